import aluguer from 'virtual:content/aluguer';
import { Fragment, type InputEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../browser/announce.ts';
import { keepControls } from '../browser/kept-controls.ts';
import { island } from '../island/island.tsx';
import { daysFrom } from '../opening/days.ts';
import { today } from '../opening/today.ts';
import { noteQuote, bookRental as putIntoRequest } from '../request/book-rental.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/Field.tsx';
import { datedDays, isLoan, MAX_RENTAL_DAYS, type Quote, quoteLine, quoteOf, typedDays } from './rental.ts';
import * as words from './words.ts';

/** The rental being asked for, by the names of the fields: days as typed, dates as ISO days or empty. */
const INITIAL_CHOICE = { 'aluguer-item': '', 'aluguer-dias': '', 'aluguer-de': '', 'aluguer-ate': '' };

/**
 * The price of a rental, as a sum one can follow, and the way to book it.
 *
 * Why it must run in the browser: it calculates as the visitor chooses. Without a script the price list above stands
 * as it is, and "Agendar Aluguer" is a link to the request.
 */
export const RentalQuote = island(Calculator);

const restoreControls = keepControls('.rental-fields');

function Calculator() {
  const fields = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(INITIAL_CHOICE);
  const [hasChanged, setChanged] = useState(false);
  const [byDates, setByDates] = useState(false);

  // Takes over values that were chosen before hydration, or that the browser filled in again.
  useLayoutEffect(() => {
    if (fields.current) restoreControls(fields.current);
    const present = { ...INITIAL_CHOICE, ...(fields.current && choiceIn(fields.current)) };
    if (present['aluguer-item'] !== aluguer[0]?.id || present['aluguer-dias']) setChoice(present);
  }, []);

  const { 'aluguer-item': chosen, 'aluguer-dias': typed, 'aluguer-de': first, 'aluguer-ate': last } = choice;
  const item = aluguer.find(({ id }) => id === chosen) ?? aluguer[0];
  // A loan costs the same however long it is. Before a choice nothing is lent: the first item stands for all.
  const lent = chosen !== '' && isLoan(item ?? {});
  const [firstDay, lastDay] = byDates && !lent ? [first, last] : ['', ''];
  // The number that was typed counts until a last day is chosen.
  const isDated = lastDay || (firstDay && firstDay < today());
  const days = lent ? 1 : isDated ? datedDays(firstDay, lastDay, today()) : typedDays(typed);
  const isQuoted = typeof days === 'number';
  // What cannot be quoted goes into the request all the same, as it was given.
  const given = lastDay ? daysFrom(firstDay, lastDay) + 1 : Number.parseFloat(typed);
  const isCounted = !lent && given >= (lastDay ? 1 : 0);
  const rental = item && {
    id: item.id,
    item: item.nome,
    isLoan: lent,
    days: isCounted ? given : null,
    firstDay,
    lastDay: isCounted ? '' : lastDay,
    sum: isQuoted ? quoteLine(item, days) : '',
  };
  const isGiven = typed || first || last || (chosen && chosen !== aluguer[0]?.id);
  // The form says which quote is not booked (src/request/pending.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    noteQuote(rental && isGiven ? rental : null);
  }, [choice]);
  const quote = item && isQuoted ? quoteOf(item, days) : null;
  const spokenText = quote ? spokenQuote(quote) : isQuoted ? '' : words.MISTAKES[days];
  // Quiet before the visitor's first change: hydration is nobody's act. Were the receipt a live region, Firefox would
  // read only its last line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (hasChanged) announce(spokenText);
  }, [spokenText]);
  if (!rental) return null;

  function changeChoice({ currentTarget }: Pick<InputEvent<HTMLElement>, 'currentTarget'>) {
    setChoice({ ...choice, ...choiceIn(currentTarget) });
    setChanged(true);
  }

  function changeDays(step: 'stepUp' | 'stepDown') {
    if (!fields.current) return;
    fields.current.querySelector<HTMLInputElement>('[name=aluguer-dias]')?.[step]();
    changeChoice({ currentTarget: fields.current });
  }

  /** Moves the focus, too, since the new fields stand before the button that was pressed. */
  function switchFields() {
    flushSync(() => setByDates(!byDates));
    fields.current?.querySelector('input')?.focus();
  }

  function bookRental() {
    // Without a choice the visitor comes to an unchanged request form.
    if (choice !== INITIAL_CHOICE && rental) putIntoRequest(rental);
    // The link scrolls there, and works without this.
    document.getElementById('pedido')?.focus({ preventScroll: true });
  }

  return (
    <div className="rental-quote stack">
      <details className="needs-script" data-folds="" open>
        <summary>
          <h3>{words.quoteTitle}</h3>
        </summary>
        {/* No form: nothing of it is sent. */}
        <div ref={fields} className="rental-fields" onInput={changeChoice}>
          <SelectField name="aluguer-item" label={words.itemColumn}>
            {aluguer.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </SelectField>
          {lent ? null : byDates ? (
            <Fragment key="dates">
              <TextField name="aluguer-de" label={words.firstDay} type="date" defaultValue={first} />
              <TextField name="aluguer-ate" label={words.lastDay} type="date" defaultValue={last} min={first} />
            </Fragment>
          ) : (
            <div key="days" className="rental-days">
              <TextField
                name="aluguer-dias"
                label={words.daysField}
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_RENTAL_DAYS}
                defaultValue={typed}
              />
              <button type="button" aria-label={words.oneDayLess} onClick={() => changeDays('stepDown')}>
                −
              </button>
              <button type="button" aria-label={words.oneDayMore} onClick={() => changeDays('stepUp')}>
                +
              </button>
            </div>
          )}
          {!lent && (
            <Button variant="quiet" onClick={switchFields}>
              {byDates ? words.toDays : words.toDates}
            </Button>
          )}
          <div className="rental-sum">{quote ? <Receipt of={quote} /> : spokenText}</div>
        </div>
      </details>
      <ButtonLink variant="action" href="#pedido" onClick={bookRental}>
        {/* Until the visitor chooses, the button stands for the whole list (specification §2). */}
        {lent ? words.bookLoan : words.book}
      </ButtonLink>
    </div>
  );
}

/** The quote as one text. */
function spokenQuote({ lines, total, terms }: Quote): string {
  const paid = lines.map(({ name, price, amount }) => `${price ? words.atPrice(name, price) : name} ${amount}`);
  return [...paid, total && `${words.total} ${total}`, terms].filter(Boolean).join('. ');
}

/** The quote as the till prints it. */
function Receipt({ of: { lines, total, terms } }: { of: Quote }) {
  return (
    <>
      {lines.map(({ name, price, amount }) => (
        <p key={price ?? name} className="ends rental-line">
          <span>{price ? words.atPrice(name, price) : name}</span>
          <span>{` ${amount}`}</span>
        </p>
      ))}
      {total && (
        <p className="ends rental-line rental-total">
          <span>{words.total}</span>
          <strong>{` ${total}`}</strong>
        </p>
      )}
      {terms && <p>{terms}</p>}
    </>
  );
}

/** The current values of the fields: either the days or the dates. */
function choiceIn(fields: HTMLElement): Partial<typeof INITIAL_CHOICE> {
  const controls = [...fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}
