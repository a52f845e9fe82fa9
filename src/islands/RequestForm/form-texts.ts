/** The shape of content/formulario.yaml, as the form uses it. */
// biome-ignore lint/style/noRestrictedImports: types only, so nothing of the schema reaches a visitor
export type { FormTexts, LateFormTexts } from '../../content/schemas/formulario.ts';
