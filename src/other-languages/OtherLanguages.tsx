import { Fragment } from 'react';
import { directionsLink } from '../contact/links.ts';
import { hoursOf } from '../opening/from-content.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { messageAttributes, NEW_TAB } from '../ui/Button.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { turnsIn } from './coming-days.ts';
import { DeliveryFact } from './DeliveryFact.tsx';
import { eurosIn } from './delivery-terms.ts';
import { Call, digitsOf, Fact, type LanguageProps } from './Fact.tsx';
import { hoursLines, onCallLines, weekLines } from './hours-lines.ts';
import { dateText, localeOf, separatorOf, spaceBefore } from './locale.ts';
import { PaymentFact } from './PaymentFact.tsx';

/** The rule about what is charged outside the hours, by region. */
const SURCHARGE = { continente: 'surcharge', acores: 'surchargeInAzores', madeira: 'surchargeInMadeira' } as const;

const ANSWERS = ['open', 'duty', 'window', 'call', 'closed'] as const;

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
        <PaymentFact pharmacy={pharmacy} words={words} />
        <DeliveryFact pharmacy={pharmacy} words={words} />
        {pharmacy.aluguer.length > 0 && (
          <li>
            <a href="#aluguer">{words.rental}</a>
          </li>
        )}
        {words.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </details>
  ));
}

function WhenOpen({ pharmacy, words }: LanguageProps) {
  const hours = hoursLines(pharmacy.timetable, words, pharmacy.builtOn);
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
        <Fact name={words.hours} words={words} closed={words.closedDay}>
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
    </>
  );
}

function Reach({ pharmacy, words }: LanguageProps) {
  const { farmacia, channel, chatHours, furtherTelephones } = pharmacy;
  const { street, place } = pharmacy.address;
  const languages = languagesIn(words.code, pharmacy);
  return (
    <>
      <Fact name={words.address} words={words}>
        <span lang="pt-PT">
          <Unbroken text={`${street}, ${place}`} />
        </span>
        {'. '}
        <a href={directionsLink(farmacia.coordenadas)} {...NEW_TAB}>
          {words.directions}
        </a>
      </Fact>
      <Fact name={words.telephone} words={words}>
        <Call number={farmacia.telefones.geral} words={words} />
        {'. '}
        <a {...messageAttributes(channel, words.greeting)}>{words.write[channel.kind]}</a>
        {chatHours && ` (${weekLines(hoursOf(farmacia.horarioWhatsapp), words).join(separatorOf(words.code))})`}
      </Fact>
      {furtherTelephones
        .filter(({ spoken }) => spoken?.code === words.code)
        .map(({ numero, custo }) => (
          <Fact key={numero} name={words.title} words={words}>
            <Call number={numero} own={custo} words={words} />
          </Fact>
        ))}
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
      {`${i > 0 ? separatorOf(words.code) : ''}${texto} `}
      <Call number={numero} own={custo} isFree={gratis} words={words} />
    </span>
  ));
}

/** Who answers outside the hours, which pharmacy is on duty, and what may be added to the price. */
function WhenClosed({ pharmacy, words }: LanguageProps) {
  const { farmacia, horario, pagina, onCall, outsideHours } = pharmacy;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const { numero, custo, gratis } = pagina.linhaDeServico;
  const whenOnCall = onCallLines(pharmacy.timetable, words);
  return (
    <>
      {onCall && (
        // Where that is only in turns of duty, nothing says when but the moment itself.
        <Fact name={words.onCall} words={words} while={whenOnCall.length > 0 ? undefined : 'on-call'}>
          <Call number={onCall} words={words} />
          {whenOnCall.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </Fact>
      )}
      {pharmacy.nextDuties.map(({ title, way, turns }) => (
        <Fact
          key={title}
          name={dotted([words.turns, way && (way === 'call' ? words.onCall : words.nightWindow)])}
          words={words}
        >
          <span data-turns={title}>{turnsIn(words.code, turns, pharmacy.builtOn)}</span>
        </Fact>
      ))}
      {urgencia && urgencia !== onCall && (
        <Fact name={words.outsideHours} words={words}>
          <Call number={urgencia} words={words} />
        </Fact>
      )}
      <Fact name={words.onDuty} words={words} isUnlessOnDuty>
        {/* Where nobody of the pharmacy answers, a voice comes before a list. */}
        {!(farmaciasDeServico && outsideHours.isOwn) && (
          <>
            <Call number={numero} own={custo} isFree={gratis} words={words} />
            {farmaciasDeServico && separatorOf(words.code)}
          </>
        )}
        {farmaciasDeServico && <a href={farmaciasDeServico}>{words.dutyList}</a>}
      </Fact>
      {horario.acrescimoAte && (
        <li>
          {fillTemplate(words[SURCHARGE[pharmacy.region]], {
            price: eurosIn(words.code, horario.acrescimoAte),
          })}
        </li>
      )}
    </>
  );
}

/** The languages of the counter as a language calls them: "English and French", "German (July – August)". */
function languagesIn(code: string, { codedLanguages }: Pharmacy): string {
  const names = new Intl.DisplayNames(localeOf(code), { type: 'language' });
  const dayOf = (month: number) => `2024-${String(month).padStart(2, '0')}-01`;
  const texts = codedLanguages.map(({ code: spoken, months: [from, to] }) => {
    const name = names.of(spoken) ?? spoken;
    return from && to ? `${name} (${dateText(dayOf(from), code, { month: 'long' }, dayOf(to))})` : name;
  });
  return new Intl.ListFormat(localeOf(code)).format(texts);
}
