import { describe, expect, test } from 'vitest';
import { anyText, testAny } from '../../tests/fuzz.ts';
import { directionsLink, mailtoLink, mapEmbedLink, messageLink, smsLink, telLink, whatsappLink } from './links.ts';

const byEmail = { kind: 'email', empty: 'mailto:a@b.pt', join: '?subject=P&body=' } as const;
const byWhatsApp = { kind: 'whatsapp', empty: 'https://wa.me/351249000000', join: '?text=' } as const;
const place = { latitude: 39.5, longitude: -8.4 };

describe('a link', () => {
  // biome-ignore format: one link a line
  test.each([
    ['to a chat', whatsappLink('910000000'), 'https://wa.me/351910000000'],
    ['to a call', telLink('249000000'), 'tel:+351249000000'],
    ['to an SMS', smsLink('910000000'), 'sms:+351910000000'],
    ['to an e-mail to an odd address', mailtoLink('a+b?c@x.example'), 'mailto:a%2Bb%3Fc@x.example'],
    ['to an empty message', messageLink(byEmail), 'mailto:a@b.pt'],
    ['to a message', messageLink(byEmail, 'a\nb'), 'mailto:a@b.pt?subject=P&body=a%0D%0Ab'],
    ['to a message by WhatsApp', messageLink(byWhatsApp, 'Olá & bem\n+1'), 'https://wa.me/351249000000?text=Ol%C3%A1%20%26%20bem%0A%2B1'],
    ['to the map', mapEmbedLink(place), 'https://www.openstreetmap.org/export/embed.html?bbox=-8.40400%2C39.49700%2C-8.39600%2C39.50300&layer=mapnik&marker=39.50000%2C-8.40000'],
    ['to directions', directionsLink(place), 'https://www.google.com/maps/dir/?api=1&destination=39.50000%2C-8.40000'],
  ])('%s', (_, link, expected) => {
    expect(link).toBe(expected);
  });

  for (const [way, linkOf, beginning] of [
    ['WhatsApp', (text: string) => whatsappLink('249000000', text), 'https://wa.me/351249000000?text='],
    ['an SMS', (text: string) => smsLink('910000000', text), 'sms:+351910000000?&body='],
  ] as const)
    testAny(`to ${way} is always a valid address that carries exactly the text`, [anyText.filter(Boolean)], (text) => {
      const link = linkOf(text);
      expect(new URL(link).hash).toBe('');
      expect(link.startsWith(beginning)).toBe(true);
      expect(decodeURIComponent(link.slice(beginning.length))).toBe(text.toWellFormed());
    });

  testAny('to an e-mail is always valid, adds no header, and never holds a +', [anyText, anyText], (subject, body) => {
    const link = mailtoLink('geral@farmacia.example', { subject, body });
    expect(link).not.toMatch(/[+\s]/);
    const url = new URL(link);
    expect(url.pathname).toBe('geral@farmacia.example');
    expect(url.hash).toBe('');
    const fields = Object.fromEntries(url.searchParams);
    expect(Object.keys(fields)).toEqual([...(subject && ['subject']), ...(body && ['body'])]);
    expect(fields.subject ?? '').toBe(subject.toWellFormed());
    expect((fields.body ?? '').split('\r\n')).toEqual(body.toWellFormed().split(/\r\n|[\r\n]/));
  });
});
