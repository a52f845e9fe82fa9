import { NOT_FOUND } from '../sections/words.ts';
import type { Content } from './content.ts';

/** Fields of pagina.yaml that stand in the titles' typeface. */
const IS_TITLE = /^(titulo|lema)/;

/** The letters that a pharmacy's titles are written with: the typeface is cut to them (src/art/font.ts). */
export function titleLetters({ farmacia, pagina, privacidade }: Content): string {
  const { nome, nomeCurto = '', morada } = farmacia;
  const titles = Object.values<object>(pagina as never).flatMap((block) =>
    Object.entries(block).flatMap(([field, text]) => (IS_TITLE.test(field) ? [String(text)] : [])),
  );
  const ofPolicy = privacidade.texto.match(/^##? .+/gm) ?? [];
  return [nome, nomeCurto, morada.rua, privacidade.titulo, NOT_FOUND.title, ...ofPolicy, ...titles].join('');
}
