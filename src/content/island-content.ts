import { type Content, loadContent } from './load.ts';
import { pageTexts } from './schemas/formulario.ts';

/**
 * A part of the content as islands know it: little of it, in the shape in which they use it.
 * @param path `interface/cookies` is the block `cookies` of content/interface.yaml
 */
export function islandContent(path: string, content = loadContent()): unknown {
  const keys = path.split('/');
  const value = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], forIslands(content));
  if (value === undefined) throw new Error(`virtual:content/${path} names nothing in the content.`);
  return value;
}

type Taking = (content: Content) => void;

const followers = new Set<Taking>();

/**
 * Lets what draws islands take its part of the content now and whenever it is renewed.
 * @public used by the modules that content-modules.ts writes
 */
export function followContent(take: Taking): void {
  take(loadContent());
  followers.add(take);
}

/** Reads the content again: a page is drawn next, perhaps another pharmacy's. */
export function renewContent(): void {
  const content = loadContent();
  for (const take of followers) take(content);
}

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
    formulario: { ...formulario, pagina: pageTexts(formulario) },
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
