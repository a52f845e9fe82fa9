import { MARK_LAYERS, TILE_SIDE, TILES, type TileLayer } from '../../src/art/azulejo.ts';
import { directionsLink, mailtoLink, mapEmbedLink, messageLink, telLink } from '../../src/contact/links.ts';
import { hoursLine } from '../../src/opening/hours-table.ts';
import type { Pharmacy } from '../../src/pharmacy/pharmacy.ts';
import { formatEuros } from '../../src/text/money.ts';
import { inThrees, phoneKind } from '../../src/text/nine-digits.ts';
import { fillTemplate } from '../../src/text/template.ts';

/** HTML that is written already, as opposed to text that has to be escaped. */
class Markup extends String {}

type Value = string | number | Markup | false | readonly Value[];

function write(value: Value): string {
  if (Array.isArray(value)) return value.map(write).join('');
  if (value === false || value instanceof Markup) return value ? `${value}` : '';
  return String(value).replaceAll(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A piece of HTML: values are escaped unless they are pieces themselves, lists are joined, `false` is nothing. */
const html = (strings: TemplateStringsArray, ...values: Value[]) =>
  new Markup(String.raw({ raw: strings }, ...values.map(write)));

const paths = (layers: readonly TileLayer[]) =>
  layers.map(({ fill, d }) => html`<path d="${d}" fill="var(--color-tile-${fill})"/>`);
const MARK = html`<svg class="mark" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}" aria-hidden="true">${paths(MARK_LAYERS)}</svg>`;

/**
 * The home page as a careful person would write it by hand, without JavaScript: the site's text in the same order, with
 * plain markup and a style of its own. One function, so that it reads as the page does.
 * @param drawings the address of the built site's drawings
 */
export function handWrittenPage(content: Pharmacy, styles: string, drawings: string): string {
  const { farmacia, pagina, horario, entregas, formulario, perguntas } = content;
  const { factos } = content.interface;
  const { cabecalho, abertura, sobre, servicos, aluguer, parceiros, comoChegar, contactos, rodape } = pagina;
  const { telefones, empresa, ligacoes, email } = farmacia;
  const { hours, channel } = content;
  const rows = hours.flatMap((part) => part.rows);
  const { street, place } = content.address;
  const cost = (number: string) => html`<small>${pagina.custoChamada[phoneKind(number)]}</small>`;
  const tel = (number: string, text = inThrees(number)) =>
    html`<a href="${telLink(number)}">${text}</a> ${cost(number)}`;
  const chat = (text: string, label: string) =>
    html`<a class="button" href="${messageLink(channel, text)}">${label}</a>`;
  const drawing = (name: string) => html`<img src="${drawings}#${name}" width="40" height="40" alt="" loading="lazy">`;
  const list = (items: readonly Value[]) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const emergencies = list(
    pagina.socorro.map(
      ({ texto, numero, custo }) =>
        html`${texto}: <a href="tel:${numero.replaceAll(' ', '')}">${numero}</a>${custo ? ` (${custo})` : ''}`,
    ),
  );
  const provider = ({ prestador }: Pharmacy['parceiros'][number]) =>
    prestador &&
    fillTemplate(prestador.ers ? factos.prestaRegistado : factos.presta, {
      ...prestador,
      nif: inThrees(prestador.nif),
      ers: prestador.ers ?? '',
    });
  const open = (id: string, title: string) => html`<section id="${id}" class="wrap"><h2>${title}</h2>`;
  const field = (name: keyof typeof formulario.campos, tag: 'input' | 'textarea' = 'input', required = false) => {
    const { rotulo, ajuda } = formulario.campos[name];
    return html`<p><label for="${name}">${rotulo} <span>${required ? formulario.obrigatorio : formulario.opcional}</span></label>
<small>${ajuda}</small><${tag} id="${name}" name="${name}">${tag === 'textarea' && html`</textarea>`}</p>`;
  };
  return `${html`<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pagina.titulo}</title><meta name="description" content="${pagina.descricao}">
<link rel="canonical" href="${farmacia.site}/"><link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">
<style>${new Markup(styles)}</style></head>
<body><a class="skip-link" href="#conteudo">${cabecalho.saltar}</a>
<header class="wrap"><a class="name" href="/">${MARK}${farmacia.nome}</a>
<nav aria-label="${cabecalho.menu}">${cabecalho.ligacoes.map(({ para, texto }) => html`<a href="#${para}">${texto}</a> `)}</nav>
<p>${tel(telefones.geral, `${cabecalho.ligar} ${inThrees(telefones.geral)}`)}</p></header>
<main id="conteudo"><div class="hero"><svg aria-hidden="true">
<pattern id="tile" width="${TILE_SIDE}" height="${TILE_SIDE}" patternUnits="userSpaceOnUse">${paths(TILES.roseta)}</pattern>
<rect width="100%" height="100%" fill="url(#tile)"/></svg>
<div class="wrap"><h1>${abertura.lema}</h1><p>${hoursLine(hours)}</p>
<p>${tel(telefones.geral, abertura.ligar)}</p>
<p>${chat(abertura.saudacao, abertura.whatsapp)} <a href="#pedido">${abertura.pedir}</a></p>${list(abertura.destaques)}
<p>${abertura.urgencia}: ${tel(telefones.urgencia ?? '')}</p>${emergencies}
<p class="card"><span>${abertura.morada}:</span> <span>${street}</span> <span>${place}</span></p></div></div>
<section class="band" aria-label="${pagina.slogans.titulo}"><p>${content.slogans[0] ?? ''}</p></section>
${open('sobre', sobre.titulo)}${sobre.paragrafos.map((text) => html`<p>${text}</p>`)}
<h3>${sobre.abertaTitulo}</h3><p>${sobre.aberta}</p><table><caption>${sobre.horario}</caption>
${rows.map(({ days, times, note }) => html`<tr><th>${days}</th><td>${times.join(', ')}${note !== undefined && html`<br>${note}`}</td></tr>`)}</table>
<h3>${sobre.disponibilidadeTitulo}</h3><p>${horario.disponibilidade}</p>
<p class="urgent">${sobre.urgencia} ${tel(telefones.urgencia ?? '')}</p>${emergencies}
<p><a href="${ligacoes.farmaciasDeServico ?? ''}">${sobre.servico}</a></p><p class="fine-print">${horario.acrescimo ?? ''}</p></section>
${open('servicos', servicos.titulo)}<p>${servicos.introducao}</p><ul class="grid">${content.servicos.map(
    ({ nome, descricao, preco, icone }) =>
      html`<li>${drawing(icone)}<h3>${nome}</h3><p>${descricao}</p>${preco !== undefined && html`<p class="price">${formatEuros(preco)}</p>`}</li>`,
  )}</ul><p>${chat(servicos.saudacao, servicos.ajuda)}</p>
<div class="card"><h3>${servicos.entregaTitulo}</h3><p>${servicos.entregaArea}:</p>
<p>${new Intl.ListFormat('pt-PT').format(entregas.concelhos)}</p>
<div class="grid">${[entregas.normal, ...(entregas.urgente ? [entregas.urgente] : [])].map(
    ({ nome, preco, prazo, descricao }) =>
      html`<div><h4>${nome}</h4><p class="price">${preco === 0 ? servicos.gratis : formatEuros(preco)}</p><p>${prazo}</p><p>${descricao}</p></div>`,
  )}</div>
<p class="fine-print">${entregas.condicao} ${entregas.pagamento} ${entregas.responsavel}</p></div></section>
${
  content.aluguer.length > 0 &&
  html`${open('aluguer', aluguer.titulo)}<p>${aluguer.introducao}</p>
<table><tr><th>${aluguer.item}</th><th>${factos.preco}</th><th>${factos.alem}</th></tr>${content.aluguer.map(
    ({ nome, precoDia = 0, extra }) => html`<tr><th>${nome}</th><td class="price">${formatEuros(precoDia)}</td>
<td>${extra ? html`${extra.nome} <b>${formatEuros(extra.preco)}</b><br>${aluguer.primeiroDia}: <b>${formatEuros(precoDia + extra.preco)}</b>` : aluguer.semExtra}</td></tr>`,
  )}</table>
<p>${aluguer.higiene}</p><p><a class="button" href="#pedido">${aluguer.agendar}</a></p></section>`
}
${
  content.parceiros.length > 0 &&
  html`${open('parceiros', parceiros.titulo)}<p>${parceiros.introducao}</p>${content.parceiros.map((partner) => {
    const { titulo, descricao, nota, inclui, pontos, saudacao, icone } = partner;
    const subject = fillTemplate(parceiros.assunto, { servico: titulo });
    return html`<article class="card">${drawing(icone)}<h3>${titulo}</h3><p>${descricao}</p>
<p class="fine-print">${nota} ${inclui ?? ''} ${provider(partner) ?? ''}</p>${list(pontos)}<p>${chat(saudacao, `${parceiros.whatsapp}: ${titulo}`)}
<a class="button" href="${mailtoLink(email, { subject, body: parceiros.corpo })}">${parceiros.email}: ${titulo}</a></p></article>`;
  })}</section>`
}
${open('como-chegar', comoChegar.titulo)}<p>${comoChegar.introducao}</p><p>${street}, ${place}</p>
<p><a class="button" href="${directionsLink(farmacia.coordenadas)}">${comoChegar.abrir}</a></p><p>${comoChegar.semMapa}</p>
<iframe src="${mapEmbedLink(farmacia.coordenadas)}" title="${comoChegar.mapa}" loading="lazy" credentialless sandbox="allow-scripts allow-same-origin"></iframe></section>
${open('pedido', pagina.pedido.titulo)}<p>${pagina.pedido.introducao}</p><form class="card">
<p>${formulario.semScript}</p><p>${tel(telefones.geral)} ${chat('', formulario.preferirWhatsapp)} <a href="${mailtoLink(email)}">${email}</a></p>
<fieldset><legend>${formulario.grupos.pessoa}</legend>
${field('nome', 'input', true)}${field('telemovel', 'input', true)}${field('morada', 'input', true)}${field('nif')}</fieldset>
<fieldset><legend>${formulario.grupos.receita}</legend><p>${formulario.exemploSms.introducao}</p>
<div class="bubble"><small>${formulario.exemploSms.titulo}</small>
${list(formulario.exemploSms.linhas.map(({ texto, codigo }) => html`${texto} <b>${codigo}</b>`))}</div>
${field('numeroReceita')}${field('codigoDispensa')}${field('codigoOpcao')}</fieldset>
<fieldset><legend>${formulario.grupos.pedido}</legend>${field('instrucoes', 'textarea')}${field('outroAssunto', 'textarea')}</fieldset>
<p class="fine-print">${formulario.privacidade[channel.kind]} <a href="/politica-privacidade">${formulario.privacidadeLigacao}</a></p>
<p>${formulario.codigosPorTelefone}</p>
<p>${formulario.preferir}</p><p>${tel(telefones.geral)} ${chat('', formulario.preferirWhatsapp)} <a href="${mailtoLink(email)}">${email}</a></p></form></section>
${open('contactos', contactos.titulo)}<dl><dt>${contactos.telefone}</dt><dd>${tel(telefones.geral)}</dd>
<dt>${contactos.whatsapp}</dt><dd>${chat(contactos.saudacao, inThrees(telefones.whatsapp ?? ''))} ${cost(telefones.whatsapp ?? '')}</dd>
<dt>${contactos.urgencia}</dt><dd>${tel(telefones.urgencia ?? '')}</dd>
<dd>${emergencies}</dd><dt>${contactos.morada}</dt><dd><address>${street}<br>${place}</address></dd><dt>${contactos.email}</dt>
<dd><a href="${mailtoLink(email, { subject: contactos.assunto, body: contactos.corpo })}">${email}</a></dd>
<dt>${sobre.horario}</dt>${rows.map(({ days, times, note }) => html`<dd>${days}: ${times.join(', ')} ${note ?? ''}</dd>`)}</dl>
<p><a class="button" href="/farmacia.vcf">${contactos.guardar}</a>
${farmacia.redesSociais.map(({ nome, url }) => html`<a href="${url}">${fillTemplate(contactos.rede, { rede: nome })}</a>`)}</p>
${perguntas.length > 0 && html`<h3>${contactos.perguntas}</h3>`}
${perguntas.map(({ pergunta, resposta }) => html`<details><summary>${pergunta}</summary><p>${resposta}</p></details>`)}</section>
${open('pagamentos', pagina.pagamentos.titulo)}<ul class="grid">${content.pagamentos.map(({ nome, marca }) => html`<li class="card">${drawing(marca ?? '')} ${nome}</li>`)}</ul></section></main>
<footer><div class="wrap"><p><b>${empresa.denominacao}</b></p><p>${street}, ${place}</p><p>${sobre.horario}: ${hoursLine(hours)}</p>
<p>${rodape.nipc} ${inThrees(empresa.nipc)} · ${rodape.capital}: ${empresa.capitalSocial ?? ''}</p>
<p>${rodape.registo}: ${empresa.conservatoria ?? ''}</p>
<p>${rodape.direcaoTecnica}: ${farmacia.direcaoTecnica} · ${rodape.alvara} ${farmacia.alvara}</p>
<ul><li><a href="${ligacoes.livroReclamacoes}">${rodape.livroReclamacoes}</a></li>
<li><a href="${ligacoes.litigios.url}">${fillTemplate(rodape.litigios, { entidade: ligacoes.litigios.nome })}</a></li>
<li><a href="${ligacoes.infarmed}">${rodape.infarmed}</a></li><li><a href="${ligacoes.dgav ?? ''}">${rodape.dgav}</a></li>
<li><a href="/politica-privacidade">${rodape.privacidade}</a></li></ul></div></footer>
<a class="float" href="${messageLink(channel, pagina.whatsappFlutuante.saudacao)}" aria-label="${pagina.whatsappFlutuante.texto}">${MARK}</a>
</body></html>`}`;
}
