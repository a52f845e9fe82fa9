import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentence } from './faults.ts';
import { loadContent, readContent } from './load.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farmacia-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  cpSync('public/avisos.json', join(folder, 'public/avisos.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces text in one of the demonstration's files; gives back the line on which the new text begins. */
function change(file: string, from: string | RegExp, to: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, changed);
  const offset = typeof from === 'string' ? text.indexOf(from) : text.search(from);
  return text.slice(0, offset).split('\n').length;
}

/** The faults as the owner reads them, without the folder. */
function faults(): string[] {
  return readContent(folder).faults.map((fault) =>
    sentence({ ...fault, file: fault.file.replace(/^.*farmacia-\w+\//, '') }),
  );
}

const long = 'a'.repeat(91);
const PHONE =
  'espera-se um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96), entre aspas e sem espaços.';
const CENTS = 'espera-se um preço em cêntimos, sem vírgula nem ponto (290 são 2,90 €), até 10 000 €.';
const NIPC = 'espera-se um NIPC de nove algarismos, a começar por 5 e com o algarismo de controlo certo, entre aspas.';
const HTTPS = 'espera-se um endereço que comece por https://';
const IN_PORTUGAL =
  'espera-se um ponto em Portugal: latitude entre 30 e 42,2; longitude entre -31,4 e -6,1, com o sinal menos.';
const ISO_DAY = 'espera-se um dia do calendário como "2026-12-24" (ano-mês-dia).';
const notice = (change: object) =>
  JSON.stringify(
    [{ id: 'a', texto: 'Fechados.', de: '2026-12-24', ate: '2026-12-26', tipo: 'normal', ...change }],
    null,
    2,
  );

/** What is wrong, the file, what is replaced by what, and the sentence after the line number; lines count from the change. */
// biome-ignore format: one mistake a line
const MISTAKES: [name: string, file: string, from: string | RegExp, to: string, said: string, below?: number][] = [
  ['a field that is missing', 'farmacia.yaml', /^localidade: .+$/m, '', 'campo «localidade»: falta; espera-se um texto (entre aspas, se forem só algarismos).'],
  ['a field that is empty', 'farmacia.yaml', 'nome: Farmácia Exemplar', 'nome:', 'campo «nome»: está vazio; espera-se um texto (entre aspas, se forem só algarismos).'],
  ['a group where a text should be', 'farmacia.yaml', /^alvara: .+$/m, 'alvara: { a: b }', 'campo «alvara»: encontrei a b; espera-se um texto (entre aspas, se forem só algarismos).'],
  ['a word for true', 'farmacia.yaml', 'demonstracao: true', 'demonstracao: sim', 'campo «demonstracao»: encontrei «sim»; espera-se true ou false, sem aspas.'],
  ['a misspelt field', 'farmacia.yaml', 'alvara:', 'alvra:', 'campo «alvra»: não conheço este campo; espera-se «alvara».'],
  ['a field that nobody knows', 'farmacia.yaml', '  whatsapp:', '  fax: "249000001"\n  whatsapp:', 'campo «telefones.fax»: não conheço este campo; espera-se um destes: geral, whatsapp, urgencia.'],
  ['a NIPC with a wrong check digit', 'farmacia.yaml', 'nipc: "500000000"', 'nipc: "500000001"', `campo «empresa.nipc»: encontrei «500000001»; ${NIPC}`],
  ['a NIPC without quotes', 'farmacia.yaml', 'nipc: "500000000"', 'nipc: 500000000', `campo «empresa.nipc»: encontrei «500000000»; ${NIPC}`],
  ['a telephone with spaces', 'farmacia.yaml', 'geral: "249000000"', 'geral: "249 000 000"', `campo «telefones.geral»: encontrei «249 000 000»; ${PHONE}`],
  ['a telephone that begins with 94', 'farmacia.yaml', 'urgencia: "910000000"', 'urgencia: "940000000"', `campo «telefones.urgencia»: encontrei «940000000»; ${PHONE}`],
  ['a landline for WhatsApp', 'farmacia.yaml', 'whatsapp: "910000000"', 'whatsapp: "249000000"', 'campo «telefones.whatsapp»: encontrei «249000000»; espera-se um telemóvel de nove algarismos (91, 92, 93 ou 96), entre aspas e sem espaços.'],
  ['a postal code without its hyphen', 'farmacia.yaml', '"2000-000"', '"2000 000"', 'campo «morada.codigoPostal»: encontrei «2000 000»; espera-se um código postal como "2000-000", entre aspas.'],
  ['an e-mail without a domain', 'farmacia.yaml', /^email: .+$/m, 'email: geral@farmacia', 'campo «email»: encontrei «geral@farmacia»; espera-se um endereço de e-mail como geral@farmacia.pt.'],
  ['a link that is not secure', 'farmacia.yaml', 'url: https://www.cniacc.pt', 'url: http://www.cniacc.pt', `campo «ligacoes.litigios.url»: encontrei «http://www.cniacc.pt»; ${HTTPS}.`],
  ['a complaints book elsewhere', 'farmacia.yaml', 'https://www.livroreclamacoes.pt/inicio', 'https://reclamacoes.example/', `campo «ligacoes.livroReclamacoes»: encontrei «https://reclamacoes.example/»; ${HTTPS}, em livroreclamacoes.pt.`],
  ['a slash after the address', 'farmacia.yaml', /^site: .+$/m, 'site: https://farmacia.example/', 'campo «site»: encontrei «https://farmacia.example/»; espera-se um endereço sem barra no fim.'],
  ['a longitude in Spain', 'farmacia.yaml', /longitude: .+/, 'longitude: -3.70379', `campo «coordenadas»: encontrei latitude 39.54321, longitude -3.70379; ${IN_PORTUGAL}`, -2],
  ['a longitude without its minus', 'farmacia.yaml', /longitude: .+/, 'longitude: 8.32101', `campo «coordenadas»: encontrei latitude 39.54321, longitude 8.32101; ${IN_PORTUGAL}`, -2],
  ['a latitude with a comma', 'farmacia.yaml', 'latitude: 39.54321', 'latitude: 39,54321', 'campo «coordenadas.latitude»: encontrei «39,54321»; espera-se um número com ponto, como 39.54321.'],
  ['a year to come', 'farmacia.yaml', 'desde: 1987', 'desde: 2987', 'campo «desde»: encontrei «2987»; espera-se um ano até ao atual, como 1987.'],
  ['a hue beyond the circle', 'farmacia.yaml', 'matiz: 155', 'matiz: 400', 'campo «matiz»: encontrei «400»; espera-se um número de 0 a 360.'],
  ['hours that overlap', 'horario.yaml', 'dias: [sabado, domingo]', 'dias: [sexta, sabado]', 'campo «aberturas[2]»: encontrei das 09:00 às 13:00, que se sobrepõe a outro período; espera-se períodos que não se sobreponham no mesmo dia.'],
  ['a night that runs into the next morning', 'horario.yaml', 'fecha: "13:00"', 'fecha: "08:59"\n  - dias: [segunda]\n    abre: "08:00"\n    fecha: "08:30"', 'campo «aberturas[3]»: encontrei das 08:00 às 08:30, que se sobrepõe a outro período; espera-se períodos que não se sobreponham no mesmo dia.', 1],
  ['an hour without its minutes', 'horario.yaml', 'abre: "09:00"', 'abre: 9', 'campo «aberturas[1].abre»: encontrei «9»; espera-se uma hora como "09:00", entre aspas.'],
  ['a day in English', 'horario.yaml', '[sabado, domingo]', '[saturday]', 'campo «aberturas[2].dias[1]»: encontrei «saturday»; espera-se um destes: segunda, terca, quarta, quinta, sexta, sabado, domingo.'],
  ['a price with a decimal point', 'entregas.yaml', 'preco: 290', 'preco: 2.90', `campo «urgente.preco»: encontrei «2.9»; ${CENTS}`],
  ['a price with a comma', 'aluguer.yaml', 'precoDia: 150', 'precoDia: 1,50', `campo «[3].precoDia»: encontrei «1,50»; ${CENTS}`],
  ['a price below nothing', 'aluguer.yaml', 'precoDia: 50', 'precoDia: -50', `campo «[5].precoDia»: encontrei «-50»; ${CENTS}`],
  ['a council that is named twice', 'entregas.yaml', 'Torres Novas', 'Tomar', 'campo «concelhos[4]»: encontrei «Tomar» pela segunda vez; espera-se cada concelho uma só vez.'],
  ['a misspelt council', 'entregas.yaml', 'Golegã', 'Golega', 'campo «concelhos[7]»: encontrei «Golega»; espera-se «Golegã».'],
  ['nine slogans', 'slogans.yaml', /^- Um conselho não se paga\.\n/m, '', 'encontrei uma lista de 9; espera-se exatamente dez frases.', -4],
  ['a slogan of 91 letters', 'slogans.yaml', 'Um conselho não se paga.', long, `campo «[5]»: encontrei «${long.slice(0, 60)}…» (91 letras); espera-se um texto até 90 letras.`],
  ['a card that is unknown', 'pagamentos.yaml', 'marca: visa', 'marca: vissa', 'campo «[2].marca»: encontrei «vissa»; espera-se um destes: dinheiro, visa, mastercard, mbway, multibanco, applepay, cartao.'],
  ['two rentals with one id', 'aluguer.yaml', 'id: termometro', 'id: nebulizador', 'campo «[5]»: encontrei «nebulizador» pela segunda vez; espera-se cada id uma só vez.'],
  ['a name in braces that farmacia.yaml lacks', 'pagina.yaml', 'Como Chegar', 'Como chegar à {farmacia.nomee}', 'campo «comoChegar.titulo»: encontrei «{farmacia.nomee}»; espera-se «{farmacia.nome}».'],
  ['such a name inside a folded text', 'horario.yaml', /disponibilidade: >-\n/, 'disponibilidade: >-\n  Abrimos a {farmacia.porta}.\n', 'campo «disponibilidade»: encontrei «{farmacia.porta}»; espera-se o nome de um campo de farmacia.yaml, como {farmacia.nome}.', 1],
  ['such a name in the privacy text', 'privacidade.md', 'Não vendemos dados a ninguém.', 'A {farmacia.empresa.nome} não vende dados.', 'encontrei «{farmacia.empresa.nome}»; espera-se o nome de um campo de farmacia.yaml, como {farmacia.nome}.'],
  ['a brace that nothing fills', 'pagina.yaml', 'titulo: Contactos', 'titulo: "{titulo}"', 'campo «contactos.titulo»: encontrei «{titulo}»; espera-se um texto sem chavetas, ou com o nome de um campo de farmacia.yaml, como {farmacia.nome}.'],
  ['a brace that was lost', 'pagina.yaml', 'ligar: Ligar {telefone}', 'ligar: Ligar', 'campo «abertura.ligar»: encontrei «Ligar»; espera-se um texto com {telefone} e sem outras chavetas.'],
  ['a summary that is too long', 'pagina.yaml', /Farmácia de \{.+/, long + long, `campo «descricao»: encontrei «${long.slice(0, 60)}…» (182 letras); espera-se um texto até 160 letras.`, -1],
  ['a line out of line', 'farmacia.yaml', '  rua: Rua', '   rua: Rua', 'a linha não está alinhada com as outras; espera-se o mesmo número de espaços que as linhas ao lado: dois por nível.', 1],
  ['a tab', 'farmacia.yaml', '  rua: Rua', '\trua: Rua', 'a linha começa com um tabulador; espera-se espaços: dois por nível.'],
  ['a field said twice', 'farmacia.yaml', 'desde: 1987', 'desde: 1987\ndesde: 1988', 'este campo está repetido; espera-se cada campo uma só vez.', 1],
  ['a colon too many', 'servicos.yaml', 'nome: Testes rápidos', 'nome: Testes: rápidos', 'há dois pontos a mais; espera-se aspas à volta de um texto com dois pontos.'],
  ['letters of another age', 'servicos.yaml', 'Pensos', 'Pens\uFFFDs', 'há uma letra que não consigo ler; espera-se um ficheiro gravado em UTF-8.'],
  ['a privacy text without its fields', 'privacidade.md', /^---[\s\S]*?---\n/, '', 'faltam os campos do princípio; espera-se campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---».'],
  ['a notice that ends before it begins', 'avisos.json', '[]', notice({ ate: '2026-12-01' }), 'campo «[1].ate»: encontrei «2026-12-01»; espera-se um último dia que não venha antes do primeiro (de).', 5],
  ['a day that is not in the calendar', 'avisos.json', '[]', notice({ de: '2026-02-30' }), `campo «[1].de»: encontrei «2026-02-30»; ${ISO_DAY}`, 4],
  ['a day written the Portuguese way', 'avisos.json', '[]', notice({ de: '24/12/2026' }), `campo «[1].de»: encontrei «24/12/2026»; ${ISO_DAY}`, 4],
  ['a notice of a kind that does not exist', 'avisos.json', '[]', notice({ tipo: 'importante' }), 'campo «[1].tipo»: encontrei «importante»; espera-se um destes: normal, urgente.', 6],
  ['a notice as long as a letter', 'avisos.json', '[]', notice({ texto: 'a'.repeat(501) }), `campo «[1].texto»: encontrei «${long.slice(0, 60)}…» (501 letras); espera-se um texto até 500 letras.`, 3],
  ['a misspelt field of a notice', 'avisos.json', '[]', notice({ fechado: true }), 'campo «[1].fechado»: não conheço este campo; espera-se «fechada».', 7],
  ['a comma too many in the notices', 'avisos.json', '[]', '[\n  { "id": "a" },\n]', 'não consigo ler esta linha; espera-se aspas à volta de cada texto e uma vírgula entre os avisos, mas não depois do último.', 2],
];

describe('a mistake in the content is told with its file, line, field, what is there and what should be', () => {
  test.each(MISTAKES)('%s', (_name, file, from, to, said, below = 0) => {
    const path = `${file.endsWith('.json') ? 'public' : 'content'}/${file}`;
    const line = change(path, from, to) + below;
    // A missing field is told where its parent begins.
    const place = said.includes(': falta;') ? `${path}, linha \\d+` : `${path}, linha ${line}`;
    const comma = said.startsWith('campo') ? ', ' : ': ';
    expect(faults()).toEqual([expect.stringMatching(new RegExp(`^${place}${comma}`))]);
    expect(faults()[0]).toContain(`${comma}${said}`);
  });
});

test('every mistake of every file is told at once, in the order of the files', () => {
  change('content/slogans.yaml', 'Um conselho não se paga.', long);
  change('content/farmacia.yaml', 'nipc: "500000000"', 'nipc: "1"');
  change('content/farmacia.yaml', 'geral: "249000000"', 'geral: "1"');
  change('content/horario.yaml', 'dias: [sabado, domingo]', 'dias: [segunda]');
  change('content/servicos.yaml', 'Pensos', 'Pensos: e');
  rmSync(join(folder, 'content/pagamentos.yaml'));
  rmSync(join(folder, 'public/avisos.json'));
  const places = faults().map((fault) =>
    fault.replace(/[:;] (encontrei|há|o ficheiro).*/, '').replace(/, linha \d+/, ''),
  );
  expect(places).toEqual([
    'content/farmacia.yaml, campo «empresa.nipc»',
    'content/farmacia.yaml, campo «telefones.geral»',
    'content/horario.yaml, campo «aberturas[2]»',
    'content/servicos.yaml',
    'content/slogans.yaml, campo «[5]»',
    'content/pagamentos.yaml',
    'public/avisos.json',
  ]);
});

test('the error that stops a build says only these sentences, without a stack', () => {
  change('content/slogans.yaml', 'Um conselho não se paga.', '""');
  expect(() => loadContent(folder)).toThrow(/^\nHá um erro no conteúdo:\n {2}.+slogans\.yaml, linha \d+, .+\.\n$/);
});

test('the demonstration has no mistake, whatever its line ends, also with a byte order mark', () => {
  expect(faults()).toEqual([]);
  for (const file of ['content/farmacia.yaml', 'content/privacidade.md', 'public/avisos.json']) {
    const path = join(folder, file);
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  }
  expect(faults()).toEqual([]);
});
