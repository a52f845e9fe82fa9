import { nearestName } from '../nearest-name.ts';
import { languageCalled, regionOf } from '../pharmacy.ts';
import { regionsOfMunicipality } from '../schemas/municipalities.ts';
import { claim, type Test } from './rule.ts';

// Who the pharmacy is, where it stands and which languages it speaks.

/** A tax number that is a person's, a sole owner's, is no NIPC. */
export const isCompany = claim(/\bNIPC\b/, null, (_sentence, { farmacia }) => /^[1-4]/.test(farmacia.empresa.nipc));

export const sinceYear = claim(
  /\b(desde|abr\S+ (portas )?em|fundada em) (?:1[5-9]|20)\d\d\b/i,
  null,
  (sentence, { farmacia }) => !sentence.includes(String(farmacia.desde)) && String(farmacia.desde),
);

const REGIONS = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' } as const;

/** A council of another region than the point, which decides the clock and the regional holidays and says neither. */
export const councilElsewhere: Test = (council, facts) => {
  const regions = regionsOfMunicipality(council);
  return regions.length > 0 && !regions.includes(regionOf(facts)) && REGIONS[regionOf(facts)];
};

/** The languages of ISO 639-1, as they are called in Portuguese. */
const LANGUAGE_NAMES = new Intl.DisplayNames('pt-PT', { type: 'language', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGES = LETTERS.flatMap((first) => LETTERS.flatMap((second) => LANGUAGE_NAMES.of(first + second) ?? []));

/** The language that a misspelt name is nearest to; those of interface.yaml are known without their accents too. */
export const misspeltLanguage: Test = (written, facts) => {
  const isKnown = languageCalled(written, facts) || LANGUAGES.includes(written.toLowerCase());
  return isKnown ? null : nearestName(written, LANGUAGES);
};

/** The national service or its line, on an island: postal codes there begin with 9. The application of that name is everybody's. */
export const healthServiceOnIslands = claim(/(?<!\bapp (do )?)\bSNS\b/i, null, (_sentence, { farmacia }) =>
  farmacia.morada.codigoPostal.startsWith('9'),
);
