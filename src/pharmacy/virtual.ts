import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HookParameters, ViteUserConfig } from 'astro';
import { houseTokens, withHouseColours } from '../art/palette.ts';
import { channelOf, mobileOf } from '../contact/channel.ts';
import { urgentMedicine } from '../contact/words.ts';
import { inlineScript } from '../document/inline-script.ts';
import { comingByName } from '../opening/duty-rows.ts';
import { onCall as onCallWord } from '../opening/words.ts';
import { isInFirstView, namedPhotographs, panels } from '../photographs/from-content.ts';
import { MESSAGE_TITLE } from '../request/words.ts';
import { deliveryKinds, deliveryLine } from './delivery.ts';
import { loadPharmacy, pharmacyFolder } from './load.ts';
import type { Pharmacy } from './pharmacy.ts';
import { PHOTOGRAPHS } from './photographs/photograph.ts';

/** Vite's plugin type, through Astro: vite is no dependency of the site. */
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { load?: unknown }>;

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * The content that scripts need, islands above all, as modules: `import aluguer from 'virtual:content/aluguer'`. It is
 * bundled with the island's script; as props, Astro would write it into the page again, as escaped JSON, beside the
 * HTML made from it (docs/decisions/14-island-texts.md). What a module exports must be JSON. A Portuguese name is the
 * path of a block of the content; an English one stands for what was made of several.
 */
export const VIRTUAL_MODULES = {
  aluguer: ({ aluguer }: Pharmacy) => aluguer,
  /**
   * Who the pharmacy is, and how it can be reached: `mobile` takes an SMS; `outsideHours` answers while it is closed;
   * `onCall` is the number to call in the hours in which somebody comes when called. `behind`: the hours by which its
   * clock is behind Lisbon's.
   */
  contact: (pharmacy: Pharmacy) => {
    const { farmacia, outsideHours, behind = 0 } = pharmacy;
    const { number, costs, who } = outsideHours;
    return {
      name: farmacia.nome,
      deliveryNote: deliveryLine(pharmacy),
      deliveries: deliveryKinds(pharmacy),
      email: farmacia.email,
      telephone: farmacia.telefones.geral,
      outsideHours: { number, costs, name: outsideHours.isOwn ? urgentMedicine : who },
      onCall: pharmacy.onCall && { number: pharmacy.onCall, costs: pharmacy.callCosts, name: onCallWord },
      channel: channelOf(farmacia, MESSAGE_TITLE),
      mobile: mobileOf(farmacia.telefones),
      callCosts: pharmacy.callCosts,
      behind,
    };
  },
};

const PREFIX = 'virtual:content/';

/** The modules whose code is not one JSON value. */
const OTHER_MODULES: Record<string, (content: Pharmacy) => string | Promise<string>> = {
  /**
   * The tokens, in the pharmacy's hue, and other styles that it chooses and that the first view shows: its corners; its
   * photograph; the hours of its chat; who comes when called.
   */
  'look.css': ({ farmacia, chatHours, onCall }) =>
    [
      houseTokens(farmacia.matiz),
      farmacia.aspeto.abertura === 'azulejo' && readStyles('sections/sea'),
      farmacia.aspeto.cantos === 'retos' && readStyles('styles/straight-corners'),
      namedPhotographs(farmacia).some(isInFirstView) && readStyles('photographs/hero-photograph'),
      ...panels(farmacia)
        .filter(isInFirstView)
        .map(
          ({ place }) =>
            panelColours(farmacia) + readStyles(place === 'farol' ? 'sections/lighthouse' : 'photographs/hero-panel'),
        ),
      chatHours && readStyles('contact/chat-hours'),
      onCall && readStyles('opening/on-call'),
    ]
      .filter(Boolean)
      .join(''),
  /** The colours of the panels, for a pharmacy without one in the first view: with one, `look.css` has them. */
  'panel-colours.css': ({ farmacia }) => panelColours(farmacia),
  /** A script with all that it imports: shared code would be in the page's own script, which no page may wait for. */
  'show-coming': (pharmacy) => {
    const ofPlaces = pharmacy.places.flatMap((place) => comingByName(place, place.nome));
    const hasRecurringDays = pharmacy.timetable.specialDays?.some(({ turn }) => turn) ?? false;
    return inlineScript('./src/opening/show-coming.ts', {
      COMING: Object.fromEntries([...comingByName(pharmacy), ...ofPlaces]),
      HOLIDAYS: [...pharmacy.holidayNames],
      ARE_TURNS_IN_SENTENCES: hasRecurringDays || ofPlaces.length > 0,
    });
  },
  /**
   * `images`: the photographs that the content names, by place, as Astro's image service takes them. `panels`: the
   * addresses of the panels, by place. `styles`: the styles of photographs and panels below the first view, as text.
   */
  photographs: ({ farmacia }) => {
    const named = namedPhotographs(farmacia);
    const drawn = panels(farmacia);
    const pictures = [...named, ...drawn];
    const styles = [
      !pictures.every(isInFirstView) && resolve('src/photographs/photographs.css'),
      drawn.length > 0 && !drawn.some(isInFirstView) && `${PREFIX}panel-colours.css`,
    ].filter((path) => path !== false);
    const imports = [
      ...named.map(({ place, ficheiro }) => [place, resolve(pharmacyFolder(), PHOTOGRAPHS, ficheiro)]),
      ...drawn.map(({ place, drawing }) => [
        `${place}Panel`,
        `${resolve(`src/art/panels/${drawing}.svg`)}?url&no-inline`,
      ]),
      ...styles.map((path, i) => [`styles${i}`, `${path}?inline`]),
    ];
    // With slashes on Windows too.
    const lines = imports.map(([name, path]) => `import ${name} from ${JSON.stringify(path?.replaceAll('\\', '/'))};`);
    const images = named.map(({ place }) => place);
    const panelUrls = drawn.map(({ place }) => `${place}: ${place}Panel`);
    const stylesCode = ["''", ...styles.map((_, i) => `styles${i}`)].join(' + ');
    return `${lines.join('')}export default { images: {${images}}, panels: {${panelUrls}}, styles: ${stylesCode} };`;
  },
};

const readStyles = (path: string) => readFileSync(`src/${path}.css`, 'utf8');

const panelColours = ({ matiz }: Pharmacy['farmacia']) =>
  withHouseColours(readStyles('photographs/panel-colours'), matiz);

/**
 * The Vite plugin that serves these modules. By Rollup's convention other plugins leave ids that start with `\0` alone.
 */
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
 * Makes Vite load these modules again, and those that import them, because the content changed. Not `invalidateAll()`:
 * while Astro still loads its own modules it would get some of them twice, and no page would come until the server
 * starts anew.
 */
export function forgetContent({ environments }: DevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(`\0${PREFIX}`)) moduleGraph.invalidateModule(module);
}

/**
 * Declares each module's type: what its function returns. Astro writes this text to `.astro/integrations/…/`, hence the
 * path.
 */
export const virtualTypes = () => {
  const table = "typeof import('../../../src/pharmacy/virtual.ts')['VIRTUAL_MODULES']";
  const types = {
    'show-coming': 'never',
    photographs:
      "{ images: Record<string, import('astro').ImageMetadata>; panels: Record<string, string>; styles: string }",
    ...Object.fromEntries(Object.keys(VIRTUAL_MODULES).map((name) => [name, `ReturnType<${table}['${name}']>`])),
  };
  const declarationOf = ([name, type]: [string, string]) =>
    `declare module '${PREFIX}${name}' { const value: ${type}; export default value; }`;
  return Object.entries(types).map(declarationOf).join('\n');
};
