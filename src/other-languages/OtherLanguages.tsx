import { Fragment, type ReactNode } from 'react';
import { DUTY_LINE } from '../contact/duty-line.ts';
import { directionsLink, telLink } from '../contact/links.ts';
import { CALL_COSTS } from '../contact/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees, phoneKind } from '../text/nine-digits.ts';
import { fillTemplate } from '../text/template.ts';
import { messageAttributes, NEW_TAB } from '../ui/Button.tsx';
import { eurosIn, termsIn } from './delivery-terms.ts';
import { hoursLines } from './hours-lines.ts';
import { localeOf, spaceBefore } from './locale.ts';
import { SPOKEN_LANGUAGES } from './spoken-languages.ts';
import type { LanguageWords } from './words.ts';

const ANSWERS = ['open', 'duty', 'window', 'call', 'closed'] as const;

interface LanguageProps {
  pharmacy: Pharmacy;
  words: LanguageWords;
}

/**
 * The facts for readers without Portuguese, a fold for each language: made of the pharmacy's facts, so that it never
 * says otherwise than the page. The target of the link to it lies inside the fold: a browser opens that by itself,
 * without a script.
 */
export function OtherLanguages({ pharmacy }: { pharmacy: Pharmacy }) {
  return pharmacy.otherLanguages.map((words) => (
    <details key={words.code} lang={words.code}>
      <summary>{words.title}</summary>
      <ul id={words.code} className="stack" tabIndex={-1}>
        <WhenAndWhere pharmacy={pharmacy} words={words} />
        <Reach pharmacy={pharmacy} words={words} />
        <DeliveryAndRental pharmacy={pharmacy} words={words} />
        <WhenClosed pharmacy={pharmacy} words={words} />
        {words.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </details>
  ));
}

function WhenAndWhere({ pharmacy, words }: LanguageProps) {
  const { street, place } = pharmacy.address;
  const hours = hoursLines(pharmacy.timetable, words);
  const space = spaceBefore(words.code);
  return (
    <>
      {/* Without a script nobody knows. */}
      {hours.length > 0 && (
        <li className="needs-script">
          {ANSWERS.map((answer) => (
            <strong key={answer} data-answer={answer}>
              {words.answers[answer]}
            </strong>
          ))}
        </li>
      )}
      {hours.length > 0 && (
        <Fact name={words.hours} words={words}>
          {hours.map(({ dates, lines }) => (
            <Fragment key={dates}>
              {[...(dates ? [`${dates}${space}:`] : []), ...lines].map((line) => (
                <Fragment key={line}>
                  <br />
                  {`${line} `}
                </Fragment>
              ))}
            </Fragment>
          ))}
        </Fact>
      )}
      <Fact name={words.address} words={words}>
        <span lang="pt-PT">{`${street}, ${place}`}</span>
        {'. '}
        <a href={directionsLink(pharmacy.farmacia.coordenadas)} {...NEW_TAB}>
          {words.directions}
        </a>
      </Fact>
    </>
  );
}

function Reach({ pharmacy, words }: LanguageProps) {
  const { farmacia, channel } = pharmacy;
  const languages = languagesIn(words.code, pharmacy);
  return (
    <>
      <Fact name={words.telephone} words={words}>
        <Call number={farmacia.telefones.geral} words={words} />
        {'. '}
        <a {...messageAttributes(channel, words.greeting)}>{words.write[channel.kind]}</a>
      </Fact>
      {languages && <li>{fillTemplate(words.spoken, { languages })}</li>}
      {pharmacy.pagina.socorro.some(({ numero }) => digitsOf(numero) in words.emergencyNumbers) && (
        <Fact name={words.emergency} words={words}>
          <EmergencyCalls pharmacy={pharmacy} words={words} />
        </Fact>
      )}
    </>
  );
}

/** The numbers of pagina.yaml that the language has words for. */
function EmergencyCalls({ pharmacy: { pagina }, words }: LanguageProps) {
  const named = pagina.socorro.flatMap((line) => {
    const texto = words.emergencyNumbers[digitsOf(line.numero)];
    return texto ? [{ ...line, texto }] : [];
  });
  return named.map(({ numero, custo, gratis, texto }, i) => (
    <span key={numero}>
      {`${i > 0 ? `${spaceBefore(words.code)}; ` : ''}${texto} `}
      <Call number={numero} own={custo} isFree={gratis} words={words} />
    </span>
  ));
}

/** Where it delivers, when and for how much, and the way to what it rents out, whose names are Portuguese. */
function DeliveryAndRental({ pharmacy, words }: LanguageProps) {
  const { entregas, farmacia, aluguer, deliveries } = pharmacy;
  const { faz, concelhos, area, normal, urgente } = entregas;
  const separator = `${spaceBefore(words.code)}; `;
  const listOf = (places: string[]) => new Intl.ListFormat(localeOf(words.code)).format(places);
  const prices = [
    ...termsIn(words, normal, entregas.horario),
    ...(urgente ? [fillTemplate(words.urgent, { price: termsIn(words, urgente).join(', ') })] : []),
  ];
  return (
    <>
      {faz && (
        <Fact name={words.delivery} words={words}>
          <span lang="pt-PT">{area ?? listOf([farmacia.concelho, ...concelhos])}</span>
          {` (${prices.join(separator)})`}
          {deliveries.map(
            ({ onde, ...delivery }) =>
              onde && (
                <Fragment key={delivery.nome}>
                  {separator}
                  {onde.todoOPais ? (
                    words.wholeCountry
                  ) : (
                    <span lang="pt-PT">{listOf([...onde.concelhos, ...onde.freguesias, ...onde.codigosPostais])}</span>
                  )}
                  {` (${termsIn(words, delivery, entregas.horario).join(separator)})`}
                </Fragment>
              ),
          )}
        </Fact>
      )}
      {aluguer.length > 0 && (
        <li>
          <a href="#aluguer">{words.rental}</a>
        </li>
      )}
    </>
  );
}

/** Who answers outside the hours, which pharmacy is on duty, and what may be added to the price. */
function WhenClosed({ pharmacy, words }: LanguageProps) {
  const { farmacia, horario, pagina, onCall } = pharmacy;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const { numero, custo, gratis } = pagina.linhaDeServico;
  return (
    <>
      {onCall && (
        <Fact name={words.onCall} words={words}>
          <Call number={onCall} words={words} />
        </Fact>
      )}
      {urgencia && urgencia !== onCall && (
        <Fact name={words.outsideHours} words={words}>
          <Call number={urgencia} words={words} />
        </Fact>
      )}
      <Fact name={words.onDuty} words={words} isUnlessOnDuty>
        {farmaciasDeServico ? (
          <a href={farmaciasDeServico}>{words.dutyList}</a>
        ) : (
          <Call number={numero} own={custo} isFree={gratis} words={words} />
        )}
      </Fact>
      {horario.acrescimoAte && (
        <li>
          {fillTemplate(pharmacy.isOnIslands ? words.surchargeOnIslands : words.surcharge, {
            price: eurosIn(words.code, horario.acrescimoAte),
          })}
        </li>
      )}
    </>
  );
}

interface FactProps {
  name: string;
  words: LanguageWords;
  /** Whether it goes while this pharmacy is on duty itself. */
  isUnlessOnDuty?: boolean;
  children: ReactNode;
}

function Fact({ name, words, isUnlessOnDuty, children }: FactProps) {
  return (
    <li data-unless-on-duty={isUnlessOnDuty ? '' : undefined}>
      <strong>{`${name}${spaceBefore(words.code)}: `}</strong>
      {children}
    </li>
  );
}

interface CallProps {
  /** A pharmacy's in nine digits; one that is known by its spaces, "808 24 24 24", has no country's prefix. */
  number: string;
  /** The cost that the content gives it, where the law gives none. */
  own?: string | undefined;
  isFree?: boolean;
  words: LanguageWords;
}

/** A number with the law's words about the cost of a call, which stay Portuguese, and what they mean. */
function Call({ number, own, isFree = false, words }: CallProps) {
  const digits = digitsOf(number);
  const isNational = digits.length === 9;
  const kind = phoneKind(digits);
  const cost = own ?? (isNational && CALL_COSTS[kind]);
  // Its prefix may stand at a line's end: with large letters all of it is wider than a phone.
  const text = /^\d{9}$/.test(number) ? `+351 ${inThrees(number)}` : number.replaceAll(' ', '\u00a0');
  const meaning = isFree ? words.free : !own && words.callCost[kind];
  if (digits === DUTY_LINE)
    return (
      <>
        <a href={telLink(digits)}>{digits}</a>
        {` (${words.dutyLineCost})`}
      </>
    );
  return (
    <>
      <a href={isNational ? telLink(digits) : `tel:${digits}`}>{text}</a>
      {cost && (
        <>
          {' ('}
          <span lang="pt-PT">{cost}</span>
          {meaning && `${spaceBefore(words.code)}: ${meaning}`}
          {')'}
        </>
      )}
    </>
  );
}

/** The languages of the counter as a language calls them: "English and French". */
function languagesIn(code: string, pharmacy: Pharmacy): string {
  const names = new Intl.DisplayNames(localeOf(code), { type: 'language' });
  const spoken = SPOKEN_LANGUAGES.filter(({ name }) => pharmacy.languages.includes(name));
  return new Intl.ListFormat(localeOf(code)).format(spoken.map((language) => names.of(language.code) ?? language.code));
}

const digitsOf = (written: string) => written.replaceAll(' ', '');
