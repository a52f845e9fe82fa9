import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';
import { centsOf, dayAndMonthOf, eurosOf, pointIn, timeOf } from './typed-text.ts';

test.each([
  ['1,20', 120],
  ['1', 100],
  [' 2,90 € ', 290],
  ['10 000,00', 1_000_000],
  ['', null],
  ['1,234', null],
  ['-1', null],
  ['1e3', null],
])('the price "%s" is %o cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('a price is read as it is shown', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => centsOf(eurosOf(cents)) === cents));
});

test.each([
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['0930', '09:30'],
  ['21.15', '21:15'],
  ['930', '09:30'],
  ['24h', '24:00'],
  ['25h', '25h'],
  ['nove', 'nove'],
  ['9:5', '9:5'],
])('the time "%s" is %s', (typed, time) => {
  expect(timeOf(typed)).toBe(time);
});

test.each([
  ['1/6', '01/06'],
  ['15-9', '15/09'],
  ['15 de junho', '15/06'],
  ['1 Set', '01/09'],
  ['Páscoa + 39', 'Páscoa + 39'],
  ['Quinta-feira da Ascensão', 'Páscoa + 39'],
  ['sexta-feira santa', 'Páscoa - 2'],
  ['primeira segunda-feira de agosto', 'primeira segunda-feira de agosto'],
  ['Páscoa', 'Páscoa'],
  ['1 de', '1 de'],
  ['junho', 'junho'],
])('the day of every year "%s" is %s', (typed, day) => {
  expect(dayAndMonthOf(typed)).toBe(day);
});

test.each([
  ['https://www.openstreetmap.org/?mlat=39.5&mlon=-8.3#map=17/1.1/2.2', 39.5, -8.3],
  ['https://www.openstreetmap.org/node/1#map=18/32.65041/-16.90812&layers=N', 32.65041, -16.90812],
  ['https://www.google.com/maps/place/F/@39.1,-8.1,17z/data=!3d39.543214!4d-8.321014', 39.54321, -8.32101],
  ['https://www.google.com/maps/@39.5,-8.3,15z', 39.5, -8.3],
  ['https://www.google.com/maps/search/?api=1&query=39.5%2C-8.3', 39.5, -8.3],
  ['39.5, -8.3', 39.5, -8.3],
  ['geo:39.5,-8.3', 39.5, -8.3],
])('the map address %s is a point', (pasted, latitude, longitude) => {
  expect(pointIn(pasted)).toEqual({ latitude, longitude });
});

test.each(['', 'Rua da Fonte, 1', 'https://maps.app.goo.gl/abc'])('%s is none', (pasted) => {
  expect(pointIn(pasted)).toBeNull();
});

test('a name becomes a short one of its own', () => {
  expect(slugOf('Cadeira de rodas', [])).toBe('cadeira-de-rodas');
  expect(slugOf('Água & Sal!', ['agua-sal', 'agua-sal-2'])).toBe('agua-sal-3');
  fc.assert(fc.property(fc.string(), (name) => /^[a-z0-9-]+$/.test(slugOf(name, []))));
});
