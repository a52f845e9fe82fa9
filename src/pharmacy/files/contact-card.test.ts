import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { contactCard } from './contact-card.ts';

const content = loadPharmacy('exemplos/demonstracao');
const cardOf = (of: typeof content, builtOn?: string) => contactCard(pharmacyOf(of, builtOn), PICTURE);
const PICTURE = Buffer.from(Array.from({ length: 500 }, (_, i) => i % 256));

describe('the contact card', () => {
  test('says again what went in, after unfolding and unescaping', () => {
    const nome = 'Farmácia São João; Irmãos, Lda. \\ Filhos';
    const rua = 'Rua do Açougue, n.º 1, r/c; esquerdo';
    const { farmacia } = content;
    const card = parseCard(
      cardOf({ ...content, farmacia: { ...farmacia, nome, morada: { ...farmacia.morada, rua } } }),
    );
    expect(card.get('FN')).toBe(nome);
    expect(card.get('ORG')).toBe(nome);
    expect(card.get('ADR')).toContain(rua);
  });

  test('holds the numbers in international form, each once', () => {
    const telefones = { geral: '249000000', whatsapp: '910000000', urgencia: '910000000' };
    const text = cardOf({ ...content, farmacia: { ...content.farmacia, telefones } });
    expect(text.match(/TEL;[^:]+:\+351\d{9}\r/g)).toHaveLength(2);
    expect(text).toContain('item1.TEL;TYPE=WORK,VOICE:+351249000000');
    expect(text).toContain('item2.TEL;TYPE=CELL,VOICE:+351910000000');
  });

  test('says of each further number what it is for, what it can do and in what language', () => {
    expect(cardOf(loadPharmacy('exemplos/litoral'))).toContain('X-ABLabel:Visitors\\, WhatsApp\\, inglês');
  });

  test('has the address, the telephone and the hours of each other place under its name', () => {
    const lines = cardOf(loadPharmacy('exemplos/serra')).replaceAll('\r\n ', '');
    const label = 'X-ABLabel:Posto móvel de Fonte Fria\r\n';
    expect(lines).toContain(`:;;Antiga escola primária;Fonte Fria;;6300-001;Portugal\r\nposto1.${label}`);
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:+351271000001\r\nitem3.${label}`);
    expect(lines).toMatch(
      /NOTE:.*abrir-lhe a porta\.\\nPosto móvel de Fonte Fria\\nTerça e sexta: 15h\sàs\s17h\\nFeriados: não\sabre\r/,
    );
  });

  test('tells the hours in the note, a row a line, what holds outside them, and the turns of duty still to come', () => {
    const note = parseCard(cardOf(content)).get('NOTE');
    expect(note).toMatch(/^Segunda a sexta: 9h\sàs\s19h\nSábado e domingo: 9h\sàs\s13h\n/);
    expect(note).toContain(content.horario.disponibilidade);
    expect(parseCard(cardOf(loadPharmacy('exemplos/litoral'), '2026-11-22')).get('NOTE')).toContain(
      '\nDe serviço: de 30 de novembro a 6 de dezembro de 2026, de 21 a 27 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas\nNesses dias, também ao domingo e nos feriados, a porta fecha às 22h ou à meia-noite.',
    );
  });

  test('carries the place and the picture', () => {
    const coordenadas = { latitude: 39.5, longitude: -8.321014 };
    const card = parseCard(cardOf({ ...content, farmacia: { ...content.farmacia, coordenadas } }));
    expect(card.get('GEO')).toBe('39.50000;-8.32101');
    expect(Buffer.from(card.get('PHOTO') ?? '', 'base64')).toEqual(PICTURE);
  });

  test('ends each line with CRLF and keeps it within 75 octets, without cutting a letter', () => {
    const note = 'ã–'.repeat(300);
    const text = cardOf({ ...content, horario: { ...content.horario, disponibilidade: note } });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(parseCard(text).get('NOTE')).toContain(note);
    expect(Buffer.from(text).toString()).toBe(text);
  });
});

/** Properties of a card by name, without group and parameters; of several with one name, the first. */
function parseCard(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  const card = new Map<string, string>();
  for (const line of lines.slice(0, -1)) {
    const [, name = '', value = ''] = line.match(/^(?:\w+\.)?([\w-]+)(?:;[^:]*)?:(.*)$/) ?? [];
    expect(name, line).not.toBe('');
    if (!card.has(name)) {
      card.set(
        name,
        value.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter)),
      );
    }
  }
  return card;
}
