import texts from 'virtual:content/interface/orcamento';
import rental from 'virtual:content/rental';
import { type FormEvent, useState } from 'react';
import { setAddition } from '../../../lib/browser/additions.ts';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { goToRequest } from '../../../lib/browser/go-to-request.ts';
import { today } from '../../../lib/browser/today.ts';
import { datedDays, describeQuote, MAX_RENTAL_DAYS, typedDays } from '../../../lib/rental.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { island } from '../../island.tsx';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { AddedLine } from '../AddedLine/AddedLine.tsx';
import styles from './RentalQuote.css?inline';

adoptStyles(styles);

/** The rental being asked for; days as typed, dates as ISO days or empty. */
interface Wish {
  item: string;
  days: string;
  first: string;
  last: string;
}

const FIELDS = { item: 'aluguer-item', days: 'aluguer-dias', first: 'aluguer-de', last: 'aluguer-ate' } as const;
const A_WEEK = '7';

/**
 * The price of a rental, as a sum one can follow, and the way to book it.
 *
 * Why it must run in the browser: it calculates as the visitor chooses. Without a script the price list above stands
 * as it is, and "Agendar Aluguer" is a link to the request.
 */
export const RentalQuote = island(Calculator);

function Calculator() {
  const isHydrated = useIsHydrated();
  const [wish, setWish] = useState<Wish>({ item: '', days: A_WEEK, first: '', last: '' });
  const [byDates, setByDates] = useState(false);
  const [isTouched, setTouched] = useState(false);

  const item = rental.items.find(({ id }) => id === wish.item) ?? rental.items[0];
  if (!item) return null;
  const days = byDates ? datedDays(wish.first, wish.last, today()) : typedDays(wish.days);
  const sum = typeof days === 'number' ? describeQuote(item, days, texts) : '';
  const request = fillTemplate(byDates ? texts.pedidoDatas : texts.pedido, {
    equipamento: item.nome,
    primeiro: shownDay(wish.first),
    ultimo: shownDay(wish.last),
    conta: sum,
  });

  function book() {
    // Without a choice the visitor comes to an unchanged request form.
    if (isTouched) setAddition('aluguer', sum ? request : item?.nome);
    goToRequest();
  }

  return (
    <div className="card rental-quote">
      {isHydrated && (
        <form
          className="rental-fields"
          aria-label={texts.titulo}
          onInput={(event) => {
            setWish({ ...wish, ...wishOf(event.currentTarget) });
            setTouched(true);
          }}
          onSubmit={preventSubmit}
        >
          <h3>{texts.titulo}</h3>
          <SelectField name={FIELDS.item} label={texts.equipamento}>
            {rental.items.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </SelectField>
          {byDates ? (
            <div className="rental-dates">
              <TextField name={FIELDS.first} label={texts.primeiro} type="date" defaultValue={wish.first} />
              <TextField
                name={FIELDS.last}
                label={texts.ultimo}
                type="date"
                defaultValue={wish.last}
                min={wish.first}
              />
            </div>
          ) : (
            <TextField
              name={FIELDS.days}
              label={texts.quantos}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_RENTAL_DAYS}
              defaultValue={wish.days}
            />
          )}
          <Button variant="quiet" onClick={() => setByDates(!byDates)}>
            {byDates ? texts.porDias : texts.porDatas}
          </Button>
          <p className="rental-sum" role="status">
            {typeof days === 'number' ? sum : texts[days]}
          </p>
        </form>
      )}
      <ButtonLink variant="action" href="#pedido" onClick={book}>
        {rental.book}
      </ButtonLink>
      <AddedLine kind="aluguer" />
    </div>
  );
}

/** The form's current values; it holds either the days or the dates. */
function wishOf(form: HTMLFormElement): Partial<Wish> {
  const data = new FormData(form);
  const fields = Object.entries(FIELDS).filter(([, name]) => data.has(name));
  return Object.fromEntries(fields.map(([key, name]) => [key, String(data.get(name))]));
}

/** "2026-12-24" as 24/12/2026. */
function shownDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}

function preventSubmit(event: FormEvent): void {
  event.preventDefault();
}
