/** A section of the home page. */
export interface Section {
  /** How the choices for the menu name it. */
  label: string;
  /** The section that it stands in; its heading is one of that. */
  within?: string;
  /** The list or the tick without which the page leaves it out: `aluguer`, `entregas.faz`. */
  shownIf?: string;
  /** Whether it is on paper, too (`isPrinted` of `src/ui/Section.tsx`). */
  isPrinted: boolean;
}

/**
 * The sections of the home page by their ids, in its order. A new one begins here: the menu's choices follow from it,
 * and tests hold the page, the menu, the paper and docs/design.md against it.
 */
export const SECTIONS = {
  sobre: { label: 'Sobre a farmácia', isPrinted: true },
  horario: { label: 'Horário', within: 'sobre', shownIf: 'horario.aberturas', isPrinted: true },
  servicos: { label: 'Serviços', isPrinted: true },
  entregas: { label: 'Entregas', within: 'servicos', shownIf: 'entregas.faz', isPrinted: true },
  aluguer: { label: 'Aluguer', shownIf: 'aluguer', isPrinted: true },
  parceiros: { label: 'Parceiros', shownIf: 'parceiros', isPrinted: false },
  'como-chegar': { label: 'Como chegar', isPrinted: true },
  pedido: { label: 'Pedido', isPrinted: false },
  contactos: { label: 'Contactos', isPrinted: true },
  pagamentos: { label: 'Pagamentos', isPrinted: true },
} satisfies Record<string, Section>;

/**
 * The photographs that an owner may give, each with its section and how the editor names it: `fotografias` in
 * farmacia.yaml.
 */
export const PHOTOGRAPH_PLACES = {
  loja: { section: 'como-chegar', label: 'A farmácia por fora ou por dentro; ao lado do mapa, ou na abertura' },
  fachada: {
    section: 'como-chegar',
    label: 'A fachada, para quem a procura na rua; ao lado do mapa, se a da loja for outra',
  },
  equipa: { section: 'sobre', label: 'Quem atende; debaixo da história' },
  servicos: { section: 'servicos', label: 'Ao lado do título dos serviços' },
  aluguer: { section: 'aluguer', label: 'Debaixo do orçamento do aluguer' },
  parceiros: { section: 'parceiros', label: 'Ao lado do título dos parceiros' },
} satisfies Record<string, { section: keyof typeof SECTIONS; label: string }>;
