import { expect, test } from 'vitest';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import type { FileName } from './content-files.ts';
import { MOST_RESULTS, searchFields } from './search.ts';

const content: Partial<Record<FileName, unknown>> = loadPharmacy('exemplos/demonstracao');
const firstFor = (typed: string) => searchFields((name) => content[name], typed).slice(0, MOST_RESULTS);

test('who looks for a price finds those of rentals, services and deliveries before empty fields', () => {
  const found = firstFor('preço');
  for (const price of [/^Aluguer.*Preço por dia$/, /^Serviços.*Preço$/, /^Entregas › Entrega no próprio dia › Preço$/])
    expect(found).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(price), mark: expect.stringMatching('€') }),
    );
  expect(found.map(({ mark }) => mark)).not.toContain('');
});

test.each<[typed: string[], found: object]>([
  [
    ['sexta', 'segunda-feira', 'domingo', 'sábado', 'feriado', 'amanhã', 'horário', 'fechado'],
    { href: '#horario.yaml:aberturas', mark: expect.stringMatching(/^segunda a sexta: /) },
  ],
  [['amanhã', 'feriado', 'fechamos mais cedo', 'fechar mais cedo'], { href: '#avisos' }],
])('who looks for one of %j finds the hours, and the notices for a day that is not like the others', (typed, found) => {
  for (const day of typed) expect(firstFor(day), day).toContainEqual(expect.objectContaining(found));
});

test.each([
  ['sócios', /^A farmácia › Condições/],
  ['para sócios', /^Aluguer .* O que se lê depois do preço$/],
  ['condições de sócio', /Condições/],
  ['recolha', /^Entregas › Vir buscar/],
  ['telefone outras horas', /telefone da farmácia/],
  ['frases noutras línguas', /quem lê outra língua$/],
  ['estacionamento', /O que facilita entrar/],
  ['preço do termómetro', /^Aluguer › Termómetro.*Preço por dia$/],
  ['mudar o preço', /^Aluguer › Termómetro.*Preço por dia$/],
  ['nº de telefone', /^A farmácia › Telefones/],
  ['email', /^A farmácia › E-mail geral$/],
  ['estamos de serviço', /^Horas › Noites de serviço › Turnos/],
])('who looks for %s finds it, also by its explanation, where nothing is written yet', (typed, field) => {
  expect(firstFor(typed).map(({ text }) => text)).toContainEqual(expect.stringMatching(field));
});

test('hours that nobody has written are empty, and not closed', () => {
  const dataOf = (name: FileName) => (name === 'farmacia' ? {} : content[name]);
  const hours = searchFields(dataOf, 'segunda').filter(({ href }) => href.endsWith('horarioTelefone'));
  expect(hours).toMatchObject([{ mark: '' }]);
});
