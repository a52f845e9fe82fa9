import { type Content, loadContent } from './load.ts';
import { drawnTexts } from './schemas/formulario.ts';

const PREFIX = 'virtual:content/';

/**
 * What islands show, as modules: `virtual:content/interface/cookies` is the block `cookies` of content/interface.yaml.
 * It travels with the code that shows it. As props it would stand a second time in every page's HTML, escaped, and cost
 * the first flight 1,900 bytes (docs/decisions/island-texts.md). Types: src/islands/content-modules.d.ts.
 */
export function contentModules() {
  return {
    name: 'content-modules',
    resolveId(id: string) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = id.slice(PREFIX.length + 1).split('/');
      const value = path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key],
        forIslands(loadContent()),
      );
      if (value === undefined) throw new Error(`${id.slice(1)} names nothing in the content.`);
      return `export default ${JSON.stringify(value)};`;
    },
  };
}

/** The content as islands know it: little of it, in the shape in which they use it. */
function forIslands({
  farmacia,
  formulario,
  horario,
  entregas,
  aluguer,
  slogans,
  pagina,
  interface: controls,
}: Content) {
  const { geral, whatsapp } = farmacia.telefones;
  const { normal, urgente } = entregas;
  return {
    formulario: { ...formulario, drawn: drawnTexts(formulario) },
    interface: controls,
    slogans,
    hours: horario.aberturas,
    rental: { items: aluguer, book: pagina.aluguer.agendar },
    delivery: {
      councils: [farmacia.concelho, ...entregas.concelhos],
      kinds: [normal, urgente].map(({ nome, preco, prazo }) => ({ nome, preco, prazo })),
    },
    pharmacy: {
      name: farmacia.nome,
      email: farmacia.email,
      telephone: geral,
      whatsapp,
      callCosts: pagina.custoChamada,
    },
  };
}
