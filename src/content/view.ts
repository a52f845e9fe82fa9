import type { Region } from '../lib/holidays.ts';
import type { Timetable } from '../lib/hours.ts';
import type { Content } from './load.ts';

/** The address in the two lines in which it is shown: street, then postal code and place. */
export function addressLines({ rua, codigoPostal, localidade }: Content['farmacia']['morada']) {
  return { street: rua, place: `${codigoPostal} ${localidade}` };
}

/** When the pharmacy is open, with the holidays of the place where it stands. */
export function timetable({ horario, farmacia }: Pick<Content, 'horario' | 'farmacia'>) {
  const { aberturas, feriados } = horario;
  const { regime, horario: hours, municipal } = feriados;
  const place = { region: regionOf(farmacia.coordenadas), municipal: municipalDay(municipal) };
  return { aberturas, feriados: { regime, horario: hours, ...place } } satisfies Timetable;
}

/** The Azores lie west of 24° W, Madeira west of 15° W. */
function regionOf({ longitude }: { longitude: number }): Region {
  if (longitude < -24) return 'acores';
  return longitude < -15 ? 'madeira' : 'continente';
}

/** "24/06" as it is, "Páscoa + 39" as the number of days. */
function municipalDay(written: string | undefined): string | number | null {
  const fromEaster = written?.match(/^Páscoa ([+-]) (\d+)$/);
  return fromEaster ? Number(`${fromEaster[1]}${fromEaster[2]}`) : (written ?? null);
}
