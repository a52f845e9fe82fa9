import { CALL_COSTS } from '../../contact/words.ts';
import { comparable } from '../../text/comparable.ts';
import { phoneKind } from '../../text/nine-digits.ts';
import { CONTENT_FILES, type Content } from '../content.ts';
import { leaves } from '../paths.ts';
import { LAWS } from './law-references.ts';
import type { Facts, Found } from './rule.ts';

/** What the law asks of texts that only the owner writes; what each page has by itself: tests/dist/law.ts. */
export function lawFindings(facts: Facts): Found[] {
  const files = Object.keys(CONTENT_FILES) as (keyof Content)[];
  const content = Object.fromEntries(files.map((name) => [name, name === 'confirmado' ? [] : facts[name]]));
  const inTexts = leaves(content).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const isClosed = /ec\.europa\.eu\/(consumers\/)?odr/i.test(value);
    const found = [...callsWithoutCost(value, facts), ...(isClosed ? [CLOSED_PLATFORM] : [])];
    return found.map((clause) => ({ at: path, found: clause }));
  });
  return [...inTexts, ...missingInPolicy(facts).map((found) => ({ at: ['privacidade', 'texto'], found }))];
}

/** A telephone of nine digits, and what stands before it; no lookbehind, which old browsers do not know. */
const TELEPHONE = /(^|[^\d.,])((?:[29]\d\d|80\d|707|76[01]|30\d)(?:\s?\d){6})(?!\d)/g;

/** A clause for each number in a text that does not say beside it, in the same paragraph, what the call costs. */
function callsWithoutCost(text: string, { farmacia, pagina, parceiros }: Facts): string[] {
  const numbers = [...farmacia.outrosTelefones, ...pagina.socorro];
  const own = new Map(numbers.map(({ numero, custo }) => [numero.replaceAll(' ', ''), custo]));
  // A person's tax number may begin as a telephone does.
  const taxNumbers = [farmacia.empresa.nipc, ...parceiros.map(({ prestador }) => prestador?.nif)];
  const isField = /^[\d\s]+$/.test(text);
  return (isField ? [] : withoutAddresses(text).split('\n\n')).flatMap((paragraph) =>
    [...paragraph.matchAll(TELEPHONE)].flatMap(([, , written = '']) => {
      const number = written.replaceAll(/\s/g, '');
      // A number of the dear ranges has its own cost; the law prescribes none.
      const cost = own.get(number) ?? (/^[29]/.test(number) ? CALL_COSTS[phoneKind(number)] : '');
      const isSaid = cost
        ? comparable(paragraph).includes(comparable(cost))
        : /chamada|custo|€|grátis/i.test(paragraph);
      const clause = `o número ${written} não diz ao lado quanto custa${cost ? `, «${cost}»` : ' a chamada'}: ${LAWS.callCosts}`;
      return isSaid || taxNumbers.includes(number) ? [] : [clause];
    }),
  );
}

const withoutAddresses = (text: string) => text.replaceAll(/\b(?:https?|mailto|tel):[^\s)]+/g, '');

/** The European platform for disputes, which has closed. */
const CLOSED_PLATFORM = 'a ligação para a plataforma europeia ODR tem de sair: Regulamento (UE) 2024/3228 (fechou)';

/** A clause for each fact that the policy leaves out: who answers for the data, serves the site, hears complaints. */
function missingInPolicy({ farmacia: { empresa, morada, email }, privacidade }: Facts): string[] {
  const { alojamento, encarregado, texto } = privacidade;
  const plain = (text: string) => text.replaceAll(/[\\\s]/g, '').replaceAll('//cnpd.pt', '//www.cnpd.pt');
  const needed: [reference: string, texts: (string | undefined)[]][] = [
    ['a) (responsável pelo tratamento)', [empresa.denominacao, empresa.nipc, morada.rua, morada.codigoPostal, email]],
    ['b) e e) (encarregado e alojamento)', [encarregado, alojamento]],
    ['d) (a autoridade)', ['https://www.cnpd.pt']],
  ];
  return needed.flatMap(([reference, texts]) =>
    texts.flatMap((text = '') =>
      plain(texto).includes(plain(text)) ? [] : [`falta «${text}»: RGPD, artigo 13.º, ${reference}`],
    ),
  );
}
