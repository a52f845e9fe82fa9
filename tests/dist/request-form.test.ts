import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { wordsOfRequest } from '../request-words.ts';
import { attribute, plain, readableText, readPage, SITES } from './pages.ts';

/**
 * The fields in the order in which one thinks, what, how, who: the keyboard that a phone shows for each, its Enter key,
 * and what the browser may fill in (WCAG 1.3.5).
 */
const FIELDS = {
  instrucoes: {},
  // Of several lines, as programs fill them in.
  morada: { rows: '1', autocomplete: 'street-address', enterkeyhint: 'next' },
  nome: { type: 'text', autocomplete: 'name', enterkeyhint: 'next' },
  telemovel: { type: 'tel', autocomplete: 'tel', enterkeyhint: 'next' },
  // An iPhone's numeric keyboard has no X.
  numeroReceita: { inputmode: '' },
  codigoDispensa: { inputmode: 'numeric', autocomplete: 'one-time-code' },
  codigoOpcao: { inputmode: 'numeric', autocomplete: 'one-time-code' },
  nif: { inputmode: 'numeric' },
  outroAssunto: {},
} as const;
type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];
const REQUIRED: readonly FieldName[] = ['morada', 'nome', 'telemovel'];
/** Folded, in a group whose name says for whom they are. */
const CODES: readonly FieldName[] = ['numeroReceita', 'codigoDispensa', 'codigoOpcao'];

describe.each(SITES)('the request form of $folder', ({ folder, dist }) => {
  const words = wordsOfRequest(loadPharmacy(folder));
  const home = readPage('index.html', dist);
  const form = home.querySelector('#pedido form');
  const field = (name: FieldName) => form?.querySelector(`[name="${name}"]`);

  test('has nine fields in order', () => {
    const controls = form?.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea:not([hidden])') ?? [];
    expect(controls.map((control) => attribute(control, 'name'))).toEqual(NAMES);
    expect([form?.getAttribute('aria-labelledby'), form?.getAttribute('aria-label')]).toEqual([undefined, undefined]);
  });

  test('name, mobile and address are required, the others are not, and none has its format checked', () => {
    expect(NAMES.filter((name) => field(name)?.hasAttribute('required'))).toEqual(REQUIRED);
    expect(NAMES.filter((name) => field(name)?.hasAttribute('pattern'))).toEqual([]);
    const notWrong = NAMES.filter((name) => attribute(field(name), 'aria-invalid') === 'false');
    expect(notWrong, 'a browser calls an empty one wrong before anybody typed').toEqual(REQUIRED);
  });

  test.each(NAMES)('%s says if it may stay empty, what it takes and why, and brings its keyboard', (name) => {
    const texts = words.campos[name];
    if ('exemplo' in texts) expect(attribute(field(name), 'placeholder')).toBe(texts.exemplo);
    const note = [...REQUIRED, ...CODES].includes(name) ? '' : ` ${words.opcional}`;
    const question = name === 'instrucoes' ? `${words.pergunta} ` : '';
    const label = home.querySelector(`label[for="${attribute(field(name), 'id')}"]`);
    expect(readableText(label)).toBe(plain(`${question}${texts.rotulo}${note}`));
    if ('ajuda' in texts && texts.ajuda)
      expect(readableText(home.querySelector(`#${attribute(field(name), 'aria-describedby')}`))).toBe(
        plain(texts.ajuda),
      );
    for (const [key, value] of Object.entries(FIELDS[name])) expect(attribute(field(name), key)).toBe(value);
  });
});
