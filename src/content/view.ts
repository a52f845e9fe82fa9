import type { Duty } from '../lib/duty.ts';
import { type Holiday, type HolidayDate, holidaysAt, type Region } from '../lib/holidays.ts';
import type { Timetable } from '../lib/hours.ts';
import { lisbonDay } from '../lib/lisbon.ts';
import type { Content } from './load.ts';
import { fold } from './nearest-name.ts';

/** The address in the two lines in which it is shown: street, then postal code and place. */
export function addressLines({ rua, codigoPostal, localidade }: Content['farmacia']['morada']) {
  return { street: rua, place: `${codigoPostal} ${localidade}` };
}

/** The sentences for visitors who speak a language that is spoken at the counter, each in that language. */
export function spokenLanguages({ farmacia, interface: { linguas } }: Pick<Content, 'farmacia' | 'interface'>) {
  const spoken = farmacia.linguas.map(fold);
  return linguas.filter(({ nome }) => spoken.includes(fold(nome)));
}

/** When the pharmacy is open, holidays counted, by the clock of where it stands. */
export function timetable(content: Pick<Content, 'horario' | 'farmacia'>): Timetable {
  const { aberturas, feriados } = content.horario;
  const datas = holidays(content).map(({ date }) => date);
  return {
    aberturas,
    ...(feriados.regime !== 'normal' && { feriados: { datas, horario: feriados.horario } }),
    ...(regionOf(content) === 'acores' && { behind: 1 }),
  };
}

/** The day of the build: today, or that of SOURCE_DATE_EPOCH, so that equal sources give equal pages (reproducible-builds.org). */
export function buildDay(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  return lisbonDay(seconds ? new Date(Number(seconds) * 1000) : new Date());
}

/** When the pharmacy is on duty; null where it never is. */
export function duty({ horario }: Pick<Content, 'horario'>): Duty | null {
  return horario.servico.turnos.length > 0 ? horario.servico : null;
}

/** The public holidays where the pharmacy stands. */
export function holidays(content: Pick<Content, 'horario' | 'farmacia'>): Holiday[] {
  const { municipal } = content.horario.feriados;
  return holidaysAt({
    region: regionOf(content),
    municipal: municipal === undefined ? null : municipalDate(municipal),
  });
}

/** The Azores lie west of 24° W, Madeira west of 15° W. */
function regionOf({ farmacia }: Pick<Content, 'farmacia'>): Region {
  const { longitude } = farmacia.coordenadas;
  if (longitude < -24) return 'acores';
  return longitude < -15 ? 'madeira' : 'continente';
}

/** "24/06" or "Páscoa + 39", as the schema checks. */
function municipalDate(written: string): HolidayDate {
  const [, sign, days] = written.match(/^Páscoa ([+-]) (\d+)$/) ?? [];
  return sign ? Number(`${sign}${days}`) : written.split('/').reverse().join('-');
}
