import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyForTest, replaceIn } from '../../../tests/pharmacy-copy.ts';
import { LOOKS } from '../../looks/looks.ts';
import { loadPharmacy, readContent } from '../load.ts';
import { sentence } from './mistakes.ts';

const FOLDER = 'tests/second-pharmacy';

/** The texts that a test has changed, by the path of their file. */
let texts: Record<string, string>;

beforeEach(() => {
  texts = {};
});

const textOf = (path: string) => texts[path] ?? readFileSync(join(FOLDER, path), 'utf8');

/** Replaces a text in one of the files of `content/`; returns the line on which it began. */
function change(file: string, from: string | RegExp, to: string): number {
  const path = posix.join('content', file);
  const text = textOf(path);
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} does not hold «${from}»`);
  texts[path] = changed;
  return text.slice(0, text.search(typeof from === 'string' ? RegExp.escape(from) : from)).split('\n').length;
}

/** The mistakes as the owner reads them, without the folder. */
const mistakes = (folder = FOLDER) =>
  readContent(folder, texts).mistakes.map((of) =>
    sentence({ ...of, file: of.file.replace(/^.*?(?=content|public)/, '') }),
  );

const long = `${'a '.repeat(45)}a`;
const PHONE =
  'espera-se um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96), entre aspas e sem espaços.';
const CENTS = 'espera-se um preço em cêntimos, sem vírgula nem ponto (290 são 2,90 €), até 10 000 €.';
const NIPC = 'espera-se um NIPC ou NIF de nove algarismos, com o algarismo de controlo certo, entre aspas.';
const HTTPS = 'espera-se um endereço que comece por https://';
const ISO_DAY = 'espera-se um dia do calendário como "2026-12-24" (ano-mês-dia).';
const QUOTES =
  'aqui, ou mais acima, faltam aspas, ou fechar as aspas, «[» ou «{»; esperam-se aspas à volta de todo o texto, e tudo fechado.';
const SHAPE =
  'não consigo ler esta linha, ou uma ao lado; espera-se em cada linha um nome, dois pontos, um espaço e o valor';
const CURLY = 'encontrei aspas curvas; esperam-se aspas direitas, como "estas".';
const UNREADABLE = 'não consigo ler esta linha; abra o ficheiro no editor (npm run editar).';
/** The whole of a list in JSON. */
const ALL = /^\[[\s\S]*\]/;
/** The second pharmacy's turn of duty. */
const TURN = '{ de: "2026-11-19", ate: "2026-11-20", repete: 15 }';
const MORNING = [{ abre: '09:00', fecha: '13:00' }];
const CLOSED = { id: 'a', texto: 'Fechados.', de: '2026-12-24', ate: '2026-12-26', tipo: 'normal' };
const notice = (change: object) => JSON.stringify([{ ...CLOSED, ...change }], null, 2);

/** The mistake, the file, a text and its replacement, and the clause after the line number, from the change. */
// biome-ignore format: one mistake a line
const MISTAKES: [name: string, file: string, from: string | RegExp, to: string, clause: string, below?: number][] = [
  ['a field that is missing', 'farmacia.yaml', /^localidade: .+$/m, '', 'campo «localidade»: falta; espera-se um texto (entre aspas, se forem só algarismos ou houver dois pontos).'],
  ['a field that is empty', 'farmacia.yaml', /^nome: .+$/m, 'nome:', 'campo «nome»: está vazio; espera-se um texto (entre aspas, se forem só algarismos ou houver dois pontos).'],
  ['a text with a colon in a list of texts', 'slogans.yaml', 'Leia a bula connosco.', 'Entrega: em sua casa', 'campo «[9]»: encontrei «Entrega em sua casa»; espera-se um texto (entre aspas, se forem só algarismos ou houver dois pontos).'],
  ['a word for true', 'farmacia.yaml', 'demonstracao: true', 'demonstracao: sim', 'campo «demonstracao»: encontrei «sim»; espera-se true ou false, sem aspas.'],
  ['a misspelt field that other files name', 'farmacia.yaml', /^email:/m, 'emai:', 'campo «emai»: não conheço este campo; espera-se «email».'],
  ['a field that nobody knows', 'farmacia.yaml', '  whatsapp:', '  fax: "249000001"\n  whatsapp:', 'campo «telefones.fax»: este site não tem aqui lugar para isso: apague-o, ou diga-o num dos textos.'],
  ['a NIPC with a wrong check digit', 'farmacia.yaml', 'nipc: "510000002"', 'nipc: "510000001"', `campo «empresa.nipc»: encontrei «510000001»; ${NIPC}`],
  ['a company without its registry', 'farmacia.yaml', /^ {2}conservatoria: .+\n/m, '', 'campo «empresa.conservatoria»: falta; espera-se que esteja, porque é uma sociedade'],
  ['a number of added value', 'farmacia.yaml', /^email:/m, 'outrosTelefones:\n  - { nome: Apoio, numero: "707000000", custo: x }\nemail:', 'campo «outrosTelefones[1].numero»: encontrei «707000000»; espera-se um número de nove algarismos, fixo, móvel, 800 ou 808, entre aspas e sem espaços.', 1],
  ['a telephone with spaces', 'farmacia.yaml', 'geral: "289000001"', 'geral: "289 000 001"', `campo «telefones.geral»: encontrei «289 000 001»; ${PHONE}`],
  ['an e-mail without a domain', 'farmacia.yaml', /^email: .+$/m, 'email: geral@farmacia', 'campo «email»: encontrei «geral@farmacia»; espera-se um endereço de e-mail como geral@farmacia.pt.'],
  ['a link that is not secure', 'farmacia.yaml', 'url: https://www.consumoalgarve.pt', 'url: http://www.consumoalgarve.pt', `campo «ligacoes.litigios.url»: encontrei «http://www.consumoalgarve.pt»; ${HTTPS}.`],
  ['a complaints book elsewhere', 'farmacia.yaml', 'https://www.livroreclamacoes.pt/INICIO', 'https://reclamacoes.example/', `campo «ligacoes.livroReclamacoes»: encontrei «https://reclamacoes.example/»; ${HTTPS}, em livroreclamacoes.pt.`],
  ['a slash after the address', 'farmacia.yaml', /^site: .+$/m, 'site: https://farmacia.example/', 'campo «site»: encontrei «https://farmacia.example/»; espera-se só o endereço, sem barra nem nada a seguir, como https://www.farmacia.pt.'],
  ['a password in the address', 'farmacia.yaml', /^site: .+$/m, 'site: https://eu:segredo@farmacia.example', `campo «site»: encontrei «https://eu:segredo@farmacia.example»; ${HTTPS}, sem nome de utilizador nem palavra-passe.`],
  ['a longitude in Spain', 'farmacia.yaml', /longitude: .+/, 'longitude: -3.70379', 'campo «coordenadas.longitude»: encontrei «-3.70379»; espera-se um número com ponto, de um sítio em Portugal: entre -31,4 e -6,1, com o sinal menos.'],
  ['a year to come', 'farmacia.yaml', 'desde: 1902', 'desde: 2902', 'campo «desde»: encontrei «2902»; espera-se um ano até ao atual, como 1987.'],
  ['a photograph with spaces in its name', 'farmacia.yaml', 'parceiros.jpg', 'a porta.jpg', 'campo «fotografias.parceiros.ficheiro»: encontrei «a porta.jpg»; espera-se o nome de um ficheiro que está em content/fotografias, sem acentos nem espaços, como fachada.jpg.'],
  ['a look that nobody has drawn', 'farmacia.yaml', /^aspeto:\n( {2}.+\n)+/m, 'aspeto: espiga\n', `campo «aspeto»: encontrei «espiga»; espera-se um destes: ${Object.keys(LOOKS).join(', ')}.`],
  ['hours that overlap', 'horario.yaml', 'dias: [ sabado ]', 'dias: [ sexta, sabado ]', 'campo «aberturas[3]»: encontrei das 09:30 às 12:30, que se sobrepõe a outro período; espera-se que no mesmo dia cada período acabe antes de o seguinte começar.'],
  ['a night that runs into the next morning', 'horario.yaml', 'abre: "09:30"\n    fecha: "12:30"', 'abre: "21:00"\n    fecha: "09:00"\n  - dias: [domingo]\n    abre: "08:00"\n    fecha: "08:30"', 'campo «aberturas[4]»: encontrei das 08:00 às 08:30, que se sobrepõe a outro período; espera-se que no mesmo dia cada período acabe antes de o seguinte começar.', 2],
  ['an hour without its minutes', 'horario.yaml', 'abre: "08:30"', 'abre: 8', 'campo «aberturas[1].abre»: encontrei «8»; espera-se uma hora como "09:00", entre aspas.'],
  ['a day in English', 'horario.yaml', '[ sabado ]', '[ saturday ]', 'campo «aberturas[3].dias[1]»: encontrei «saturday»; esperam-se os dias um a um, sem acentos nem «feira», como [segunda, terca, quarta, quinta, sexta, sabado, domingo].'],
  ['a municipal day in words', 'horario.yaml', 'municipal: "16/06"', 'municipal: 16 de junho', 'campo «feriados.municipal»: encontrei «16 de junho»; espera-se um dia e um mês como "24/06", "Páscoa + 39" (a Quinta-feira da Ascensão), ou "primeira segunda-feira de agosto".'],
  ['a season that ends on a day that its month has not', 'horario.yaml', 'feriados:', 'epocas:\n  - { nome: Verão, de: "01/06", ate: 31/09, aberturas: [{ dias: [segunda], abre: "09:00", fecha: "21:00" }] }\nferiados:', 'campo «epocas[1].ate»: encontrei «31/09»; espera-se um dia que exista: setembro tem 30 dias.', 1],
  ['hours of call in a season, as in the year', 'horario.yaml', 'feriados:', 'epocas:\n  - { nome: Verão, de: "01/06", ate: "30/09", chamada: { horario: [{ dias: [segunda], abre: "09:00", fecha: "21:00" }] }, aberturas: [{ dias: [segunda], abre: "09:00", fecha: "21:00" }] }\nferiados:', 'campo «epocas[1].chamada»: encontrei um grupo de campos; espera-se uma lista', 1],
  ['holidays of their own without hours', 'horario.yaml', 'regime: fechada', 'regime: proprio', 'campo «feriados.horario»: falta; espera-se um horário quando o regime é proprio, e nenhum quando é outro.'],
  ['seasons that share days', 'horario.yaml', 'feriados:', 'epocas:\n  - { nome: Verão, de: "01/06", ate: "30/09", aberturas: [{ dias: [segunda], abre: "09:00", fecha: "21:00" }] }\n  - { nome: Natal, de: "15/09", ate: "05/01", aberturas: [{ dias: [segunda], abre: "09:00", fecha: "21:00" }] }\nferiados:', 'campo «epocas[2]»: encontrei «Natal», que tem dias de «Verão»; espera-se que duas épocas não tenham o mesmo dia.', 2],
  ['a door that closes before the turn changes', 'horario.yaml', '  atende: ', '  fecha: "07:00"\n  atende: ', 'campo «servico.fecha»: encontrei «07:00»; espera-se uma hora depois de o turno mudar, como "22:00", ou até às "05:00"; a de mudar, se não fecha de noite'],
  ['a turn of duty that ends before it begins', 'horario.yaml', TURN, '{ de: "2026-11-23", ate: "2026-11-20" }', 'campo «servico.turnos[1].ate»: encontrei «2026-11-20»; espera-se um último dia que não venha antes do primeiro.'],
  ['a turn that comes again before it is over', 'horario.yaml', TURN, '{ de: "2026-11-23", ate: "2026-11-29", repete: 3 }', 'campo «servico.turnos[1].repete»: encontrei «3»; espera-se um número maior do que os dias do turno: conta-se do primeiro dia de um ao primeiro dia do seguinte.'],
  ['a turn of a week that counts in weeks', 'horario.yaml', TURN, '{ de: "2026-11-23", repete: 1 }', 'campo «servico.turnos[1].repete»: encontrei «1»; espera-se um número de dias, de 2 a 366'],
  ['days that come back in two ways at once', 'horario.yaml', 'de: "2026-12-05", repete: 14', 'dia: "05/12", de: "2026-12-05", repete: 14', 'campo «voltam[1].dia»: encontrei «05/12»; espera-se uma coisa só'],
  ['a number that nobody can call', 'horario.yaml', 'numero: "1400"', 'numero: "1401"', 'campo «chamada.numero»: encontrei «1401»; espera-se um telefone de nove algarismos, ou 1400'],
  ['duty where no hours are given', 'horario.yaml', /aberturas:[\s\S]+(?=feriados:)/, '', 'campo «aberturas»: falta; espera-se que diga as horas em que está aberta, fora das épocas: sem elas o site não sabe quando a porta fecha.'],
  ['a price with a decimal point', 'entregas.yaml', 'preco: 475', 'preco: 4.75', `campo «urgente.preco»: encontrei «4.75»; ${CENTS}`],
  ['a municipality that is named twice', 'entregas.yaml', 'São Brás de Alportel', 'Olhão', 'campo «concelhos[3]»: encontrei «Olhão» pela segunda vez; espera-se que não se repita.'],
  ['a smaller area, and neighbouring municipalities', 'entregas.yaml', 'normal:', 'area: Só na freguesia.\nnormal:', 'campo «area»: encontrei «Só na freguesia.»; espera-se que essa frase fique vazia, porque em cima disse concelhos vizinhos.'],
  ['a delivery to nowhere', 'entregas.yaml', /onde: .+/, 'onde: {}', 'campo «outras[1].onde»: está vazio; espera-se todo o país, ou então concelhos ou freguesias.'],
  ['a delivery to all the country and to a parish of it', 'entregas.yaml', 'onde: {', 'onde: { todoOPais: true,', 'campo «outras[1].onde»: encontrei «todoOPais true freguesias Ilha da Culatra'],
  ['days of a delivery that are said twice', 'entregas.yaml', /horario:/, 'dias: [ terca ]\n    horario:', 'campo «outras[1].dias»: encontrei uma lista de 1; espera-se que diga os dias uma só vez'],
  ['a municipality that is misspelt', 'entregas.yaml', 'Loulé', 'Loule', 'campo «concelhos[2]»: encontrei «Loule»; espera-se «Loulé».'],
  ['a place that is like the name of a municipality', 'entregas.yaml', 'Loulé', 'Bolhão', 'campo «concelhos[2]»: encontrei «Bolhão»; espera-se o nome de um concelho de Portugal'],
  ['a municipality of its own that is none', 'farmacia.yaml', /demonstracao: true([\s\S]*?)concelho: .+/, 'demonstracao: false\nnome: Farmácia\nlocalidade: Praia\nconcelho: Vila Nova das Baleias', 'campo «concelho»: encontrei «Vila Nova das Baleias»; espera-se o nome de um concelho', 3],
  ['two slogans', 'slogans.yaml', /^(?:- .+\n)+/m, '- Um.\n- Dois.\n', 'encontrei uma lista de 2; espera-se que sejam de três a dez frases.'],
  ['a lowest price that is none', 'servicos.yaml', '  preco: 150\n', '  desde: true\n', 'campo «[1].preco»: falta; espera-se um preço, porque abaixo se diz mais sobre ele.'],
  ['a slogan of 91 letters', 'slogans.yaml', 'Leia a bula connosco.', long, `campo «[9]»: encontrei «${long.slice(0, 60)}…» (91 letras); espera-se um texto até 90 letras.`],
  ['a card that is unknown', 'pagamentos.yaml', 'marca: multibanco', 'marca: multibanca', 'campo «[2].marca»: encontrei «multibanca»; espera-se «multibanco».'],
  ['a rental without a price', 'aluguer.yaml', '[]', '- { id: a, nome: A }', 'campo «[1].precoDia»: falta; espera-se pelo menos um preço: por dia, por semana ou por mês; 0 é um empréstimo.'],
  ['a loan with a price', 'aluguer.yaml', '[]', '- { id: a, nome: A, precoDia: 0, precoMes: 1000 }', 'campo «[1].precoDia»: encontrei «0»; espera-se um preço de aluguer, ou só 0, que é um empréstimo'],
  ['a name in braces that farmacia.yaml lacks', 'pagina.yaml', 'Seguir o cheiro a maresia', 'Como chegar à {farmacia.nomee}', 'campo «comoChegar.titulo»: encontrei «{farmacia.nomee}»; espera-se «{farmacia.nome}».'],
  ['such a name inside a folded text', 'horario.yaml', /disponibilidade: .+/, 'disponibilidade: >-\n  Toque na {farmacia.porta}.', 'campo «disponibilidade»: encontrei «{farmacia.porta}»; espera-se o nome de um campo da farmácia, como {farmacia.nome}.', 1],
  ['a name in braces whose field is empty', 'pagina.yaml', 'Seguir o cheiro a maresia', 'Ligue {farmacia.telefones.sms}', 'campo «comoChegar.titulo»: encontrei «{farmacia.telefones.sms}», e esse campo está vazio; espera-se esse campo preenchido, ou uma frase sem ele.'],
  ['such a name in the privacy text', 'privacidade.md', 'Não vendemos, não trocamos e não emprestamos nomes.', 'A {farmacia.empresa.nome} não vende dados.', 'campo «texto»: encontrei «{farmacia.empresa.nome}»; espera-se o nome de um campo da farmácia, como {farmacia.nome}.'],
  ['a policy without its text', 'privacidade.md', /(?<=\n---\n)[\s\S]*/, '', 'campo «texto»: está vazio; espera-se a política de privacidade, que a lei pede a cada site.'],
  ['an empty group where a list should be', 'slogans.yaml', /^[\s\S]*/, '{}', 'está vazio; espera-se uma lista: cada linha'],
  ['a file of notices that is empty', '../public/avisos.json', /^[\s\S]*/, '', 'o ficheiro está vazio; espera-se uma lista; sem avisos, só [].'],
  ['no way to pay that is taken', 'pagamentos.yaml', /^- [\s\S]*/m, '- { nome: Cheques, aceita: false }', 'encontrei uma lista de 1; espera-se pelo menos um meio que se aceite.'],
  ['a brace that nothing fills', 'pagina.yaml', 'titulo: Onde nos apanha', 'titulo: "{titulo}"', 'campo «contactos.titulo»: encontrei «{titulo}»; espera-se um texto sem chavetas, ou com o nome de um campo de farmacia.yaml, como {farmacia.nome}.'],
  ['a brace that was lost', 'pagina.yaml', 'rede: Estamos no {rede}', 'rede: Estamos lá', 'campo «contactos.rede»: encontrei «Estamos lá»; espera-se um texto com {rede} e sem outras chavetas.'],
  ['an emergency number without its cost', 'pagina.yaml', 'numero: "112"', 'numero: "808 24 24 24"', 'campo «socorro[1].custo»: falta; espera-se o custo da chamada de um número 800 ou 808, como "Chamada gratuita".'],
  ['letters of another age', 'servicos.yaml', 'Glicemia', 'Gl\uFFFDcemia', 'campo «[2].nome»: encontrei «Gl\uFFFDcemia em jejum»; espera-se um texto com todas as letras: em «Gl\uFFFDcemia em jejum» perdeu-se uma'],
  ['a letter lost in the privacy text', 'privacidade.md', 'guardamos', 'guard\uFFFDmos', 'campo «texto»: encontrei «Na', -1],
  ['a privacy text without its fields', 'privacidade.md', /^---[\s\S]*?---\n/, '', 'faltam os campos do princípio; esperam-se campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---».'],
  ['a day that is not in the calendar', '../public/avisos.json', ALL, notice({ de: '2026-02-30' }), 'campo «[1].de»: encontrei «2026-02-30»; espera-se um dia que exista: fevereiro tem 28 dias.', 4],
  ['a day written the Portuguese way', '../public/avisos.json', ALL, notice({ de: '24/12/2026' }), `campo «[1].de»: encontrei «24/12/2026»; ${ISO_DAY}`, 4],
  ['a misspelt field of a notice', '../public/avisos.json', ALL, notice({ fechado: true }), 'campo «[1].fechado»: não conheço este campo; espera-se «fechada».', 7],
  ['a notice that closes the day and opens it', '../public/avisos.json', ALL, notice({ fechada: true, horario: [{ abre: '09:00', fecha: '13:00' }] }), 'campo «[1].horario»: encontrei uma lista de 1; espera-se uma coisa só: fechada, ou outras horas.', 8],
  ['a notice whose hours are exchanged', '../public/avisos.json', ALL, notice({ horario: [{ abre: '13:00', fecha: '09:00' }] }), 'campo «[1].horario[1].fecha»: encontrei «09:00»; espera-se uma hora depois da abertura: parecem trocadas.', 10],
  ['a notice that closes at an hour still to come', '../public/avisos.json', ALL, notice({ fechada: true, das: '' }), 'campo «[1].das»: está vazio; espera-se uma hora como "09:00", entre aspas.', 8],
  ['a notice that closes until nobody knows when', '../public/avisos.json', ALL, notice({ fechada: true, das: '12:30' }), 'campo «[1].as»: falta; espera-se a hora até à qual fica fechada', 2],
  ['two notices with hours for one day', '../public/avisos.json', ALL, notice({ horario: MORNING }).replace(/\n]$/, `,${notice({ id: 'b', de: '2026-12-26', ate: '2026-12-26', horario: MORNING }).slice(1)}`), 'campo «[2].horario»: encontrei outras horas, e «a» também as dá; espera-se que só um aviso diga as horas de cada dia, e nenhum o feche.', 20],
  ['a price of four cents', 'servicos.yaml', 'preco: 150', 'preco: 4', 'campo «[1].preco»: encontrei «4»; espera-se um preço em cêntimos: 4 são 0,04 €; 4 € escrevem-se 400.'],
  ['markup of HTML', 'slogans.yaml', 'Leia a bula connosco.', '<b>Leia</b> connosco.', 'campo «[9]»: encontrei «<b>Leia</b> connosco.»; espera-se um texto simples, sem HTML'],
  ['letters run together', 'slogans.yaml', 'Leia a bula connosco.', 'a'.repeat(41), `campo «[9]»: encontrei «${'a'.repeat(41)}»; espera-se um texto sem palavras de mais de 40 letras.`],
  ['a text where a list should be', 'entregas.yaml', /concelhos: .+/, 'concelhos: Olhão, Loulé', 'campo «concelhos»: encontrei «Olhão, Loulé»; espera-se uma lista: cada linha a começar por um traço'],
  ['a price between quotes', 'servicos.yaml', 'preco: 150', 'preco: "150"', `campo «[1].preco»: encontrei «150» entre aspas, e sem elas seria um número; ${CENTS}`],
  ['a dash where a hyphen should be', 'farmacia.yaml', '"8009-999"', '"8009–999"', 'campo «morada.codigoPostal»: encontrei «8009–999», com um travessão em vez do hífen; espera-se um código postal como "2000-000", entre aspas.'],
  ['a brace that is not closed', 'pagina.yaml', 'titulo: Onde nos apanha', 'titulo: "{farmacia.nome"', 'campo «contactos.titulo»: encontrei «{farmacia.nome»; espera-se um texto com a chaveta fechada, como {farmacia.nome}.'],
  ['a month in figures', 'privacidade.md', /data: .+/, 'data: 01-2025', 'campo «data»: encontrei «01-2025»; espera-se um mês e um ano, como «janeiro de 2025»'],
  // Lines that are no YAML, or other YAML than somebody meant.
  ['a tab', 'farmacia.yaml', '  rua: Largo', '\trua: Largo', 'a linha começa com a tecla Tab; esperam-se espaços: dois por nível.'],
  ['quotes that nothing closes', 'slogans.yaml', /^- (.*)$/m, '- "Aberto', QUOTES],
  ['a bracket that nothing closes', 'entregas.yaml', 'São Brás de Alportel ]', 'São Brás de Alportel', SHAPE, 1],
  ['a sign that YAML keeps for itself', 'servicos.yaml', 'nome: Glicemia em jejum', 'nome: @casa', QUOTES],
  ['an asterisk before a word', 'servicos.yaml', 'nome: Glicemia em jejum', 'nome: *Novo*', QUOTES],
  ['a line with a space too few', 'farmacia.yaml', '  codigoPostal', ' codigoPostal', SHAPE],
  ['a colon too many', 'servicos.yaml', 'nome: Glicemia em jejum', 'nome: Glicemia: em jejum', SHAPE],
  ['the quotes of a word processor', 'farmacia.yaml', /^nome: .+$/m, 'nome: “Farmácia”', CURLY],
  ['a comment behind a text without quotes', 'servicos.yaml', 'nome: Glicemia em jejum', 'nome: Glicemia #1', 'o que está depois de « #» não conta, e fica «Glicemia»; esperam-se aspas à volta do texto, ou a explicação'],
  ['a field said twice', 'farmacia.yaml', 'desde: 1902', 'desde: 1902\ndesde: 1903', '«desde» está repetido; espera-se cada campo uma só vez', 1],
  ['a comma that is missing in the notices', '../public/avisos.json', ALL, '[\n  { "id": "a" "de": "b" }\n]', UNREADABLE, 1],
];

test.each(MISTAKES)(
  'reports its file, line, field, what was found and what is expected: %s',
  (_name, file, from, to, clause, below = 0) => {
    const line = change(file, from, to) + below;
    // A missing field is reported where its parent begins.
    const place = `${posix.join('content', file)}, linha ${clause.includes(': falta;') ? '\\d+' : line}`;
    const comma = clause.startsWith('campo') ? ', ' : ': ';
    expect(mistakes()).toEqual([expect.stringMatching(new RegExp(`^${place}${comma}${RegExp.escape(clause)}`))]);
  },
);

test('a farmacia.yaml that says nothing is one mistake, and none of the files that name its fields', () => {
  change('farmacia.yaml', /^[\s\S]*/, '');
  expect(mistakes()).toEqual([expect.stringMatching(/^content\/farmacia\.yaml/)]);
});

test('every mistake of every file is reported at once, in the order of the files', () => {
  change('slogans.yaml', 'Leia a bula connosco.', long);
  change('farmacia.yaml', 'nipc: "510000002"', 'nipc: "1"');
  change('horario.yaml', 'dias: [ sabado ]', 'dias: [ segunda ]');
  change('servicos.yaml', 'Glicemia em', 'Glicemia: em');
  const folder = copyForTest(FOLDER);
  rmSync(join(folder, 'public/avisos.json'));
  const places = mistakes(folder).map((mistake) =>
    mistake.replace(/[:;] (encontrei|não consigo|o ficheiro).*/, '').replace(/, linha \d+/, ''),
  );
  expect(places).toEqual([
    'content/farmacia.yaml, campo «empresa.nipc»',
    'public/avisos.json',
    'content/horario.yaml, campo «aberturas[3]»',
    'content/servicos.yaml',
    'content/slogans.yaml, campo «[9]»',
  ]);
});

test('the error that stops a build holds only these sentences, without a stack', () => {
  const folder = copyForTest(FOLDER);
  replaceIn(folder, 'slogans.yaml', 'Leia a bula connosco.', '""');
  expect(() => loadPharmacy(folder)).toThrow(/^\nHá um erro no conteúdo:\n {2}.+slogans\.yaml, linha \d+, .+\.\n$/);
});

test.each(['https://www.farmácia-do-sal.example', 'https://WWW.Farmácia-do-Sal.example'])(
  'the address %s has the one spelling that browsers have',
  (written) => {
    change('farmacia.yaml', /^site: .+$/m, `site: ${written}`);
    expect(mistakes()).toEqual([]);
    expect(readContent(FOLDER, texts).pharmacy?.farmacia.site).toBe(new URL(written).origin);
  },
);

test('what YAML reads as it was meant is no mistake: a broken line, a comment of its own, one behind a value, days by a name, a night of one period', () => {
  const weekdays = '[ segunda, terca, quarta, quinta, sexta ]';
  change('horario.yaml', `dias: ${weekdays}`, `dias: &uteis ${weekdays}`);
  change('horario.yaml', `dias: ${weekdays}`, 'dias: *uteis');
  change('horario.yaml', 'fecha: "12:30"', 'fecha: "05:00"');
  change('pagina.yaml', 'Hoje somos seis. Uma sabe', 'Hoje somos seis. Uma\n      sabe');
  change('farmacia.yaml', 'desde: 1902', '# O ano.\ndesde: 1902 # da bisavó');
  change('farmacia.yaml', 'geral: "289000001"', 'geral: "289000001" # ao balcão');
  change('servicos.yaml', 'nome: Glicemia em jejum', 'nome: Glicemia em jejum # desde a Páscoa');
  expect(mistakes()).toEqual([]);
  expect(readContent(FOLDER, texts).pharmacy?.horario.aberturas[1]?.dias).toHaveLength(5);
});

test.each(['\n', '\r\n', '\r'])(
  'the second pharmacy has no mistake, and says the same, with lines that end in %j, also with a byte order mark, accents apart from their letters, letters that stand for others, invisible marks and special spaces',
  (end) => {
    change('privacidade.md', /^---$/m, '--- ');
    expect(mistakes()).toEqual([]);
    const { pharmacy } = readContent(FOLDER, texts);
    for (const path of globSync(['content/*.{yaml,md}', 'public/avisos.json'], { cwd: FOLDER })) {
      const marked = textOf(path)
        .normalize('NFD')
        .replace(/(\p{L}) (?=\p{L})/gu, '$1\u00a0')
        .replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length))
        .replaceAll('fi', '\ufb01')
        .replaceAll(/[1-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
        .replaceAll('o', 'o\u200b')
        .replaceAll('s', '\u00ads\u200e');
      texts[path] = `\uFEFF${marked.replaceAll('\n', end)}`;
    }
    expect(mistakes()).toEqual([]);
    expect(JSON.stringify(readContent(FOLDER, texts).pharmacy)).toBe(JSON.stringify(pharmacy));
  },
);
