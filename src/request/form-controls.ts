import { caretAfterFilter } from './prescription.ts';
import { type Delivery, FIELD_NAMES, type FieldName, type MedicineRequest, type Rental } from './request.ts';
import { filterField } from './request-store.ts';

/** What has no field. A hidden text area holds it, since browsers restore that, like any field, on the way back. */
type Rest = Pick<MedicineRequest, 'rentals' | 'otherPrescriptions'>;

export function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The form has no field "${name}".`);
}

/** The values of the fields, not yet filtered. */
export function typedFields(form: HTMLFormElement): Record<FieldName, string> {
  const values = FIELD_NAMES.map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(values);
}

/** The request that the controls hold. */
export function readControls(form: HTMLFormElement, before: MedicineRequest): Partial<MedicineRequest> {
  return {
    ...typedFields(form),
    delivery: deliveryIn(form),
    photograph: form.querySelector<HTMLInputElement>('[name=fotografia]')?.checked ?? false,
    rentals: rentalsIn(form, before.rentals),
  };
}

/** Shows a request in the controls; a caret stays in its place. */
export function showRequest(form: HTMLFormElement, values: MedicineRequest): void {
  const { delivery, photograph, rentals, otherPrescriptions } = values;
  for (const name of FIELD_NAMES) showField(form, name, values[name]);
  const isDelivered = typeof delivery === 'number';
  // The values of the checked radios; before a choice the first delivery is checked.
  const chosen = [delivery === 'collect' && 'buscar', isDelivered && 'entregar', `${isDelivered ? delivery : 0}`];
  // While somebody collects, the chosen kind of delivery stays checked, for who changes their mind.
  const radios = delivery === 'collect' ? '[name=entrega]' : '[type=radio]';
  for (const input of form.querySelectorAll<HTMLInputElement>(radios)) input.checked = chosen.includes(input.value);
  // Unanswered, this question is required only beside another invalid field: alone it keeps nobody from sending.
  const isAsked = delivery === null && form.querySelector('textarea:invalid, input:invalid:not([type=radio])');
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=entrega]')) input.required = Boolean(isAsked);
  const tick = form.querySelector<HTMLInputElement>('[name=fotografia]');
  if (tick) tick.checked = photograph;
  for (const rental of rentals) {
    const firstDay = firstDayIn(form, rental);
    if (firstDay && firstDay.value !== rental.firstDay) firstDay.value = rental.firstDay;
  }
  const rest: Rest = { rentals, otherPrescriptions };
  restControl(form).value = rentals.length + otherPrescriptions.length > 0 ? JSON.stringify(rest) : '';
}

/** What the hidden text area holds, once the visitor has come back to the page. */
export function readRest(form: HTMLFormElement): Partial<Rest> {
  const { value } = restControl(form);
  return value ? (JSON.parse(value) as Rest) : {};
}

const restControl = (form: HTMLFormElement) => form.elements.namedItem('resto') as HTMLTextAreaElement;

/** The field is there once the rental is rendered. */
const firstDayIn = (form: HTMLFormElement, { id }: Rental) =>
  form.elements.namedItem(`desde-${id}`) as HTMLInputElement | null;

/** The rentals with the first days that are in their fields: the same array where none changed. */
function rentalsIn(form: HTMLFormElement, rentals: readonly Rental[]): readonly Rental[] {
  const now = rentals.map((one) => ({ ...one, firstDay: firstDayIn(form, one)?.value ?? one.firstDay }));
  return now.some(({ firstDay }, i) => firstDay !== rentals[i]?.firstDay) ? now : rentals;
}

function deliveryIn(form: HTMLFormElement): Delivery | null {
  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  const way = chosen('entrega');
  if (way === 'buscar') return 'collect';
  return way ? Number(chosen('modo') ?? 0) : null;
}

function showField(form: HTMLFormElement, name: FieldName, value: string): void {
  const control = fieldOf(form, name);
  const raw = control.value;
  if (raw === value) return;
  // `value` counts also as what the field held before, so that a refused key changes nothing.
  const caret = caretAfterFilter(raw, control.selectionEnd ?? raw.length, (text) => filterField(name, value, text));
  control.value = value;
  // In Safari, setSelectionRange would move the focus to this field.
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}
