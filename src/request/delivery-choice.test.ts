import { expect, test } from 'vitest';
import { type DeliveryChoice, deliveryChoice, withDeliveryChoice } from './delivery-choice.ts';
import { EMPTY_REQUEST } from './message.ts';

const TEXTS = { buscar: { morada: 'Ao balcão', linha: 'Venho.' }, entregar: { linha: 'Entreguem.' } };

test.each<[string, DeliveryChoice | null, [string, string], [string, string]]>([
  ['who comes, without an address', 'buscar', ['', 'Olá'], ['Ao balcão', 'Olá']],
  ['who comes, with an address', 'buscar', ['Rua A, 1', 'Olá'], ['Rua A, 1', 'Olá\nVenho.']],
  ['who wanted it delivered, and comes', 'buscar', [' ', 'Entreguem.'], ['Ao balcão', '']],
  ['who came, and wants it delivered', 'entregar', ['Ao balcão', ''], ['', 'Entreguem.']],
  ['who came with an address, and wants it delivered', 'entregar', ['Rua A, 1', 'Venho.'], ['Rua A, 1', 'Entreguem.']],
  ['who wrote more than the word', 'entregar', ['Ao balcão, às 18h', ''], ['Ao balcão, às 18h', 'Entreguem.']],
  ['who takes it back', null, ['Ao balcão', 'Olá'], ['', 'Olá']],
])('%s', (_, choice, [morada, outroAssunto], [address, matter]) => {
  const after = withDeliveryChoice({ ...EMPTY_REQUEST, morada, outroAssunto }, choice, TEXTS);
  expect(after).toEqual({ morada: address, outroAssunto: matter });
  expect(deliveryChoice({ ...EMPTY_REQUEST, ...after }, TEXTS)).toBe(choice);
});
