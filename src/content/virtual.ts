import type { HookParameters, ViteUserConfig } from 'astro';
import { channelKind, channelOf } from './channel.ts';
import { type Content, loadContent } from './load.ts';
import { pageTexts } from './schemas/formulario.ts';
import { timetable } from './view.ts';

/** Vite's plugin type, through Astro: vite is no dependency of the site. */
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { load?: unknown }>;

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * The content that islands show, as modules: `import texts from 'virtual:content/interface/cookies'`. It is bundled with the
 * island's script; as props, Astro would write it into the page again, as escaped JSON, beside the HTML made from it
 * (docs/decisions/island-texts.md).
 *
 * Key: the module's name, in Portuguese where it is a block of the content as it stands, in English where it was reshaped.
 * Value: a function that selects what the module exports, which must be JSON.
 */
export const VIRTUAL_MODULES = {
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
  'formulario/pagina': ({ formulario, farmacia }: Content) => ({
    ...pageTexts(formulario),
    privacidade: formulario.privacidade[channelKind(farmacia.telefones)],
  }),
  'formulario/estado': ({ formulario }: Content) => formulario.estado,
  /** `behind`: the hours by which the pharmacy's clock is behind Lisbon's. */
  'formulario/painel': (content: Content) => ({
    ...content.formulario.painel,
    behind: timetable(content).behind ?? 0,
  }),
  'formulario/sms': ({ formulario }: Content) => formulario.sms,
  slogans: ({ slogans }: Content) => slogans,
  /** `book` is the label of the booking button. */
  rental: ({ aluguer, pagina }: Content) => ({ items: aluguer, book: pagina.aluguer.agendar }),
  /** Councils where the pharmacy delivers, the pharmacy's own first; kinds of delivery with their price in cents. */
  delivery: ({ farmacia, entregas: { concelhos, normal, urgente } }: Content) => ({
    councils: [farmacia.concelho, ...concelhos],
    kinds: [normal, ...(urgente ? [urgente] : [])].map(({ nome, preco, prazo }) => ({ nome, preco, prazo })),
  }),
  /** Who the pharmacy is and how it can be reached. Numbers have nine digits; `mobile` takes an SMS. */
  pharmacy: ({ farmacia, formulario, pagina }: Content) => ({
    name: farmacia.nome,
    email: farmacia.email,
    telephone: farmacia.telefones.geral,
    channel: channelOf(farmacia, formulario.acoes.assunto),
    mobile: [farmacia.telefones.sms, farmacia.telefones.whatsapp].find((number) => number?.startsWith('9')),
    callCosts: pagina.custoChamada,
  }),
};

type Name = keyof typeof VIRTUAL_MODULES;

/** The stylesheet with the hue that a pharmacy chooses, 0 to 360. */
const HUE = 'virtual:content/hue.css';

const hueStyle = ({ farmacia }: Content) => `@layer tokens{:root{--hue:${farmacia.matiz}}}`;

const PREFIX = 'virtual:content/';

/**
 * The Vite plugin that serves these modules. Resolved ids start with `\0`, Rollup's convention for virtual modules, so that
 * other plugins leave them alone.
 */
export function virtualModules(): Plugin {
  return {
    name: 'farmacia:virtual-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const content = loadContent();
      if (id === `\0${HUE}`) return hueStyle(content);
      const name = id.slice(PREFIX.length + 1);
      if (!(name in VIRTUAL_MODULES)) throw new Error(`${PREFIX}${name} is not in src/content/virtual.ts.`);
      return `export default ${JSON.stringify(VIRTUAL_MODULES[name as Name](content))}`;
    },
  };
}

/**
 * Makes Vite load these modules again, and those that import them, because the content changed. Not `invalidateAll()`: while
 * Astro still loads its own modules it would get some of them twice, and no page would come until the server starts anew.
 */
export function forgetContent({ environments }: DevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(`\0${PREFIX}`)) moduleGraph.invalidateModule(module);
}

/** Declares each module's type: what its function returns. Astro writes this text to `.astro/integrations/…/`, hence the path. */
export const virtualTypes = () =>
  Object.keys(VIRTUAL_MODULES)
    .map(
      (name) => `declare module '${PREFIX}${name}' {
  const value: ReturnType<typeof import('../../../src/content/virtual.ts')['VIRTUAL_MODULES']['${name}']>;
  export default value;
}`,
    )
    .join('\n');
