import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { noticeOf, stateAt } from '../../tests/state-at.ts';
import { Contact } from '../contact/Contact.tsx';
import { whenNobodyComes } from '../contact/outside-hours.ts';
import { avisos as avisosFile } from '../notices/avisos.schema.ts';
import type { Notice } from '../notices/notices.ts';
import { whenDone } from '../pharmacy/delivery.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { place } from '../pharmacy/schemas/farmacia.ts';
import { entregas, pagamentos } from '../pharmacy/schemas/oferta.ts';
import { RequestSection } from '../request/RequestSection.tsx';
import { About } from '../sections/About.tsx';
import { HomeDelivery } from '../sections/HomeDelivery.tsx';
import { dayChanges } from './day-changes.ts';
import { openOn } from './duty.ts';
import { dutyOf, timetableOf } from './from-content.ts';
import { holidaysAt, type Region } from './holidays.ts';
import { horario } from './horario.schema.ts';
import { asMasculine, isMasculine } from './opening-line.ts';
import type { Answer } from './regimes.ts';
import { usualOn } from './special-days.ts';

interface Invented {
  horario: object;
  finds?: string;
  /** What its page, built on that day, says and what it does not. Its other facts are the demonstration's. */
  page?: { builtOn: string; says?: string[]; never?: string[] };
  farmacia?: Partial<
    Pick<
      typeof demonstration.farmacia,
      'horarioTelefone' | 'epocasTelefone' | 'telefoneNosFeriados' | 'telefoneDeServico'
    >
  > & {
    deChamada?: boolean;
  };
  entregas?: object;
  pagamentos?: object[];
  region?: Region;
  /** Null where it has no number of its own for outside its hours. */
  urgencia?: string | null;
  notices?: (Partial<Notice> & { days: string })[];
}

const PHARMACIES: Record<string, Invented> = parse(readFileSync(new URL('./pharmacies.yaml', import.meta.url), 'utf8'));

/** The line that tells which pharmacy is on duty: who answers where the pharmacy has no number of its own for then. */
const linhaDeServico = { texto: 'Farmácias de serviço', numero: '1400', custo: 'grátis à noite' };
const datesAt = (...at: Parameters<typeof holidaysAt>) => holidaysAt(...at).map(({ date }) => date);

describe.each(Object.entries(PHARMACIES))('%s', (_, pharmacy) => {
  const { region = 'continente', urgencia = 'outside' } = pharmacy;
  const notices = (pharmacy.notices ?? []).map(({ days, ...change }) => noticeOf(days, change));
  const fields = horario.parse({ disponibilidade: 'Ligue.', ...pharmacy.horario });
  const timetable = timetableOf(fields, datesAt(region, null));
  const duty = dutyOf(fields, timetable.holidays ?? []);
  const telefones = { urgencia: urgencia ?? undefined, deChamada: pharmacy.farmacia?.deChamada ?? false };
  const onCall = fields.chamada.numero ?? urgencia;
  const numbers = {
    geral: 'own',
    outsideHours: whenNobodyComes({ farmacia: { telefones }, pagina: { linhaDeServico }, onCall, timetable }).number,
    onCall,
  };
  const { horarioTelefone = [], epocasTelefone = [], telefoneNosFeriados, telefoneDeServico } = pharmacy.farmacia ?? {};
  const hasTelephoneHours = horarioTelefone.length > 0 || telefoneDeServico === 'porta';
  const numberOf = (answer: Answer, isAnswered: boolean) => {
    if (answer === 'call') return numbers.onCall ?? numbers.outsideHours;
    if (isAnswered || (answer !== 'closed' && !hasTelephoneHours)) return numbers.geral;
    // While somebody serves, nobody is asked who is on duty.
    return answer === 'closed' || (answer !== 'open' && urgencia) ? numbers.outsideHours : 'nobody';
  };
  test.each(pharmacy.page ? [pharmacy.page] : [])(
    'its page of $builtOn says so',
    ({ builtOn, says = [], never = [] }) => {
      const text = pageText(pharmacy, fields, notices, builtOn);
      for (const sentence of says) expect(text).toContain(sentence);
      for (const sentence of never) expect(text).not.toContain(sentence);
    },
  );
  test.each(pharmacy.finds?.trim().split('\n') ?? [])('%s', (found) => {
    const [at = ''] = found.split(' | ');
    const when = whenDone({ horario: horarioTelefone, epocas: epocasTelefone }, demonstration);
    const own = { ...when.week, onHolidays: telefoneNosFeriados, onDuty: telefoneDeServico };
    const { answer, isAnswered, line } = stateAt(at, timetable, notices, duty, own);
    const periods = openOn(usualOn(timetable), at.slice(0, 10), dayChanges(notices), duty);
    const open = periods.map(({ from, to }) => `${from}–${to}`).join(' ') || '-';
    expect([at, answer, numberOf(answer, isAnswered), open, line].join(' | ')).toBe(found);
  });
});

const demonstration = loadPharmacy('exemplos/demonstracao');

/** The parts of the page that say its hours, deliveries and numbers, as one text. */
function pageText(written: Invented, hours: typeof demonstration.horario, avisos: Notice[], builtOn: string): string {
  const { farmacia, urgencia, region } = written;
  const { telefones, coordenadas } = demonstration.farmacia;
  const pharmacy = pharmacyOf(
    {
      ...demonstration,
      horario: { ...hours, disponibilidade: undefined },
      avisos: avisosFile.parse(avisos),
      entregas: written.entregas
        ? entregas.parse({ ...demonstration.entregas, ...written.entregas, urgente: undefined })
        : demonstration.entregas,
      pagamentos: written.pagamentos ? pagamentos.parse(written.pagamentos) : demonstration.pagamentos,
      farmacia: {
        ...demonstration.farmacia,
        linguas: ['francês', 'alemão', 'espanhol'],
        telefones: { ...telefones, urgencia: urgencia === null ? undefined : telefones.urgencia },
        coordenadas: {
          ...coordenadas,
          longitude: { continente: -8, madeira: -16.9, acores: -25.6 }[region ?? 'continente'],
        },
        ...farmacia,
      },
    },
    builtOn,
  );
  const props = { pharmacy, children: null };
  const parts = [createElement(About, props), createElement(HomeDelivery, props), createElement(RequestSection, props)];
  const html = renderToStaticMarkup(createElement(Fragment, null, ...parts, createElement(Contact, props)));
  const marked = html.replace(/<\/(?:p|li|tr|th|h\d|dt|dd|div)>|<br\/>/g, ' | ');
  return marked
    .replace(/<[^>]+>/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/ {2,}/g, ' ');
}

test.each([
  ['Posto da Fonte', 'Fechado · abre às 9h'],
  ['Balcão', 'Fechado · abre às 9h'],
  ['Farmácia do Posto', 'Fechada · abre às 9h'],
  ['Postaria', 'Fechada · abre às 9h'],
])('a place is open or closed in the gender of its name: «%s»', (name, line) => {
  expect(isMasculine(name) ? asMasculine('Fechada · abre às 9h') : 'Fechada · abre às 9h').toBe(line);
});

const workdays = (fecha: string) => [{ dias: ['segunda', 'terca', 'quarta', 'quinta', 'sexta'], abre: '09:00', fecha }];
const SISTER = {
  nome: 'Farmácia da Ponta',
  morada: { rua: 'Rua do Cais, 1', codigoPostal: '9930-000', localidade: 'Ponta' },
  aberturas: workdays('18:00'),
  epocas: [{ nome: 'Verão', de: '01/07', ate: '31/08', aberturas: workdays('20:00') }],
  voltam: [
    { nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '09:00', fecha: '13:00' }] },
    // Once: a holiday closes it, and this opens it.
    { nome: 'Inventário', de: '2027-01-15' },
    { nome: 'Obras', de: '2027-12-24' },
    { nome: 'Festa', de: '2026-12-08', horario: [{ abre: '10:00', fecha: '12:00' }] },
  ],
  feriados: { municipal: '29/06' },
};

test.each([
  ['2026-12-24T14:00', 'Fechada · abre segunda às 9h'],
  ['2027-07-01T19:00', 'Aberta agora · fecha às 20h'],
  ['2027-06-29T10:00', 'Fechada · feriado · abre amanhã às 9h'],
  ['2027-01-15T10:00', 'Fechada · abre segunda às 9h'],
  ['2027-12-24T10:00', 'Fechada · abre segunda às 9h'],
  ['2026-12-08T11:00', 'Aberta agora · fecha às 12h'],
])('a sister pharmacy has a season, days apart and a municipal holiday of its own: at %s «%s»', (at, line) => {
  const sister = place.parse(SISTER);
  expect(stateAt(at, timetableOf(sister, datesAt('acores', '06-29'))).line).toBe(line);
});

test('a sister pharmacy says nothing of duty and of calls: it has a site of its own', () => {
  const { error } = place.safeParse({ ...SISTER, servico: { turnos: [] }, chamada: { sempre: true } });
  expect(error?.issues).toMatchObject([{ keys: ['servico', 'chamada'] }]);
});
