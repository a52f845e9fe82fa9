import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { contactCard } from './contact-card.ts';

const content = loadPharmacy('exemplos/demonstracao');
const PICTURE = Buffer.from(Array.from({ length: 500 }, (_, i) => i % 256));
const cardOf = (of: typeof content, builtOn?: string) => contactCard(pharmacyOf(of, builtOn), PICTURE);
const withPharmacy = (farmacia: object) => cardOf({ ...content, farmacia: { ...content.farmacia, ...farmacia } });

describe('the contact card', () => {
  test('says again what went in, after unfolding and unescaping, with the place and the picture', () => {
    const nome = 'Farmácia São João; Irmãos, Lda. \\ Filhos';
    const morada = { ...content.farmacia.morada, rua: 'Rua do Açougue, n.º 1, r/c; esquerdo' };
    const card = parseCard(withPharmacy({ nome, morada, coordenadas: { latitude: 39.5, longitude: -8.321014 } }));
    const { email, site } = content.farmacia;
    const written = Object.fromEntries(['FN', 'ORG', 'EMAIL', 'URL', 'GEO'].map((name) => [name, card.get(name)]));
    expect(written).toEqual({ FN: nome, ORG: nome, EMAIL: email, URL: site, GEO: '39.50000;-8.32101' });
    expect(card.get('ADR')).toContain(morada.rua);
    expect(Buffer.from(card.get('PHOTO') ?? '', 'base64')).toEqual(PICTURE);
  });

  test('holds the numbers in international form, each once, with what each further one is for', () => {
    const text = withPharmacy({ telefones: { geral: '249000000', whatsapp: '910000000', urgencia: '910000000' } });
    const numbers = ['item1.TEL;TYPE=WORK,VOICE:+351249000000', 'item2.TEL;TYPE=CELL,VOICE:+351910000000'];
    expect(text.match(/item\d\.TEL;.+/g)).toEqual(numbers);
    expect(cardOf(loadPharmacy('exemplos/litoral'))).toContain('X-ABLabel:Visitors · WhatsApp · inglês');
  });

  test.each([
    [true, 'Por chamada'],
    [false, 'Por chamada · só nas noites de serviço'],
  ])('says of a number on call when it is answered in turns of duty alone: always %s', (sempre, label) => {
    const servico = { ...content.horario.servico, turnos: [{ de: '2099-12-01', modo: 'chamada' as const }] };
    const chamada = { ...content.horario.chamada, numero: '1400', sempre };
    const card = cardOf({ ...content, horario: { ...content.horario, chamada, servico } });
    expect(card.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`:1400\r\n.*ABLabel:${label}\r`));
  });

  test('has the address, the telephone and the hours of each other place under its name', () => {
    const lines = cardOf(loadPharmacy('exemplos/serra')).replaceAll('\r\n ', '');
    const label = 'X-ABLabel:Posto móvel de Fonte Fria\r\n';
    expect(lines).toContain(`:;;Antiga escola primária;Fonte Fria;;6300-001;Portugal\r\nposto1.${label}`);
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:+351271000001\r\nitem3.${label}`);
    expect(lines).toMatch(
      /NOTE:.*abrir a porta\.\\nPosto móvel de Fonte Fria\\nTerça e sexta: 15h\sàs\s17h\\nFeriados: não\sabre\r/,
    );
  });

  test('tells the hours in the note, a row a line, what holds outside them, and the turns of duty still to come', () => {
    const note = parseCard(cardOf(content)).get('NOTE');
    expect(note).toMatch(/^Segunda a sexta: 9h\sàs\s19h\nSábado, domingo e feriados: 9h\sàs\s13h\n/);
    expect(note).toContain(String(content.horario.disponibilidade));
    const telephone = { ...content.farmacia, horarioTelefone: content.horario.aberturas.slice(0, 1) };
    expect(parseCard(cardOf({ ...content, farmacia: telephone })).get('NOTE')).toMatch(/\nTelefone: segunda a sexta/);
    expect(parseCard(cardOf(loadPharmacy('exemplos/litoral'), '2026-11-22')).get('NOTE')).toMatch(
      /\nDe serviço: 30\snov a\s6\sdez\s2026, 21\sdez a\s27\sdez\s2026/,
    );
  });
});

/** Properties of a card by name, without group and parameters; of several with one name, the last. */
function parseCard(text: string): Map<string, string> {
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  // A letter that was cut in two where a line is folded would come back as another.
  expect(Buffer.from(text).toString()).toBe(text);
  const lines = text.replaceAll('\r\n ', '').matchAll(/^(?:\w+\.)?([\w-]+)(?:;[^:]*)?:(.*)\r$/gm);
  const unescaped = (value: string) => value.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
  return new Map([...lines].map(([, name = '', value = '']) => [name, unescaped(value)]));
}
