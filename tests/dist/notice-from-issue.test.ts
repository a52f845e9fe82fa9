import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { answer } from '../../scripts/notice-from-issue.ts';

/** An event as GitHub sends it, of the form's issue by the repository's owner. */
const OPENED = JSON.parse(readFileSync('tests/dist/issues/opened.json', 'utf8'));
const OLD = { id: 'velho', texto: 'Passou', de: '2020-01-01', ate: '2020-01-02', tipo: 'normal', fechada: false };
const OTHER = { id: 'outro', texto: 'Fica', de: '2020-01-01', ate: '2099-01-02', tipo: 'normal', fechada: false };

const OTHER_HOURS = { 'Nesses dias a farmácia': 'Abre a outras horas' };

let folder: string;
const file = (name: string) => join(folder, name);
const notices = () => JSON.parse(readFileSync(file('public/avisos.json'), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farmacia-'));
  mkdirSync(file('public'));
  writeFileSync(file('public/avisos.json'), JSON.stringify([OLD, OTHER]));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Answers an event; null when the program stays silent. */
function run(event: object) {
  vi.stubEnv('FARMACIA', folder);
  return answer(event);
}

/** The event with other values in the form's fields. */
function filled(values: Record<string, string>, issue: object = {}) {
  let { body } = OPENED.issue;
  for (const [label, value] of Object.entries(values)) {
    body = body.replace(
      new RegExp(`(### ${label}\\n\\n)[^]*?(?=\\n\\n### |$)`),
      (_: string, heading: string) => heading + value,
    );
  }
  return { ...OPENED, issue: { ...OPENED.issue, body, ...issue } };
}

test('the form asks what the program reads, and marks what it cannot do without', () => {
  const form = parse(readFileSync('.github/ISSUE_TEMPLATE/publicar-um-aviso.yml', 'utf8'));
  const labels = form.body.map(({ attributes }: { attributes: { label: string } }) => attributes.label);
  expect(labels).toEqual(OPENED.issue.body.match(/(?<=### ).+/g));
});

describe('a notice by the owner', () => {
  test('is published beside the others, without those that are over, and shown in the answer', () => {
    const answered = run(OPENED);
    expect(answered?.published).toBe(true);
    expect(notices()).toEqual([
      OTHER,
      {
        id: 'aviso-12',
        texto: 'No dia 25 estamos fechados. Para urgências, ligue-nos.',
        de: '2098-12-20',
        ate: '2098-12-25',
        mostrar: '2098-12-10',
        tipo: 'urgente',
        fechada: true,
      },
    ]);
    expect(answered?.text).toContain('daqui a poucos minutos, a vermelho');
    expect(answered?.text).toContain('\n\n    No dia 25 estamos fechados. Para urgências, ligue-nos.\n\n');
    expect(answered?.text).toContain(
      'Lê-se no site de 10 a 25 de dezembro de 2098. Fechada de 20 a 25 de dezembro de 2098, o dia todo.',
    );
  });

  test('takes the place of itself when the issue is edited, and goes when its last day is over', () => {
    run(OPENED);
    expect(run({ ...filled({ 'Último dia': '2098-12-26' }), action: 'edited' })?.published).toBe(true);
    expect(notices().map(({ ate }: { ate: string }) => ate)).toEqual(['2099-01-02', '2098-12-26']);
    const over = { 'Mostrar desde': '', 'Primeiro dia': '1/1/2020', 'Último dia': '2/1/2020' };
    expect(run(filled(over))?.text).toContain('não está no site');
    expect(notices()).toEqual([OTHER]);
  });

  test('says other hours in its text, and gives them to its days', () => {
    const horas = 'das 9h às 13h e das 14h30 às 24:00';
    const answered = run(filled({ ...OTHER_HOURS, 'Que horas': horas }));
    expect(notices().at(-1)).toMatchObject({
      texto: expect.stringMatching(/ Nesses dias abrimos das 9h às 13h e das 14h30 às 24:00\.$/),
      fechada: false,
      horario: [
        { abre: '09:00', fecha: '13:00' },
        { abre: '14:30', fecha: '24:00' },
      ],
    });
    expect(answered?.text).toContain('Abre de 20 a 25 de dezembro de 2098 das 9h às 13h e das 14h30 à meia-noite.');
  });

  // biome-ignore format: one case a line
  test.each<[Record<string, string>, string]>([
    [{ 'Último dia': '31/02/2098' }, '**Último dia**: espera-se um dia que exista: fevereiro tem 28 dias'],
    [{ 'Último dia': '01/12/2098' }, '**Último dia**: espera-se um último dia que não venha antes do primeiro'],
    [{ 'Mostrar desde': '26/12/2098' }, '**Mostrar desde**: espera-se um dia que não venha depois do último'],
    [{ 'Texto do aviso': '_No response_' }, '**Texto do aviso**: espera-se um texto'],
    [{ 'Texto do aviso': 'a '.repeat(251) }, '**Texto do aviso**: espera-se um texto até 500 letras'],
    [{ 'Texto do aviso': '<b>Fechado</b>' }, '**Texto do aviso**: espera-se um texto simples, sem HTML'],
    [{ 'Texto do aviso': '$' + '{{ secrets.TOKEN }} {farmacia.nome}' }, '**Texto do aviso**: espera-se um texto sem chavetas'],
    [{ ...OTHER_HOURS, 'Que horas': '_No response_' }, '**Que horas**: espera-se algo como «das 9h às 13h»'],
    [{ ...OTHER_HOURS, 'Que horas': 'só de manhã' }, '**Que horas**: espera-se'],
    [{ ...OTHER_HOURS, 'Que horas': 'só até às 13h' }, '**Que horas**: espera-se'],
  ])('with %j is answered with the mistake in a sentence, and not published', (values, sentence) => {
    expect(run(filled(values))).toEqual({ published: false, text: expect.stringContaining(sentence) });
    expect(notices()).toEqual([OLD, OTHER]);
  });

  test('that lost a heading of the form is told which there are', () => {
    const text = 'falta um título do formulário: esperam-se «### Texto do aviso», «### Mostrar desde»';
    expect(run(filled({}, { body: '### Texto do aviso\n\nFechado' }))?.text).toContain(text);
  });

  test('beyond the twenty that are read is refused', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...OTHER, id: `n-${i}` }));
    writeFileSync(file('public/avisos.json'), JSON.stringify(many));
    expect(run(OPENED)).toMatchObject({ published: false, text: expect.stringContaining('no máximo 20 avisos') });
  });
});

describe('an issue that is not the owner’s notice', () => {
  test.each([
    ['somebody else’s', filled({}, { author_association: 'CONTRIBUTOR', user: { login: 'mallory' } })],
    ['one that somebody else edited', { ...OPENED, sender: { login: 'mallory' } }],
    ['one without the form', filled({}, { body: 'Quero um aviso' })],
    ['one with something before the form', filled({}, { body: `x\n${OPENED.issue.body}` })],
    ['one with a number that is none', filled({}, { number: '12; rm -rf /' })],
    ['no issue at all', { action: 'opened', pull_request: {} }],
  ])('%s: nothing is written and nothing answered', (_, event) => {
    expect(run(event)).toBeNull();
    expect(notices()).toEqual([OLD, OTHER]);
  });
});

describe('a hostile text is data', () => {
  test.each([
    '$(touch pwned) `touch pwned` && touch pwned',
    '<svg/onload=alert(1)><iframe src=x>',
    '","fechada":true,"id":"x',
    '@everyone [clique](https://evil.example) ![](https://evil.example/x.png)',
    '``` fora do bloco ````',
  ])('%s', (text) => {
    const shown = run(filled({ 'Texto do aviso': text }))?.text ?? '';
    expect(notices()).toHaveLength(2);
    expect(notices().at(-1).texto).toBe(text);
    expect(shown.split('\n\n').filter((block) => block.includes(text))).toEqual([`    ${text}`]);
    expect(existsSync('pwned')).toBe(false);
  });

  test('a heading of the form within the text stays text, in one line that ends no block of code', () => {
    const text = 'Atenção\r\n\n### Primeiro dia\u2028\n01/01/2001';
    const shown = run(filled({ 'Texto do aviso': text }))?.text;
    expect(notices().at(-1)).toMatchObject({ de: '2098-12-20', texto: 'Atenção ### Primeiro dia 01/01/2001' });
    expect(shown).toContain('\n\n    Atenção ### Primeiro dia 01/01/2001\n\n');
  });

  test('signs that cannot be seen or turn the direction are left out', () => {
    run(
      filled({ 'Texto do aviso': 'Fe\u200b\u00adchado\u202e\u0000 ho\u2060\ufeffje\u2066 \u{e0041}\u{e0100}❤\ufe0f' }),
    );
    expect(notices().at(-1).texto).toBe('Fechado  hoje ❤\ufe0f');
  });
});
