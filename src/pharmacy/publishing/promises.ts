import { turnsBy } from '../../opening/duty.ts';
import { isOpenDayAndNight, isOpenEveryDay, weekdayOf } from '../../opening/timetable.ts';
import { pharmaciesOnDuty } from '../../opening/words.ts';
import { comparable } from '../../text/comparable.ts';
import { groupBy } from '../../text/group-by.ts';
import { amountsIn } from '../../text/money.ts';
import { excerpt } from '../mistakes/mistakes.ts';
import { leaves, pathOfField, valueAt } from '../paths.ts';
import { type Facts, type Found, isShown, settledBy } from './rule.ts';
import { daysNamed, LONG_WORDS, saidOtherwise, TAKEN_BACK } from './said-hours.ts';
import { saidOtherwiseInNotice } from './said-in-notices.ts';

type Check = (facts: Facts, said: RegExpExecArray) => boolean;

/**
 * What a sentence says, without accents; the field that says otherwise; the clause; what is expected, none where it is
 * only asked about; if the field does.
 */
type Promised = [says: RegExp, against: string, found: string, expected: string | undefined, isBroken: Check];

/** Only what can be read in one way is refused: rules that read more of a sentence refused true ones. */
// biome-ignore format: a line for what is said and the other field, the rule below
const PROMISES: readonly Promised[] = [
  [/\b(entregamos|entregar?|entregas|levamos)\b.*\b(casa|domicilio)\b|\bmorada\b.*\bbuscar\b/, 'entregas.faz', 'fala de entregas em casa, e a farmácia não as faz', 'uma frase sem elas',
    ({ entregas }) => !entregas.faz],
  [/\balug(amos|uer|ar)\b/, 'aluguer', 'fala de aluguer, e não há nada para alugar', 'uma frase sem ele',
    ({ aluguer, servicos, parceiros }) => aluguer.length === 0 && !/alug/i.test(JSON.stringify([servicos, parceiros]))],
  [/\b(abert[ao]s?|abrimos) todos os dias\b(?! uteis)/, 'horario.aberturas', 'diz que abre todos os dias, e há um em que está fechada', 'os dias em que abre',
    ({ timetable }) => !isOpenEveryDay(timetable)],
  [new RegExp(comparable(pharmaciesOnDuty)), 'farmacia.ligacoes.farmaciasDeServico', `manda ver «${pharmaciesOnDuty}», e essa ligação não existe`, 'a ligação, ou outra resposta',
    ({ farmacia }) => !farmacia.ligacoes.farmaciasDeServico],
  [/\bnumero de fora do horario\b/, 'farmacia.telefones.urgencia', 'manda ligar para o número de fora do horário, e não há nenhum', 'o número, ou outra frase',
    ({ farmacia, onCall }) => !farmacia.telefones.urgencia && !onCall],
  [/^abert[ao]s? 24\s?h|\b(estamos|sempre) abert[ao]s?,?( todos os dias,?)? 24\s?h|\babrimos 24\s?h/, 'horario.aberturas', 'diz que abre 24 horas, e há horas em que fecha', 'as horas em que abre',
    ({ timetable }) => !isOpenDayAndNight(timetable)],
  [/\b(farmaceutic\w+|alguem) de chamada\b/, 'horario.chamada', 'fala de alguém de chamada, e no horário não vem ninguém', undefined,
    ({ farmacia, onCall }) => !farmacia.telefones.urgencia && !onCall],
  [/^(?=.*\brespond)(?!.*\btelefone(?! (?:ou|e)\b)).*\b(dentro do horario|a qualquer hora)\b/, 'farmacia.horarioWhatsapp', 'diz quando se responde, e o WhatsApp tem horas suas', undefined,
    ({ chatHours }) => chatHours !== null],
  [/^(?=.*\b(?:servico|somos nos)\b).*\b(?:uma (semana|noite) em (?:cada )?(\w+)|de (\w+) em \3 (semana|noite|dia))/, 'horario.servico.turnos', 'diz de quanto em quanto tempo está de serviço, e nos turnos a conta é outra', undefined,
    ({ horario: { servico: { turnos } } }, [, one, many = '', each = many, unit = one]) => turnos.length === 1 && turnos[0]?.repete !== undefined &&
      turnos[0].repete !== (NUMBERS.indexOf(each) + 1 || Number(each)) * (unit === 'semana' ? 7 : 1)],
  [/\bentregas: .*\b(?:ped|encomend)\w+ ate\b\D*(\d+)[h:](\d*)/, 'entregas.normal.pedidos', 'diz até que horas se pede, e essa hora não está em «Até quando se pede», por onde o formulário conta o dia', undefined,
    ({ deliveries }, [, hour = '', minute]) => !JSON.stringify(deliveries.map(({ pedidos }) => pedidos)).includes(`${hour.padStart(2, '0')}:${minute || '00'}`)],
  // A vaccine is injected, but not all that is injected is a vaccine.
  ...([['vacinas', /\bvacin/, /vacin/], ['injeções', /\binje[ct]/, /inje|vacin/], ['testes rápidos', /\btestes? rapid/, /teste|glic|colest|lipid|hemoglob|covid|gravidez/]] as const).map(
    ([what, says, isNamed]): Promised => [says, 'servicos', `fala de ${what}, que nos serviços não se leem`, undefined,
      ({ servicos }) => !isNamed.test(comparable(JSON.stringify(servicos)))]),
  [/^.*\b(?:ao?|ate)(?: dia)? (\d\d?) de (\w+)/, 'servicos', 'diz até que dia, e nos serviços lê-se até ao fim do mês, enquanto a descrição não disser o dia', undefined,
    ({ servicos }, [said, day, month]) => servicos.some(({ nome, epoca, descricao }) => epoca && comparable(epoca.ate) === month && Number(day) < 28 && said.includes(`${comparable(nome).match(LONG_WORDS)?.at(-1)}`) && !descricao.includes(`${day} de`))],
  [/\b(posso|pod\w+|mande|envie)\b.*\bfotografia/, 'farmacia.telefones.sms', 'fala de fotografias, e por SMS podem não chegar', undefined, ({ channel }) => channel.kind === 'sms'],
  [/\bsns\b|^808 24 24/, 'farmacia.coordenadas', 'é o SNS, e nas ilhas quem paga e aconselha é o serviço regional de saúde: nos Açores 808 24 60 24, na Madeira o SRS 24, 800 24 24 20', undefined,
    ({ region }) => region !== 'continente'],
  [/\bpostigo\b/, 'horario.servico.turnos', 'fala do postigo, e em nenhum turno se atende por ele', undefined,
    ({ duty, timetable }) => !timetable.isAtWindow && turnsBy(duty?.turns ?? [], 'window').length === 0],
  [/\btoque a campainha\b/, 'horario.servico.turnos', 'fala da campainha, e em nenhum turno se atende por ela', undefined,
    ({ duty, timetable }) => !isOpenDayAndNight(timetable) && !duty?.atNight?.includes('campainha') && turnsBy(duty?.turns ?? []).length === 0],
  [/\b([29]\d\d\s?\d{3}\s?\d{3})\b/, 'farmacia.telefones', 'diz um número que não é nenhum dos da farmácia', undefined,
    ({ farmacia, horario, parceiros, pagina }, [, number]) => !inOneWord(JSON.stringify([farmacia, horario.chamada, parceiros, pagina.socorro])).includes(inOneWord(`${number}`))],
  [/^(?!.*\b(semanas|dias|meses)\b).*\d\s?(€|euros)/, 'servicos', 'diz um valor que não se lê nos preços', undefined,
    ({ servicos, aluguer, entregas, horario, parceiros }, [said]) => {
      const others = leaves([servicos, aluguer, entregas, horario, parceiros]).filter(({ path }) => !/descricao|condicao|prazo/.test(`${path.at(-1)}`));
      const known = others.flatMap(({ value }) => (typeof value === 'number' ? value : amountsIn(`${value}`)));
      return amountsIn(said).some((amount) => !known.includes(amount));
    }],
  [/\b(?:aceit\w+|com)\b.*\b(mb\s?way|apple\s?pay|google\s?pay|paypal|cheque|visa|mastercard)|\b(mb\s?way|paypal|cheque)s?\b.*\baceit/, 'pagamentos', 'diz que se aceita, e nos pagamentos não se lê', undefined,
    ({ pagamentos }, [, one, way = one]) => !pagamentos.some(({ nome }) => inOneWord(nome).includes(inOneWord(`${way}`)))],
  [/^.*\b(?:com|por|aceit|sim)\b.*/, 'pagamentos', 'fala de um meio que nos pagamentos não se aceita', undefined,
    ({ pagamentos }, [said]) => pagamentos.some(({ nome, aceita }) => !aceita && said.includes(comparable(nome)))],
  [/\balug\w+\b.*\b(dia|semana|mes)$/, 'aluguer', 'diz como se aluga, e esses preços não se leem', undefined,
    ({ aluguer }, [, unit = '']) => !JSON.stringify(aluguer).toLowerCase().includes(`preco${unit}`)],
  [/\bferiado municipal\b.* a (\d+) de/, 'horario.feriados.municipal', 'diz outro dia do que o do feriado', undefined,
    ({ horario: { feriados: { municipal = '' } } }, [, day]) => /^\d/.test(municipal) && Number.parseInt(municipal, 10) !== Number(day)],
  [/^(?:(?:\S+ ){0,3}|a farmacia .*?)desde (\d{4})\b|\bfarmacia abriu em (\d{4})\b/, 'farmacia.desde', 'diz outro ano do que o da farmácia', undefined,
    ({ farmacia }, [, since, year = since]) => Number(year) !== farmacia.desde],
  [/\b(?:os|ao) (sabado|domingo)s?\b.*\b(?:todos|sempre)\b|\btodos os (sabado|domingo)s\b/, 'horario.voltam', 'fala de todos, e há uns que voltam com outras horas', undefined,
    ({ timetable: { specialDays = [] } }, [, one, day = one]) => specialDays.some(({ turn }) => typeof turn?.every === 'number' && ['sabado', 'domingo'][weekdayOf(turn.from) - 5] === day)],
  [/\bfal(?:a|am|amos)\b.*?\b(ingles|frances|alemao|espanhol|italiano)\b|\b(ingles|frances|alemao|espanhol|italiano)\b.*\bao balcao\b/, 'farmacia.linguas', 'fala de uma língua que não está entre as do balcão', undefined,
    ({ languages }, [, one, language = one]) => !languages.some((spoken) => comparable(spoken).startsWith(`${language}`))],
  [/\b(por|pelo|no) whatsapp\b/, 'farmacia.telefones.whatsapp', 'fala do WhatsApp, e a farmácia não o tem', undefined, ({ hasWhatsApp }) => !hasWhatsApp],
];

const inOneWord = (text: string) => comparable(text).replaceAll(/\s/g, '');

const NUMBERS = ['uma', 'duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** The texts that promise what a field takes back, or name other hours: with `settles` where they may be true. */
export function textsAgainstFacts(facts: Facts): Found[] {
  const { farmacia, pagina, slogans, servicos, perguntas, privacidade, entregas, avisos } = facts;
  const { disponibilidade, aberturas } = facts.horario;
  const others = { horario: { disponibilidade }, farmacia: { comodidades: farmacia.comodidades }, entregas, avisos };
  return leaves({ ...others, pagina, slogans, servicos, perguntas, privacidade }).flatMap(({ path: at, value }) => {
    const field = at.join('.');
    if (typeof value !== 'string' || !IS_READ.test(field) || !isShown(at, facts)) return [];
    // A question is read with its answer.
    const question = at[0] === 'perguntas' ? perguntas[Number(at[1])]?.pergunta.replace(/\?$/, ': ') : '';
    // What is said of a delivery is of that one alone.
    const deliveries = facts.deliveries.filter(({ nome }) => nome === valueAt(facts, [...at.slice(0, -1), 'nome']));
    const own = deliveries.length > 0 ? { ...facts, deliveries } : facts;
    let season: readonly string[] = [];
    let verb = '';
    const isOfSeasons = daysNamed(comparable(value), facts).length > 0;
    const sentences = [...value.replace(/\b([DS]ra?|Prof|Eng)\./g, '$1').matchAll(/([^.!?;\n]+)(;?)/g)];
    const found = sentences.flatMap(([, one = '', goesOn = ''], i) => {
      const [written, before] = [one.trim(), i === 0 ? question : ''];
      const said = comparable(`${at[0] === 'entregas' ? 'entregas: ' : before}${written}`);
      // «Fechamos às 20h; no verão, às 22h»
      const text = VERB.test(said) ? said : verb + said;
      verb = goesOn && `${VERB.exec(text)?.[0] ?? ''} `;
      const named = daysNamed(text, facts);
      if (named.length > 0 || at[0] === 'privacidade') season = named;
      // What is said of some days alone, or with an exception, may be true of them.
      const isDoubtful = season.length > 0 || /\b(menos|exceto|salvo)\b/.test(text);
      const isOfNotice = at[0] === 'avisos';
      const broken = (isOfNotice ? [] : PROMISES).flatMap(([says, against, clause, expected, isBroken]) => {
        const said = TAKEN_BACK.test(text) ? null : says.exec(text);
        const found = at[0] === 'privacidade' ? `«{frase}» ${clause}` : clause;
        return said && isBroken(own, said) ? [{ against, found, expected }] : [];
      });
      const otherwise = isOfNotice
        ? saidOtherwiseInNotice(facts, Number(at[1]), text)
        : saidOtherwise(own, field, text, season, isOfSeasons);
      // What else a sentence with a broken promise says is not compared.
      return (broken.length > 0 ? broken : otherwise).map((one) => ({
        ...one,
        text: written,
        found: one.found.replace('{frase}', () => excerpt(written, 160)),
        expected: isDoubtful ? undefined : one.expected,
      }));
    });
    return [...groupBy(found, (one) => one.found).values()].flatMap((alike): Found[] => {
      const { against = '', ...one } = { ...alike[0] };
      if (against === 'horario.aberturas' && aberturas.length === 0) return [];
      if (one.expected) return [{ ...one, at, found: `${one.found}`, against: pathOfField(against) }];
      const question = `${one.found}: é assim?`;
      const sentences = alike.map(({ text }) => text);
      return [{ ...one, at, found: question, settles: [settledBy(facts, at, question, sentences)] }];
    });
  });
}

/** What the part of a sentence before a semicolon says, and the next part of another season or day. */
const VERB = /\b(fechamos|abrimos|atendemos|entregamos|pedidos|encomend\w+|peca)\b/;

/** The texts that are read: a question is with its answer, and of deliveries the prices have fields of their own. */
const IS_READ =
  /^(?!entregas|avisos|.*pergunta$|.*destinatario)|^entregas\.(?!levantar).*(descricao|prazo|condicao|pagamento)$|^avisos.*texto$/;
