import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HookParameters, ViteUserConfig } from 'astro';
import { drawingsFile } from '../art/drawings.ts';
import { titleFile } from '../art/font.ts';
import { houseTokens } from '../art/palette.ts';
import { channelOf, mobileOf } from '../contact/channel.ts';
import { urgentMedicine } from '../contact/words.ts';
import { inlineScript } from '../document/inline-script.ts';
import { comingByName } from '../opening/next-duties.ts';
import { onCall as onCallWord } from '../opening/words.ts';
import { MESSAGE_TITLE } from '../request/words.ts';
import { deliveryKinds, deliveryLine } from './delivery.ts';
import { loadPharmacy, pharmacyFolder } from './load.ts';
import type { Pharmacy } from './pharmacy.ts';
import { PHOTOGRAPHS } from './photographs/photograph.ts';
import { titleLetters } from './title-letters.ts';

/** Vite's plugin type, through Astro: vite is no dependency of the site. */
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { load?: unknown }>;

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * The content that scripts need, islands above all, as modules: `import aluguer from 'virtual:content/aluguer'`. It is
 * bundled with the island's script; as props, Astro would write it into the page again, as escaped JSON, beside the
 * HTML made from it (docs/decisions/14-island-texts.md). What a module exports must be JSON. A Portuguese name, as
 * `aluguer`, is that block of the content; an English one, as `contact`, is put together from several.
 */
export const VIRTUAL_MODULES = {
  aluguer: ({ aluguer }: Pharmacy) => aluguer,
  /**
   * Who the pharmacy is, and how it can be reached: `mobile` takes an SMS; `outsideHours` answers while it is closed;
   * `onCall`, while somebody comes when called.
   */
  contact: (pharmacy: Pharmacy) => {
    const { farmacia, whenNobodyComes: outsideHours } = pharmacy;
    const { number, costs, who } = outsideHours;
    return {
      name: farmacia.nome,
      deliveryNote: deliveryLine(pharmacy),
      deliveries: deliveryKinds(pharmacy),
      collections: pharmacy.collections.map(({ nome }) => nome),
      email: farmacia.email,
      telephone: farmacia.telefones.geral,
      outsideHours: { number, costs, name: outsideHours.isOwn ? urgentMedicine : who },
      onCall: pharmacy.onCall && { number: pharmacy.onCall, costs: pharmacy.callCosts, name: onCallWord },
      channel: channelOf(farmacia, MESSAGE_TITLE),
      mobile: mobileOf(farmacia.telefones),
      callCosts: pharmacy.callCosts,
    };
  },
};

const PREFIX = 'virtual:content/';

/** The modules whose code is not one JSON value. */
const OTHER_MODULES: Record<string, (content: Pharmacy) => string | Promise<string>> = {
  /** The tokens in the pharmacy's hue, the typeface of its titles, and styles that the first view of some shows. */
  'look.css': async (pharmacy) => {
    const { farmacia, look, hue, chatHours, telephoneHours } = pharmacy;
    return [
      houseTokens(hue),
      titlesFace(await titleFile(look.titles, titleLetters(pharmacy))),
      !farmacia.fotografias?.loja && readStyles(`looks/${farmacia.aspeto}/opening`),
      chatHours && readStyles('contact/chat-hours'),
      telephoneHours && readStyles('contact/telephone-hours'),
    ]
      .filter(Boolean)
      .join('');
  },
  /** The picture that opens the page, of a look that has one: the address of the drawing, and its `viewBox`. */
  opening: ({ farmacia, look }) => {
    if (look.opening === 'sign') return 'export default { url: "", viewBox: "" };';
    const drawing = resolve(`src/looks/${farmacia.aspeto}/opening.svg`);
    const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(readFileSync(drawing, 'utf8')) ?? [];
    return `${importOf('url', `${drawing}?url&no-inline`)}export default { url, viewBox: ${JSON.stringify(viewBox)} };`;
  },
  /** The address of the picture of the drawings that the content names. */
  drawings: ({ servicos, parceiros, pagamentos }) => {
    // A group of services has the drawing of its first.
    const ofGroups = [...Map.groupBy(servicos, ({ grupo }) => grupo).values()].map(([service]) => service?.icone);
    const [ofPartners, marks] = [parceiros.map(({ icone }) => icone), pagamentos.map(({ marca }) => marca)];
    const file = drawingsFile(new Set([...ofGroups, ...ofPartners, ...marks]));
    return `${importOf('url', `${resolve(file)}?url&no-inline`)}export default url;`;
  },
  /** A script with all that it imports: shared code would be in the page's own script, which no page may wait for. */
  'show-coming': (pharmacy) => {
    const ofPlaces = pharmacy.places.flatMap(({ timetable, nome }) =>
      comingByName({ duty: null, timetable }, pharmacy.builtOn, nome),
    );
    return inlineScript('./src/opening/show-coming.ts', {
      COMING: Object.fromEntries([...comingByName(pharmacy, pharmacy.builtOn), ...ofPlaces]),
      HOLIDAYS: pharmacy.holidayNames,
    });
  },
  /** `images`: the photographs by place, for Astro's image service; `styles`: of those below the first view. */
  photographs: ({ farmacia }) => {
    const named = Object.entries(farmacia.fotografias ?? {}).flatMap(([place, photograph]) =>
      photograph ? [{ place, file: resolve(pharmacyFolder(), PHOTOGRAPHS, photograph.ficheiro) }] : [],
    );
    const places = named.map(({ place }) => place);
    const styles = named.length > 0 ? importOf('styles', resolve('src/photographs/photographs.css?inline')) : '';
    const images = named.map(({ place, file }) => importOf(place, file)).join('');
    return `${styles}${images}export default { images: {${places}}, styles: ${styles ? 'styles' : "''"} };`;
  },
};

/** An import of a file, with slashes on Windows too. */
const importOf = (name: string, path: string) => `import ${name} from ${JSON.stringify(path.replaceAll('\\', '/'))};`;

/** The typeface of the titles, which src/document/title-face.ts fetches once the page has been painted. */
function titlesFace(file: string): string {
  const url = JSON.stringify(`${resolve(file).replaceAll('\\', '/')}?no-inline`);
  return `@font-face{font-family:Titles;font-weight:700;font-display:swap;src:url(${url})format("woff2")}`;
}

/** Some styles as text; none where a pharmacy's look has no such file. */
function readStyles(path: string): string {
  const file = `src/${path}.css`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The Vite plugin that serves these modules. Other plugins leave ids that start with `\0` alone (Rollup). */
export function virtualModules(): Plugin {
  return {
    name: 'farmacia:virtual-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const [, name = ''] = id.replace('?inline', '').split(`\0${PREFIX}`);
      if (name in OTHER_MODULES) return OTHER_MODULES[name]?.(loadPharmacy());
      const select = Object.entries(VIRTUAL_MODULES).find(([known]) => known === name)?.[1];
      return select && `export default ${JSON.stringify(select(loadPharmacy()))}`;
    },
  };
}

/**
 * Makes Vite load these modules again, and those that import them. Not `invalidateAll()`: while Astro still loads its
 * own it would get some of them twice, and no page would come until the server starts anew.
 */
export function forgetContent({ environments }: DevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(`\0${PREFIX}`)) moduleGraph.invalidateModule(module);
}

/** Declares each module's type; Astro writes this to `.astro/integrations/…/`, hence the path. */
export const virtualTypes = () => {
  const table = "typeof import('../../../src/pharmacy/virtual.ts')['VIRTUAL_MODULES']";
  const types = {
    'show-coming': 'never',
    drawings: 'string',
    photographs: "{ images: Record<string, import('astro').ImageMetadata>; styles: string }",
    opening: '{ url: string; viewBox: string }',
    ...Object.fromEntries(Object.keys(VIRTUAL_MODULES).map((name) => [name, `ReturnType<${table}['${name}']>`])),
  };
  const declarationOf = ([name, type]: [string, string]) =>
    `declare module '${PREFIX}${name}' { const value: ${type}; export default value; }`;
  return Object.entries(types).map(declarationOf).join('\n');
};
