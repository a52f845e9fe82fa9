import type { Content } from '../pharmacy/content.ts';

/**
 * The photographs that the content names, with where each stands: that of the shop opens the page where the owner wants
 * it there.
 */
export function namedPhotographs({ fotografias = {}, aspeto }: Content['farmacia']) {
  return Object.entries(fotografias).flatMap(([name, photograph]) => {
    const place = name === 'loja' && aspeto.abertura === 'fotografia' ? 'abertura' : name;
    return photograph ? [{ place, ...photograph }] : [];
  });
}

/** The drawing of each landscape that farmacia.yaml may choose, in src/art/panels. */
const LANDSCAPE_DRAWINGS = { aldeia: 'village', serra: 'mountain', costa: 'coast', vila: 'town' };

/** What is drawn for a section without a photograph, by the photograph's place. */
const INLAND_DRAWINGS = { equipa: 'counter', servicos: 'services', aluguer: 'rental' };
const MOUNTAIN_DRAWINGS = { ...INLAND_DRAWINGS, parceiros: 'road', contactos: 'contact' };
/** The way to the house, where the landscape that would stand there opens the page. */
const WAY = { place: 'caminho', drawing: 'steps' };
const COAST_DRAWINGS = {
  equipa: 'coast-boats',
  servicos: 'coast-beach',
  aluguer: 'coast-promenade',
  parceiros: 'coast-neighbours',
};
const SECTION_DRAWINGS = {
  aldeia: { ...INLAND_DRAWINGS, contactos: 'contact' },
  serra: MOUNTAIN_DRAWINGS,
  costa: COAST_DRAWINGS,
  vila: INLAND_DRAWINGS,
};

/** The place of the lighthouse, in the sea of a house on the coast that opens with tiles alone. */
const LIGHTHOUSE = 'farol';

/** Whether a photograph or a panel stands in the first view. */
export const isInFirstView = ({ place }: { place: string }) => place === 'abertura' || place === LIGHTHOUSE;

/**
 * The azulejo panels, of a pharmacy that chose a landscape: it opens the page, or stands beside the map in the place of
 * the shop's photograph; the sections for which there is no photograph have drawings of their own.
 * @returns the place of each, as of `namedPhotographs`, and the name of its drawing in src/art/panels
 */
export function panels({ fotografias = {}, aspeto }: Content['farmacia']) {
  const { abertura, paisagem } = aspeto;
  if (!paisagem && abertura !== 'painel') return [];
  const landscape = LANDSCAPE_DRAWINGS[paisagem ?? 'aldeia'];
  const ofSections = Object.entries(paisagem ? { loja: landscape, ...SECTION_DRAWINGS[paisagem] } : {})
    .filter(([place]) => !fotografias[place as keyof typeof fotografias])
    .map(([place, drawing]) => ({ place, drawing }));
  if (abertura === 'azulejo' && paisagem === 'costa')
    return [{ place: LIGHTHOUSE, drawing: 'lighthouse' }, ...ofSections];
  if (abertura !== 'painel') return ofSections;
  const isWayDrawn = paisagem && paisagem !== 'costa' && !fotografias.loja;
  return [
    { place: 'abertura', drawing: landscape },
    ...ofSections.filter(({ place }) => place !== 'loja'),
    ...(isWayDrawn ? [WAY] : []),
  ];
}
