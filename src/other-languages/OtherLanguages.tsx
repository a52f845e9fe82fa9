import { directionsLink } from '../contact/links.ts';
import { CHANNEL } from '../contact/words.ts';
import { ringsOf, turnsBy } from '../opening/duty.ts';
import type { Year } from '../opening/special-days.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { withCapital } from '../text/in-sentence.ts';
import { fillTemplate } from '../text/template.ts';
import { messageAttributes, NEW_TAB } from '../ui/Button.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { Call, digitsOf, Fact, type LanguageProps, Lines } from './Fact.tsx';
import { answeredHours, hoursLines } from './hours-lines.ts';
import type { LanguageWords } from './languages.ts';
import { localeOf, separatorOf, spaceBefore } from './locale.ts';
import { WhenClosed } from './WhenClosed.tsx';
import { waysIn } from './ways-to-pay.ts';

/** How one is served at some hour of the year, with the page's `data-open` then: what never happens costs no byte. */
function answersOf({ duty, onCall, timetable }: Pharmacy) {
  const isBy = (way?: 'window') => turnsBy(duty?.turns ?? [], way).length > 0;
  const answers = [
    ['open', 'true', true],
    ['duty', 'duty', isBy()],
    ['window', 'window', timetable.isAtWindow || isBy('window')],
    ['call', 'false call', onCall !== null],
    ['closed', 'false', true],
  ] as const;
  return answers.filter(([, , isAtSomeHour]) => isAtSomeHour);
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
        <WhenOpen pharmacy={pharmacy} words={words} />
        <WhenClosed pharmacy={pharmacy} words={words} />
        <Reach pharmacy={pharmacy} words={words} />
        <Places pharmacy={pharmacy} words={words} />
        <PaymentFact pharmacy={pharmacy} words={words} />
        {pharmacy.entregas.faz && <SectionLink id="entregas" text={words.delivery} />}
        {pharmacy.aluguer.length > 0 && <SectionLink id="aluguer" text={words.rental} />}
        {[...ownTexts(pharmacy, words.code), ...Object.values(words.advice)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  ));
}

/** Leads to what only the Portuguese page tells. */
const SectionLink = ({ id, text }: { id: string; text: string }) => (
  <li>
    <a href={`#${id}`}>{text}</a>
  </li>
);

/** What the owner says in a language of what is else said in Portuguese alone: services, access, conditions. */
const ownTexts = ({ farmacia }: Pharmacy, code: string) =>
  farmacia.noutrasLinguas.flatMap(({ lingua, pontos }) => (lingua === code ? pontos : []));

function WhenOpen({ pharmacy, words }: LanguageProps) {
  const isServedClosed = pharmacy.duty ?? pharmacy.timetable.onCall;
  const isRung = pharmacy.duty && ringsOf(pharmacy.duty).window?.includes('campainha');
  if (pharmacy.hours.length === 0) return null;
  return (
    <>
      {/* Without a script nobody knows. */}
      <li className="needs-script">
        {answersOf(pharmacy).map(([answer, state]) => (
          <strong key={answer} data-while={state} hidden>
            {words.answers[answer]}
            {answer === 'window' && isRung && ` ${withCapital(words.ring)}.`}
          </strong>
        ))}{' '}
        <span data-next-opening="" />
      </li>
      <Fact name={words.hours} words={words} data-notice-days={isServedClosed ? 'served' : ''}>
        <YearHours year={pharmacy} words={words} />
      </Fact>
    </>
  );
}

/** The hours of the pharmacy, or of another place, whose name then stands before that of its days (show-coming.ts). */
function YearHours({ year, place = '', words }: { year: Year; place?: string; words: LanguageWords }) {
  return hoursLines(year, words).map(({ dates, lines, turns, season }) => (
    <span key={dates} data-season={season}>
      {dates && <br />}
      {dates && <span data-turns={turns && place + turns}>{dates}</span>}
      {dates && `${spaceBefore(words.code)}: `}
      <Lines lines={lines} />
    </span>
  ));
}

function Places({ pharmacy: { places, builtOn }, words }: LanguageProps) {
  return places.map(({ nome, morada, telefone, timetable }) => (
    <Fact key={nome} name={nome} words={words}>
      <span lang="pt-PT" translate="no">
        {`${morada.rua}, ${morada.codigoPostal} ${morada.localidade}`}
      </span>
      {telefone && '. '}
      {telefone && <Call number={telefone} words={words} />}
      <YearHours year={{ timetable, builtOn, duty: null }} place={nome} words={words} />
    </Fact>
  ));
}

function Reach({ pharmacy, words }: LanguageProps) {
  const { farmacia, channel, chatHours, telephoneHours, furtherTelephones, answered } = pharmacy;
  const hoursIn = (when: typeof answered.chat) => ` (${answeredHours(when, words).join(separatorOf(words.code))})`;
  const { street, place } = pharmacy.address;
  const languages = languagesIn(words.code, pharmacy);
  return (
    <>
      <Fact name={words.address} words={words}>
        <span lang="pt-PT" translate="no">
          <Unbroken text={`${street}, ${place}`} />
        </span>
        {'. '}
        <a href={directionsLink(farmacia.coordenadas)} {...NEW_TAB}>
          {words.directions}
        </a>
      </Fact>
      <Fact name={words.telephone} words={words}>
        <Call number={farmacia.telefones.geral} words={words} />
        {telephoneHours && hoursIn(answered.telephone)}
        {'. '}
        <a {...messageAttributes(channel, words.greeting)}>
          {fillTemplate(words.write, { channel: channel.kind === 'email' ? words.email : CHANNEL[channel.kind] })}
        </a>
        {chatHours && hoursIn(answered.chat)}
      </Fact>
      {furtherTelephones
        .filter(({ spoken }) => spoken?.code === words.code)
        .map(({ numero, custo }) => (
          <Fact key={numero} name={words.title} words={words}>
            <Call number={numero} own={custo} words={words} />
          </Fact>
        ))}
      {languages && <li>{fillTemplate(words.spoken, { languages })}</li>}
      <EmergencyCalls pharmacy={pharmacy} words={words} />
    </>
  );
}

/** How one may pay, and how not. */
function PaymentFact({ pharmacy: { pagamentos }, words }: LanguageProps) {
  const list = new Intl.ListFormat(localeOf(words.code));
  const taken = waysIn(words, pagamentos, true);
  const refused = list.format(waysIn(words, pagamentos, false));
  if (taken.length === 0) return null;
  return (
    <Fact name={words.payment} words={words}>
      {list.format(taken)}
      {refused && separatorOf(words.code) + fillTemplate(words.notAccepted, { ways: refused })}
    </Fact>
  );
}

/** The numbers of pagina.yaml that the language has words for. */
function EmergencyCalls({ pharmacy: { pagina }, words }: LanguageProps) {
  const texts: Readonly<Record<string, string>> = words.emergencyNumbers;
  const named = pagina.socorro.flatMap((line) => {
    const texto = texts[digitsOf(line.numero)];
    return texto ? [{ ...line, texto }] : [];
  });
  if (named.length === 0) return null;
  return (
    <Fact name={words.emergency} words={words}>
      {named.map(({ numero, custo, gratis, texto }, i) => (
        <span key={numero}>
          {`${i > 0 ? separatorOf(words.code) : ''}${texto} `}
          <Call number={numero} own={custo} isFree={gratis} words={words} />
        </span>
      ))}
    </Fact>
  );
}

/** The languages of the counter as a language calls them: "English and French". */
function languagesIn(code: string, { spokenCodes }: Pharmacy): string {
  const names = new Intl.DisplayNames(localeOf(code), { type: 'language' });
  return new Intl.ListFormat(localeOf(code)).format(spokenCodes.map((spoken) => names.of(spoken) ?? spoken));
}
