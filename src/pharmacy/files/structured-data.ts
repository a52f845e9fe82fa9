import type * as schema from 'schema-dts';
import { directionsLink } from '../../contact/links.ts';
import { dayChanges } from '../../opening/day-changes.ts';
import { daysInRow, runs } from '../../opening/days.ts';
import { openOn } from '../../opening/duty.ts';
import { usualOn } from '../../opening/special-days.ts';
import type { OpeningHours, Period, Timetable } from '../../opening/timetable.ts';
import { asUsual, periodsOn, seasonOn } from '../../opening/timetable.ts';
import type { Pharmacy } from '../pharmacy.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** How long ahead seasons, holidays and turns of duty are listed. */
const DAYS_AHEAD = 365;

/** The most of them: a door that is open longer every second day would make hundreds. */
const MOST_SPECIAL_DAYS = 80;

/**
 * The pharmacy in the vocabulary of schema.org (https://schema.org/Pharmacy): nothing that is not on the page too.
 * Special days are listed for a year from the day of the build. Its types and properties are the vocabulary's, by the
 * types of schema-dts.
 * @returns text for a `<script type="application/ld+json">`, in which nothing can end that element
 */
export function structuredData(pharmacy: Pharmacy): string {
  const { farmacia, entregas, pagamentos, timetable, builtOn } = pharmacy;
  const { site, empresa, morada, coordenadas } = farmacia;
  const data: schema.WithContext<schema.Pharmacy> = {
    '@context': 'https://schema.org',
    '@type': 'Pharmacy',
    '@id': `${site}/#farmacia`,
    name: farmacia.nome,
    legalName: empresa.denominacao,
    url: site,
    image: `${site}/partilha.png`,
    telephone: `+351${farmacia.telefones.geral}`,
    email: farmacia.email,
    taxID: empresa.nipc,
    vatID: `PT${empresa.nipc}`,
    foundingDate: String(farmacia.desde),
    address: {
      '@type': 'PostalAddress',
      streetAddress: morada.rua,
      postalCode: morada.codigoPostal,
      addressLocality: morada.localidade,
      addressCountry: 'PT',
      addressRegion: morada.distrito,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(coordenadas.latitude.toFixed(5)),
      longitude: Number(coordenadas.longitude.toFixed(5)),
    },
    hasMap: directionsLink(coordenadas),
    areaServed: [farmacia.concelho, ...(entregas.faz ? entregas.concelhos : [])],
    openingHoursSpecification: hoursOfSeasons(timetable, builtOn),
    specialOpeningHoursSpecification: hoursOfSpecialDays(pharmacy),
    paymentAccepted: pagamentos.flatMap(({ nome, aceita }) => (aceita ? [nome] : [])).join(', '),
    currenciesAccepted: 'EUR',
    // One that is spoken on some days is no language that one finds there: «ucraniano (às quintas)».
    knowsLanguage: pharmacy.languages.filter((language) => !language.includes('(')),
    sameAs: farmacia.redesSociais.map(({ url }) => url),
  };
  return JSON.stringify(data, withoutEmptyLists).replaceAll('<', '\\u003c');
}

const withoutEmptyLists = (_key: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

type Days = Record<'validFrom' | 'validThrough', string>;

/** The hours of the week; where the year has seasons, those of each part of the year ahead. */
function hoursOfSeasons(opening: Timetable, today: string): schema.OpeningHoursSpecification[] {
  if (!opening.seasons) return weekOf(opening.hours);
  const parts = runs(daysInRow(today, DAYS_AHEAD), (day) => seasonOn(opening, day)?.name);
  return parts.flatMap(([first, last]) => {
    const { hours } = seasonOn(opening, first) ?? opening;
    return weekOf(hours, { validFrom: first, validThrough: last });
  });
}

const weekOf = (hours: OpeningHours, days?: Days): schema.OpeningHoursSpecification[] =>
  hours.map((period) => ({ ...specification(period, days), dayOfWeek: period.days.flatMap((day) => DAYS[day] ?? []) }));

/** Search engines know no 24:00: they take the day's last minute for midnight. */
const specification = ({ from, to }: Period, days?: Days) => ({
  '@type': 'OpeningHoursSpecification' as const,
  ...days,
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
});

/**
 * The days of the year ahead with hours of their own: holidays, where they have other hours, days whose hours a notice
 * changes, those that come back, and those of duty until the door closes: behind a closed door nothing is open. A
 * closed day opens and closes at 00:00.
 */
function hoursOfSpecialDays({ timetable, duty, avisos, builtOn }: Pharmacy): schema.OpeningHoursSpecification[] {
  if (timetable.hours.length === 0) return [];
  const { holidays: _, ...week } = timetable;
  const usual = usualOn(timetable);
  const openOnDay = (day: string) => openOn(usual, day, dayChanges(avisos), duty);
  const specialHours = (day: string) => {
    const hours = JSON.stringify(openOnDay(day));
    const onOthers = JSON.stringify(openOn((each) => periodsOn(week, each), day, asUsual, null));
    return hours !== onOthers && hours;
  };
  const entries = runs(daysInRow(builtOn, DAYS_AHEAD), specialHours).flatMap(([first, last, hours]) => {
    if (!hours) return [];
    const open = openOnDay(first);
    const periods = open.length > 0 ? open : [{ from: '00:00', to: '00:00' }];
    return periods.map((period) => specification(period, { validFrom: first, validThrough: last }));
  });
  return entries.slice(0, MOST_SPECIAL_DAYS);
}
