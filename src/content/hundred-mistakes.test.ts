import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './load.ts';
import { sentence as sentenceOf } from './mistakes.ts';

/**
 * A hundred mistakes of an owner's hand, written before their author had read the loader. Each is made alone, on the demonstration.
 *
 * file (of content/) · what it says · what the owner left there · a piece of the one sentence that answers ·
 * the line, counted from the first one that differs, where the sentence names another one.
 */
type Row = [file: string, said: string, written: string, sentence: RegExp, lineOffset?: number];

const nbsp = '\u00a0';
const eighty = 'a'.repeat(80);

// biome-ignore format: one mistake a line
const ROWS: Row[] = [
  // farmacia.yaml
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome:Farmácia Exemplar', /falta um espaço a seguir aos dois pontos/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome Farmácia Exemplar', /faltam os dois pontos/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome:', /«nome».*vazio/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: Farmácia: a do largo', /aspas à volta/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'Nome: Farmácia Exemplar', /«Nome».*«nome»/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: "Farmácia Exemplar', /falta fechar as aspas/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: “Farmácia Exemplar”', /«nome».*aspas direitas/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: <b>Farmácia Exemplar</b>', /«nome».*HTML/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: Farmácia #1 do concelho', /«nome».*#.*aspas à volta/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', ' nome: Farmácia Exemplar', /espaços a mais no princípio da linha/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', '\tnome: Farmácia Exemplar', /tabulador/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', 'nome: Farmácia Exemplar\nnome: Farmácia Nova', /«nome» está repetido/],
  ['farmacia.yaml', 'nome: Farmácia Exemplar\n', '', /«nome»: falta/, -3],
  ['farmacia.yaml', 'nome: Farmácia Exemplar', '- nome: Farmácia Exemplar', /traço a mais|tire o traço/],
  ['farmacia.yaml', '# Ano em que abriu portas.', 'Ano em que abriu portas.', /#|dois pontos/],
  ['farmacia.yaml', 'desde: 1987', 'desde: 87', /«desde».*«87».*ano/],
  ['farmacia.yaml', 'desde: 1987', 'desde: 2087', /«desde».*«2087».*ano/],
  ['farmacia.yaml', 'site: https://www.farmaciaexemplar.example', 'site: www.farmaciaexemplar.example', /«site».*https:\/\//],
  ['farmacia.yaml', 'site: https://www.farmaciaexemplar.example', 'site: https://www.farmaciaexemplar.example/loja', /«site».*caminho|«site».*barra/],
  ['farmacia.yaml', 'site: https://www.farmaciaexemplar.example', 'site: https://www.farmaciaexemplar.example/', /«site».*barra/],
  ['farmacia.yaml', 'matiz: 155', 'matiz:155', /falta um espaço a seguir aos dois pontos em «matiz:155»/],
  ['farmacia.yaml', 'matiz: 155', `matiz:${nbsp}155`, /espaço/],
  ['farmacia.yaml', 'matiz: 155', 'matiz: #8b3a2f', /«matiz».*0 a 360/],
  ['farmacia.yaml', 'matiz: 155', 'matiz: "#8b3a2f"', /«matiz».*0 a 360/],
  ['farmacia.yaml', 'matiz: 155', 'matiz: verde', /«matiz».*«verde».*0 a 360/],
  ['farmacia.yaml', 'nipc: "500000000"', 'nipc: "500000001"', /«empresa\.nipc».*algarismo de controlo/],
  ['farmacia.yaml', 'nipc: "500000000"', 'nipc: 500000000', /«empresa\.nipc».*aspas/],
  ['farmacia.yaml', '  nipc: "500000000"', 'nipc: "500000000"', /faltam espaços.*«nipc»/],
  ['farmacia.yaml', 'geral: "249000000"', 'geral: 249 000 000', /«telefones\.geral».*nove algarismos/],
  ['farmacia.yaml', 'geral: "249000000"', 'geral: "+351249000000"', /«telefones\.geral».*nove algarismos/],
  ['farmacia.yaml', 'geral: "249000000"', 'geral: "249000000"\n  fax: "249000001"', /«telefones\.fax».*não tem lugar para isso/],
  ['farmacia.yaml', 'telefones:', 'telefone:', /«telefone».*«telefones»/],
  ['farmacia.yaml', 'email: geral@', 'email: geral.', /«email».*e-mail/],
  ['farmacia.yaml', 'codigoPostal: "2000-000"', 'codigoPostal: "2000–000"', /«morada\.codigoPostal».*hífen/],
  ['farmacia.yaml', 'codigoPostal: "2000-000"', 'codigoPostal: "2000"', /«morada\.codigoPostal».*2000-000|0000-000/],
  ['farmacia.yaml', 'latitude: 39.54321', 'latitude: 39,54321', /«coordenadas\.latitude».*ponto/],
  ['farmacia.yaml', 'longitude: -8.32101', 'longitude: 8.32101', /«coordenadas».*8\.32101.*com o sinal menos/, -2],
  ['farmacia.yaml', 'demonstracao: true', 'demonstracao: nao', /«demonstracao».*true.*false/],
  ['farmacia.yaml', 'url: https://www.facebook.example/farmaciaexemplar', 'url: facebook.com/farmaciaexemplar', /https:\/\//],

  // horario.yaml
  ['horario.yaml', 'abre: "09:00"', 'abre: "9:00"', /«aberturas\[1\]\.abre».*«9:00».*09:00/],
  ['horario.yaml', 'abre: "09:00"', 'abre: 9:00', /«aberturas\[1\]\.abre».*09:00/],
  ['horario.yaml', 'abre: "09:00"', 'abre: 9', /«aberturas\[1\]\.abre».*09:00/],
  ['horario.yaml', 'abre: "09:00"', 'abre: 9h30', /«aberturas\[1\]\.abre».*«9h30».*09:00/],
  ['horario.yaml', 'abre: "09:00"', 'abre: “09:00”', /«aberturas\[1\]\.abre».*aspas direitas/],
  ['horario.yaml', 'fecha: "19:00"', 'fecha: "25:00"', /«aberturas\[1\]\.fecha».*«25:00»/],
  ['horario.yaml', 'abre: "09:00"\n    fecha: "19:00"', 'abre: "19:00"\n    fecha: "09:00"', /«aberturas\[1\]\.fecha».*trocadas/, 1],
  ['horario.yaml', 'dias: [segunda, terca, quarta, quinta, sexta]', 'dias: segunda a sexta', /«aberturas\[1\]\.dias».*\[segunda, terca/],
  ['horario.yaml', 'dias: [segunda, terca, quarta, quinta, sexta]', 'dias: [segunda a sexta]', /«aberturas\[1\]\.dias.*\[segunda, terca/],
  ['horario.yaml', '[segunda, terca', '[segunda, terça', /«terça».*«terca»/],
  ['horario.yaml', 'dias: [sabado, domingo]', 'dias: [sabado, domingo', /falta fechar.*\]/],
  ['horario.yaml', 'dias: [sabado, domingo]', 'dias: [sábados]', /«aberturas\[2\]\.dias.*«sabado»/],
  ['horario.yaml', '  - dias: [sabado, domingo]', '    dias: [sabado, domingo]', /falta o traço/],
  ['horario.yaml', '  - dias: [sabado, domingo]', '  – dias: [sabado, domingo]', /hífen/],
  ['horario.yaml', '  - dias: [sabado, domingo]', '  -dias: [sabado, domingo]', /falta um espaço a seguir ao (traço|hífen)/],
  ['horario.yaml', 'dias: [sabado, domingo]', 'dias: [sexta, sabado, domingo]', /«aberturas\[2\]».*sobrepõe/],
  ['horario.yaml', 'regime: proprio', 'regime: próprio', /«feriados\.regime».*«proprio»/],
  ['horario.yaml', 'municipal: Páscoa + 39', 'municipal: 24 de junho', /«feriados\.municipal».*24\/06/],
  ['horario.yaml', 'municipal: Páscoa + 39', 'municipal: 31/02', /«feriados\.municipal».*«31\/02»/],

  // servicos.yaml
  ['servicos.yaml', '  icone: coracao', '  icone: coração', /«\[1\]\.icone».*«coracao»/],
  ['servicos.yaml', '  icone: coracao', '  icone: estrela', /«\[1\]\.icone».*coracao, gota/],
  ['servicos.yaml', '- nome: Testes rápidos', '  nome: Testes rápidos', /falta o traço/],
  ['servicos.yaml', '- nome: Testes rápidos', 'nome: Testes rápidos', /falta o traço/],
  ['servicos.yaml', 'icone: gota', 'icone: gota\n  preco: 13,50', /«\[2\]\.preco».*«13,50».*cêntimos/],
  ['servicos.yaml', 'icone: gota', 'icone: gota\n  preco: 13.50', /«\[2\]\.preco».*cêntimos/],
  ['servicos.yaml', 'icone: gota', 'icone: gota\n  preco: 4', /«\[2\]\.preco».*0,04 €/],
  ['servicos.yaml', '  descricao: Mede-se sentado, com calma. Anotamos os valores para mostrar ao médico.\n', '', /«\[1\]\.descricao»: falta/, -1],
  ['servicos.yaml', 'se for precisa.', 'se for precisa #ou o cartão.', /«\[3\]\.descricao».*#.*aspas à volta/],
  ['servicos.yaml', 'Limpamos, tratamos', eighty, /«\[4\]\.descricao».*palavra/],
  ['servicos.yaml', 'descricao: Glicemia, colesterol', 'descricao: Glicemia: colesterol', /aspas à volta/],
  ['servicos.yaml', 'descricao: Limpamos', 'descricao: *novo* Limpamos', /aspas à volta/],
  ['servicos.yaml', 'descricao: Limpamos', 'descricao: "Grátis" este mês. Limpamos', /depois das aspas/],
  ['servicos.yaml', 'descricao: Limpamos', 'descricao: [Novo] Limpamos', /aspas à volta/],
  ['servicos.yaml', 'descricao: Limpamos', 'descricao: @casa Limpamos', /aspas à volta/],
  ['servicos.yaml', 'com calma. Anotamos', 'com calma.\nAnotamos', /espaços no princípio/, 1],
  ['servicos.yaml', 'tratamos e', 'tratamos &amp;', /«\[4\]\.descricao».*(HTML|&amp;)/],

  // aluguer.yaml
  ['aluguer.yaml', 'precoDia: 100', 'precoDia: 1,00', /«\[1\]\.precoDia».*«1,00».*cêntimos/],
  ['aluguer.yaml', 'precoDia: 100', 'precoDia: 1 €', /«\[1\]\.precoDia».*cêntimos/],
  ['aluguer.yaml', 'precoDia: 100', 'precoDia: "100"', /«\[1\]\.precoDia».*aspas/],
  ['aluguer.yaml', 'precoDia: 100', 'precodia: 100', /«\[1\]\.precodia».*«precoDia»/],
  ['aluguer.yaml', 'precoDia: 100', 'preço: 100', /«\[1\]\.preço».*«precoDia»/],
  ['aluguer.yaml', 'preco: 900 }', 'preco: 13,50 }', /«\[1\]\.extra\.preco».*«13,50».*cêntimos/],
  ['aluguer.yaml', 'preco: 900 }', 'preco: 900', /falta fechar.*\}/],
  ['aluguer.yaml', 'preco: 900 }', 'preco:900 }', /falta um espaço a seguir aos dois pontos/],
  ['aluguer.yaml', 'obrigatória, preco', 'obrigatória preco', /vírgula/],
  ['aluguer.yaml', 'id: nebulizador', 'id: tensiometro', /«\[2\]».*«tensiometro» pela segunda vez/],

  // entregas.yaml
  ['entregas.yaml', 'Abrantes', 'Abrante', /«concelhos\[1\]».*«Abrante».*«Abrantes»/],
  ['entregas.yaml', '[Abrantes, Tomar, Chamusca, Torres Novas, Constância, Entroncamento, Golegã]', 'Abrantes, Tomar', /«concelhos».*\[/],
  ['entregas.yaml', 'preco: 290', 'preco: 2,90', /«urgente\.preco».*«2,90».*cêntimos/],
  ['entregas.yaml', 'prazo: No próprio dia', 'prazo: 24', /«urgente\.prazo».*aspas/],

  // parceiros.yaml, slogans.yaml, pagamentos.yaml
  ['parceiros.yaml', '- Atestados médicos', 'Atestados médicos', /falta o traço/],
  ['parceiros.yaml', '- Atestados médicos', '-Atestados médicos', /falta um espaço a seguir ao (traço|hífen)/],
  ['parceiros.yaml', '- Atestados médicos', '– Atestados médicos', /hífen/],
  ['slogans.yaml', '- Um conselho não se paga.', '  Um conselho não se paga.', /falta o traço/],
  ['slogans.yaml', '- Um conselho não se paga.', '-', /«\[5\]».*vazi/],
  ['slogans.yaml', 'Um conselho não se paga.', 'Um conselho não se paga, nem a atenção que lhe damos quando cá entra e nos conta o que o traz por cá.', /«\[5\]».*90/],
  ['pagamentos.yaml', 'marca: visa', 'marca: vissa', /«\[2\]\.marca».*«visa»/],
  ['pagamentos.yaml', 'nome: Dinheiro, marca: dinheiro', 'nome: Conta da casa, ao fim do mês', /«\[1\]\.nome».*vírgula.*«Conta da casa».*aspas/],

  // pagina.yaml, interface.yaml, privacidade.md
  ['pagina.yaml', 'titulo: "{farmacia.nome} ·', 'titulo: "{farmacia.nom} ·', /«titulo».*\{farmacia\.nom\}.*\{farmacia\.nome\}/],
  ['pagina.yaml', 'titulo: "{farmacia.nome} ·', 'titulo: "{farmacia.nome ·', /«titulo».*chaveta/],
  ['interface.yaml', 'pedido: "Entrega em casa. Concelho: {concelho}."', 'pedido: "Entrega em casa."', /\{concelho\}/],
  ['privacidade.md', 'data: janeiro de 2025', 'data: 01-2025', /«data».*janeiro de 2025|mês/],
];

test.each(ROWS)('%s: «%s» as «%s» is one sentence, at its line', (file, said, written, sentence, lineOffset = 0) => {
  const original = readFileSync(join('tests/demonstration/content', file), 'utf8');
  const text = original.replace(said, () => written);
  const lines = text.split('\n');
  const line = original.split('\n').findIndex((before, i) => before !== lines[i]) + 1 + lineOffset;
  const { mistakes } = readContent('tests/demonstration', { [`content/${file}`]: text });
  expect(mistakes.map(sentenceOf)).toEqual([expect.stringMatching(sentence)]);
  expect(mistakes[0]).toMatchObject({ file: expect.stringContaining(file), line });
});
