import type { Offer, OpeningHoursSpecification, Pharmacy, WithContext } from 'schema-dts';
import { addDays } from '../lib/days.ts';
import { comingTurns, startsDutyOn } from '../lib/duty.ts';
import { isHoliday } from '../lib/holidays.ts';
import { periodsOf } from '../lib/hours.ts';
import { directionsLink } from '../lib/links.ts';
import { dayChanges } from '../lib/notices.ts';
import type { Content } from './load.ts';
import { buildDay, timetable } from './view.ts';

const DAYS = {
  segunda: 'Monday',
  terca: 'Tuesday',
  quarta: 'Wednesday',
  quinta: 'Thursday',
  sexta: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
} as const;

/**
 * The pharmacy in the vocabulary of schema.org (https://schema.org/Pharmacy): nothing that is not on the page too.
 * @param today the day of the build: special days are listed for a year from it
 * @returns text for a `<script type="application/ld+json">`, in which nothing can end that element
 */
export function structuredData(content: Content, today = buildDay()): string {
  const specialDays = [...describeSpecialDays(content, today), ...describeTurns(content, today)];
  const { farmacia, horario, entregas, pagamentos } = content;
  const { site, empresa, morada } = farmacia;
  const { latitude, longitude } = farmacia.coordenadas;
  const pharmacy: WithContext<Exclude<Pharmacy, string>> = {
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
    address: { ...describeAddress(morada), addressRegion: morada.distrito },
    geo: { '@type': 'GeoCoordinates', latitude: fiveDecimals(latitude), longitude: fiveDecimals(longitude) },
    hasMap: directionsLink({ lat: latitude, lon: longitude }),
    areaServed: [farmacia.concelho, ...(entregas.faz ? entregas.concelhos : [])],
    ...(horario.aberturas.length > 0 && { openingHoursSpecification: horario.aberturas.map(describeOpening) }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays }),
    paymentAccepted: pagamentos.map(({ nome }) => nome).join(', '),
    currenciesAccepted: 'EUR',
    ...(farmacia.linguas.length > 0 && { knowsLanguage: farmacia.linguas }),
    ...(farmacia.acessos.length > 0 && { amenityFeature: farmacia.acessos.map(describeAccess) }),
    ...(farmacia.redesSociais.length > 0 && { sameAs: farmacia.redesSociais.map(({ url }) => url) }),
    ...(farmacia.postos.length > 0 && { department: farmacia.postos.map(describePlace) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: content.pagina.servicos.titulo,
      itemListElement: [...services(content), ...rentals(content)],
    },
  };
  return JSON.stringify(pharmacy).replaceAll('<', '\\u003c');
}

function describeAccess(name: string) {
  return { '@type': 'LocationFeatureSpecification', name, value: true } as const;
}

function describeAddress({ rua, codigoPostal, localidade }: Content['farmacia']['postos'][number]['morada']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: rua,
    postalCode: codigoPostal,
    addressLocality: localidade,
    addressCountry: 'PT',
  } as const;
}

function describePlace({ nome, morada, aberturas }: Content['farmacia']['postos'][number]): Pharmacy {
  return {
    '@type': 'Pharmacy',
    name: nome,
    address: describeAddress(morada),
    ...(aberturas.length > 0 && { openingHoursSpecification: aberturas.map(describeOpening) }),
  };
}

function describeOpening({ dias, abre, fecha }: Content['horario']['aberturas'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dias.map((day) => DAYS[day]),
    opens: abre,
    closes: closingTime(fecha),
  };
}

/** Search engines know no 24:00: they take the day's last minute for midnight. */
function closingTime(fecha: string): string {
  return fecha === '24:00' ? '23:59' : fecha;
}

/**
 * The days of the year ahead with hours of their own: holidays, where they have other hours, and days to which a notice gives
 * hours. A closed day opens and closes at 00:00; a day of duty is among the turns.
 */
function describeSpecialDays(content: Content, today: string): OpeningHoursSpecification[] {
  const opening = timetable(content);
  const changesOn = dayChanges(content.avisos);
  if (opening.aberturas.length === 0) return [];
  return Array.from({ length: 365 }, (_, count) => addDays(today, count)).flatMap((day) => {
    const { horario } = changesOn(day);
    const isSpecial = horario || (opening.feriados && isHoliday(day, opening.feriados.datas));
    if (!isSpecial || (horario?.length !== 0 && startsDutyOn(content.horario.servico.turnos, day))) return [];
    const periods = periodsOf(opening, day, horario);
    return (periods.length > 0 ? periods : [{ abre: '00:00', fecha: '00:00' }]).map(
      ({ abre, fecha }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        opens: abre,
        closes: closingTime(fecha),
      }),
    );
  });
}

/** The turns of duty of the year ahead: on their days it serves until the next day's hour of change, never closed. */
function describeTurns({ horario: { servico } }: Content, today: string): OpeningHoursSpecification[] {
  const lastMinute = new Date(Date.parse(`${today}T${servico.muda}Z`) - 60_000).toISOString().slice(11, 16);
  const end = addDays(today, 365);
  const turns = comingTurns(servico.turnos, today).flatMap(({ de, ate = de, repete = 365 }) =>
    Array.from({ length: Math.ceil(365 / repete) }, (_, i) => ({
      de: addDays(de, i * repete),
      ate: addDays(ate, i * repete),
    })),
  );
  return turns
    .filter(({ de }) => de < end)
    .map(({ de, ate }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: de,
      validThrough: ate,
      opens: servico.muda,
      closes: lastMinute,
    }));
}

function services({ servicos }: Content): Offer[] {
  return servicos.map(({ nome, preco, desde, marcacao }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: nome },
    ...(preco !== undefined && !desde && { price: euros(preco), priceCurrency: 'EUR' }),
    ...(preco !== undefined &&
      desde && {
        priceSpecification: { '@type': 'PriceSpecification' as const, minPrice: euros(preco), priceCurrency: 'EUR' },
      }),
    ...(marcacao && { url: marcacao }),
  }));
}

/** A rental is an offer to lease out, priced a day. */
function rentals({ aluguer }: Content): Offer[] {
  return aluguer.map(({ nome, precoDia }) => ({
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    itemOffered: { '@type': 'Product', name: nome },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: euros(precoDia),
      priceCurrency: 'EUR',
      unitCode: 'DAY',
    },
  }));
}

function euros(cents: number): number {
  return cents / 100;
}

function fiveDecimals(degrees: number): number {
  return Number(degrees.toFixed(5));
}
