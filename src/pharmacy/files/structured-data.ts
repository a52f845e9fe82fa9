import { isDeepStrictEqual } from 'node:util';
import type { ContactPoint, Offer, OpeningHoursSpecification, Pharmacy as PharmacyData, WithContext } from 'schema-dts';
import { directionsLink } from '../../contact/links.ts';
import { dayChanges } from '../../notices/notices.ts';
import { daysInRow } from '../../opening/days.ts';
import { servedOn } from '../../opening/duty.ts';
import { hoursOf } from '../../opening/from-content.ts';
import {
  merged,
  type OpeningHours,
  type Period,
  periodsOn,
  seasonOn,
  type Timetable,
} from '../../opening/timetable.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { rentalItem } from '../../rental/rental.ts';
import type { Content } from '../content.ts';
import type { Pharmacy } from '../pharmacy.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const UNIT_CODES = { dia: 'DAY', semana: 'WEE', mes: 'MON' } as const;

/** How long ahead seasons, holidays and turns of duty are listed. */
const DAYS_AHEAD = 365;

/**
 * The pharmacy in the vocabulary of schema.org (https://schema.org/Pharmacy): nothing that is not on the page too. Special
 * days are listed for a year from the day of the build.
 * @returns text for a `<script type="application/ld+json">`, in which nothing can end that element
 */
export function structuredData(pharmacy: Pharmacy): string {
  const { farmacia, entregas, pagamentos, timetable, builtOn } = pharmacy;
  const specialDays = hoursOfSpecialDays(pharmacy);
  const amenities = [...farmacia.acessos, ...farmacia.comodidades];
  const hours = hoursOfSeasons(timetable, builtOn);
  const { site, empresa, morada } = farmacia;
  const { latitude, longitude } = farmacia.coordenadas;
  const data: WithContext<Exclude<PharmacyData, string>> = {
    '@context': 'https://schema.org',
    '@type': 'Pharmacy',
    '@id': `${site}/#farmacia`,
    name: farmacia.nome,
    legalName: empresa.denominacao,
    url: site,
    image: `${site}/partilha.png`,
    telephone: `+351${farmacia.telefones.geral}`,
    ...(farmacia.outrosTelefones.length > 0 && { contactPoint: pharmacy.furtherTelephones.map(contactPoint) }),
    email: farmacia.email,
    taxID: empresa.nipc,
    vatID: `PT${empresa.nipc}`,
    foundingDate: String(farmacia.desde),
    address: { ...postalAddress(morada), addressRegion: morada.distrito },
    geo: geoCoordinates(farmacia.coordenadas),
    hasMap: directionsLink({ lat: latitude, lon: longitude }),
    areaServed: [farmacia.concelho, ...(entregas.faz ? entregas.concelhos : [])],
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays }),
    paymentAccepted: pagamentos.flatMap(({ nome, aceita }) => (aceita ? [nome] : [])).join(', '),
    currenciesAccepted: 'EUR',
    ...(farmacia.linguas.length > 0 && { knowsLanguage: farmacia.linguas }),
    ...(amenities.length > 0 && { amenityFeature: amenities.map(amenity) }),
    ...(farmacia.redesSociais.length > 0 && { sameAs: farmacia.redesSociais.map(({ url }) => url) }),
    ...(farmacia.postos.length > 0 && { department: pharmacy.places.map((place) => department(place, builtOn)) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pharmacy.pagina.servicos.titulo,
      itemListElement: [...services(pharmacy), ...deliveries(pharmacy), ...rentals(pharmacy)],
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function contactPoint({ nome, numero, lingua, spoken }: Pharmacy['furtherTelephones'][number]): ContactPoint {
  const language = spoken?.codigo ?? lingua;
  return {
    '@type': 'ContactPoint',
    contactType: nome,
    telephone: `+351${numero}`,
    ...(language && { availableLanguage: language }),
  };
}

function amenity(name: string) {
  return { '@type': 'LocationFeatureSpecification', name, value: true } as const;
}

function postalAddress({ rua, codigoPostal, localidade }: Content['farmacia']['postos'][number]['morada']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: rua,
    postalCode: codigoPostal,
    addressLocality: localidade,
    addressCountry: 'PT',
  } as const;
}

function geoCoordinates({ latitude, longitude }: Content['farmacia']['coordenadas']) {
  return {
    '@type': 'GeoCoordinates',
    latitude: fiveDecimals(latitude),
    longitude: fiveDecimals(longitude),
  } as const;
}

function department(place: Pharmacy['places'][number], builtOn: string): PharmacyData {
  const { nome, morada, telefone, coordenadas, timetable } = place;
  const specialDays = hoursOfSpecialDays({ timetable, builtOn, duty: null, avisos: [] });
  return {
    '@type': 'Pharmacy',
    name: nome,
    address: postalAddress(morada),
    ...(telefone && { telephone: `+351${telefone}` }),
    ...(coordenadas && { geo: geoCoordinates(coordenadas) }),
    ...(timetable.hours.length > 0 && { openingHoursSpecification: weekOf(timetable.hours) }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays }),
  };
}

function weekdays(dias: readonly Weekday[]) {
  return dias.flatMap((day) => DAYS[WEEK.indexOf(day)] ?? []);
}

type Days = Pick<Extract<OpeningHoursSpecification, { opens?: unknown }>, 'validFrom' | 'validThrough'>;

/** The hours of the week; where the year has seasons, those of each part of the year ahead. */
function hoursOfSeasons(opening: Timetable, today: string): OpeningHoursSpecification[] {
  if (!opening.seasons) return weekOf(opening.hours);
  const parts = runs(daysInRow(today, DAYS_AHEAD), (day) => seasonOn(opening, day)?.name ?? '');
  return parts.flatMap(([first, last]) => {
    const { hours } = seasonOn(opening, first) ?? opening;
    return weekOf(hours, { validFrom: first, validThrough: last });
  });
}

function weekOf(hours: OpeningHours, days?: Days): OpeningHoursSpecification[] {
  return hours.map((period) => ({
    ...specification(period, days),
    dayOfWeek: period.days.flatMap((day) => DAYS[day] ?? []),
  }));
}

function specification({ from, to }: Period, days?: Days) {
  return { '@type': 'OpeningHoursSpecification', ...days, opens: from, closes: closingTime(to) } as const;
}

/** Search engines know no 24:00: they take the day's last minute for midnight. */
function closingTime(time: string): string {
  return time === '24:00' ? '23:59' : time;
}

/**
 * The days of the year ahead with hours of their own: holidays, where they have other hours, days to which a notice gives hours,
 * and those of duty. A closed day opens and closes at 00:00.
 */
function hoursOfSpecialDays(place: Place): OpeningHoursSpecification[] {
  const special = new Map(daysInRow(place.builtOn, DAYS_AHEAD).map((day) => [day, specialPeriods(place, day)]));
  return runs([...special.keys()], (day) => JSON.stringify(special.get(day))).flatMap(([first, last]) => {
    const periods = special.get(first);
    if (!periods) return [];
    const closed = { from: '00:00', to: '00:00' };
    return (periods.length > 0 ? periods : [closed]).map((period) =>
      specification(period, { validFrom: first, validThrough: last }),
    );
  });
}

type Place = Pick<Pharmacy, 'timetable' | 'duty' | 'avisos' | 'builtOn'>;

/** The periods of a day that is not like the others of its season; undefined where it is. */
function specialPeriods({ timetable, duty, avisos }: Place, day: string): Period[] | undefined {
  if (timetable.hours.length === 0) return undefined;
  const { holidays: _, ...usual } = timetable;
  const periods = servedOn(timetable, day, dayChanges(avisos), duty);
  return isDeepStrictEqual(periods, merged(periodsOn(usual, day))) ? undefined : periods;
}

/** The first and the last of days in a row that are equal by `of`. */
function runs(days: readonly string[], of: (day: string) => unknown): [first: string, last: string][] {
  const result: [string, string][] = [];
  for (const day of days) {
    const last = result.at(-1);
    if (last && of(last[0]) === of(day)) last[1] = day;
    else result.push([day, day]);
  }
  return result;
}

function services({ servicos }: Content): Offer[] {
  return servicos.map(({ nome, preco, desde, dias, marcacao }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: nome,
      ...(dias.length > 0 && { hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays(dias) } }),
    },
    ...(preco !== undefined && !desde && { price: euros(preco), priceCurrency: 'EUR' }),
    ...(preco !== undefined &&
      desde && {
        priceSpecification: { '@type': 'PriceSpecification' as const, minPrice: euros(preco), priceCurrency: 'EUR' },
      }),
    ...(marcacao && { url: marcacao }),
  }));
}

/** Home delivery, where the content says when it is made or from what amount it is free. */
function deliveries({ entregas }: Content): Offer[] {
  const { faz, horario, normal, urgente } = entregas;
  const kinds = faz ? [normal, ...(urgente ? [urgente] : [])] : [];
  return kinds
    .map((kind) => ({ ...kind, hours: hoursOf(kind.horario.length > 0 ? kind.horario : horario) }))
    .filter(({ gratisDesde, hours }) => hours.length > 0 || gratisDesde)
    .flatMap(({ nome, preco, gratisDesde, hours }) => {
      const offer = {
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          name: nome,
          ...(hours.length > 0 && { hoursAvailable: weekOf(hours) }),
        },
        price: euros(preco),
        priceCurrency: 'EUR',
      };
      if (!gratisDesde) return [offer];
      const from = { '@type': 'PriceSpecification' as const, minPrice: euros(gratisDesde), priceCurrency: 'EUR' };
      return [offer, { ...offer, price: 0, eligibleTransactionVolume: from }];
    });
}

/** A rental is an offer to lease out, priced a day, a week or a month (UN/CEFACT's codes); a loan costs nothing. */
function rentals({ aluguer }: Content): Offer[] {
  return aluguer.map(rentalItem).map(({ name, prices }) => {
    const [price, ...others] = prices.toReversed().map(({ unit, cents }) => ({
      '@type': 'UnitPriceSpecification' as const,
      price: euros(cents),
      priceCurrency: 'EUR',
      unitCode: UNIT_CODES[unit],
    }));
    return {
      '@type': 'Offer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      itemOffered: { '@type': 'Product', name },
      ...(price && { priceSpecification: others.length > 0 ? [price, ...others] : price }),
    };
  });
}

function euros(cents: number): number {
  return cents / 100;
}

function fiveDecimals(degrees: number): number {
  return Number(degrees.toFixed(5));
}
