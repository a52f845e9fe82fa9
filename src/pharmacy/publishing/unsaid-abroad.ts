import { waysIn } from '../../other-languages/ways-to-pay.ts';
import { codedLanguage } from '../pharmacy.ts';
import type { Facts, Rule, Rules } from './rule.ts';

/** Asks about a text of the owner's that no other language says, where the contacts have one. */
const unsaid =
  (isUnsaid: (facts: Facts, i: number, value: unknown) => unknown, remedy = ''): Rule =>
  (facts, i, value) =>
    value && facts.otherLanguages.length > 0 && isUnsaid(facts, i, value)
      ? `quem lê noutra língua não lê «{valor}», porque o site não o diz nelas.${remedy} Fica assim?`
      : null;

/** Texts for which the site has no words in other languages: there they are left out. */
export const UNSAID_ABROAD: Rules = {
  'pagamentos[].nome': unsaid(({ pagamentos, otherLanguages: [words] }, i) => {
    const way = pagamentos[i];
    return way?.aceita && words && waysIn(words, [way]).length === 0;
  }, ' Se é um dos símbolos da lista, escolha-o.'),
  'pagina.socorro[].texto': unsaid(({ pagina, otherLanguages: [words] }, i) => {
    const number = pagina.socorro[i]?.numero.replaceAll(' ', '');
    return number && words && !Object.hasOwn(words.emergencyNumbers, number);
  }),
  'farmacia.linguas[]': unsaid(
    (_facts, _i, written) => codedLanguage(`${written}`).length === 0,
    ' De uma época sabe os meses, como em «alemão (de julho a agosto)».',
  ),
  'horario.acrescimo': unsaid(
    ({ horario }) => !horario.acrescimoAte,
    ' Diga ao lado o máximo que se pode cobrar, e o site di-lo também nelas.',
  ),
};
