import type { ViteUserConfig } from 'astro';
import { type Content, loadContent } from './load.ts';
import { pageTexts } from './schemas/formulario.ts';
import { timetable } from './view.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { load?: unknown }>;

/**
 * The content that islands show, as modules: `import texts from 'virtual:content/interface/cookies'`. It travels with the code
 * that shows it; as props it would stand a second time in every page's HTML, escaped (docs/decisions/island-texts.md).
 *
 * Each row: the module's name, and the part of the content that it exports, in the shape in which islands use it.
 */
export const VIRTUAL_MODULES = {
  'interface/abertaAgora': (content: Content) => content.interface.abertaAgora,
  'interface/avisos': (content: Content) => content.interface.avisos,
  'interface/cookies': (content: Content) => content.interface.cookies,
  'interface/entregamos': (content: Content) => content.interface.entregamos,
  'interface/erro': (content: Content) => content.interface.erro,
  'interface/orcamento': (content: Content) => content.interface.orcamento,
  'interface/partilhar': (content: Content) => content.interface.partilhar,
  'interface/slogans': (content: Content) => content.interface.slogans,
  'interface/tema': (content: Content) => content.interface.tema,
  'formulario/acoes': ({ formulario }: Content) => formulario.acoes,
  'formulario/aviso': ({ formulario }: Content) => formulario.aviso,
  'formulario/pagina': ({ formulario }: Content) => pageTexts(formulario),
  'formulario/estado': ({ formulario }: Content) => formulario.estado,
  'formulario/painel': ({ formulario }: Content) => formulario.painel,
  'formulario/sms': ({ formulario }: Content) => formulario.sms,
  slogans: ({ slogans }: Content) => slogans,
  hours: (content: Content) => timetable(content),
  /** `book` is "Agendar Aluguer". */
  rental: ({ aluguer, pagina }: Content) => ({ items: aluguer, book: pagina.aluguer.agendar }),
  /** Councils where the pharmacy delivers, its own first; kinds of delivery with their price in cents. */
  delivery: ({ farmacia, entregas: { concelhos, normal, urgente } }: Content) => ({
    councils: [farmacia.concelho, ...concelhos],
    kinds: [normal, urgente].map(({ nome, preco, prazo }) => ({ nome, preco, prazo })),
  }),
  /** Who the pharmacy is and how it can be reached. Numbers have nine digits. */
  pharmacy: ({ farmacia, pagina }: Content) => ({
    name: farmacia.nome,
    email: farmacia.email,
    telephone: farmacia.telefones.geral,
    whatsapp: farmacia.telefones.whatsapp,
    callCosts: pagina.custoChamada,
  }),
};

type Name = keyof typeof VIRTUAL_MODULES;

/** The stylesheet with the one colour that a pharmacy chooses. */
const HUE = 'virtual:content/hue.css';

const hueStyle = ({ farmacia }: Content) => `@layer tokens{:root{--hue:${farmacia.matiz}}}`;

const PREFIX = 'virtual:content/';

/** Vite's plugin for the modules of the table. In Node's own resolution they have a NUL in front, as Rollup's habit is. */
export function virtualModules(): Plugin {
  return {
    name: 'farmacia:virtual-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const content = loadContent();
      if (id === `\0${HUE}`) return hueStyle(content);
      const name = id.slice(PREFIX.length + 1);
      if (!(name in VIRTUAL_MODULES)) throw new Error(`${id} is not in the table of src/content/virtual.ts.`);
      return `export default ${JSON.stringify(VIRTUAL_MODULES[name as Name](content))}`;
    },
  };
}

/** Types of the modules, for TypeScript: each is what its row returns. The file lies in `.astro/integrations/…/`. */
export const virtualTypes = () =>
  Object.keys(VIRTUAL_MODULES)
    .map(
      (name) => `declare module '${PREFIX}${name}' {
  const value: ReturnType<typeof import('../../../src/content/virtual.ts')['VIRTUAL_MODULES']['${name}']>;
  export default value;
}`,
    )
    .join('\n');
