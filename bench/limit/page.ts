import { MARK_LAYERS, TILE_LAYERS, TILE_SIDE, type TileLayer } from '../../src/art/azulejo.ts';
import type { Content } from '../../src/content/load.ts';
import { addressLines } from '../../src/content/view.ts';
import { mapEmbedLink, telLink, whatsappLink } from '../../src/lib/links.ts';
import { inThrees, phoneKind } from '../../src/lib/nine-digits.ts';
import { fillTemplate } from '../../src/lib/template.ts';
import { html, Markup } from './html.ts';
import { requestForm } from './request-form.ts';
import { about, contact, delivery, directions, footer, partners, payments, rental, services } from './sections.ts';

/** What the parts of the page are written from. */
export interface Writing {
  content: Content;
  /** A number that can be called, and what the call costs. */
  telephone(number: string): Markup;
  /** Only what the call costs. */
  cost(number: string): Markup;
  /** A link to a chat with the pharmacy. */
  chat(text: string, label: string): Markup;
  /** One of the drawings below the first view. */
  drawing(name: string): Markup;
}

const paths = (layers: readonly TileLayer[]) =>
  layers.map(({ fill, d }) => html`<path d="${d}" fill="var(--color-tile-${fill})"/>`);

const TILES = html`<svg class="tiles" aria-hidden="true">
<pattern id="tile" width="${TILE_SIDE}" height="${TILE_SIDE}" patternUnits="userSpaceOnUse">${paths(TILE_LAYERS)}</pattern>
<rect width="100%" height="100%" fill="url(#tile)"/>
</svg>`;
const MARK = html`<svg class="mark" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}" aria-hidden="true">${paths(MARK_LAYERS)}</svg>`;

/**
 * The home page as a careful person would write it by hand, without JavaScript: what the site says without a script, in the
 * same order, with a style of its own. The fastest that such a page can be.
 * @param content the site's own content, so that this page cannot fall behind it
 * @param styles the whole stylesheet, to stand in the page
 */
export function limitPage(content: Content, styles: string): string {
  const { farmacia, pagina, slogans } = content;
  const { geral, whatsapp, urgencia } = farmacia.telefones;
  const cost = (number: string) => html`<small>${pagina.custoChamada[phoneKind(number)]}</small>`;
  const writing: Writing = {
    content,
    cost,
    telephone: (number) =>
      html`<span class="tel"><a href="${telLink(number)}">${inThrees(number)}</a> ${cost(number)}</span>`,
    chat: (text, label) => html`<a class="button" href="${whatsappLink(whatsapp, text)}">${label}</a>`,
    drawing: (name) => html`<img src="/drawings.svg#${name}" width="40" height="40" alt="" loading="lazy">`,
  };
  const { street, place } = addressLines(farmacia.morada);
  const call = (label: string) => html`<a class="button main" href="${telLink(geral)}">${label}</a>${cost(geral)}`;
  return html`<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pagina.titulo}</title>
<meta name="description" content="${pagina.descricao}">
<link rel="canonical" href="${farmacia.site}/">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<style>${new Markup(styles)}</style>
</head>
<body>
<a class="skip-link" href="#conteudo">${pagina.cabecalho.saltar}</a>
<header class="wrap">
<a class="name" href="/">${MARK}<span>${farmacia.nome}</span></a>
<nav aria-label="${pagina.cabecalho.menu}">${pagina.cabecalho.ligacoes.map(
    ({ para, texto }) => html`<a href="#${para}">${texto}</a>`,
  )}</nav>
<p class="call">${call(`${pagina.cabecalho.ligar} ${inThrees(geral)}`)}</p>
</header>
<main id="conteudo">
<div class="hero">${TILES}
<div>
<h1>${pagina.abertura.lema}</h1>
<p class="call">${call(fillTemplate(pagina.abertura.ligar, { telefone: inThrees(geral) }))}
${writing.chat(pagina.abertura.saudacao, pagina.abertura.whatsapp)}</p>
<ul>${pagina.abertura.destaques.map((highlight) => html`<li>${highlight}</li>`)}</ul>
<p>${pagina.abertura.urgencia}: ${writing.telephone(urgencia)}</p>
<p class="plaque"><span>${pagina.abertura.morada}:</span> <span>${street}</span> <span>${place}</span></p>
</div>
</div>
<section class="band" aria-label="${pagina.slogans.titulo}"><p>${slogans[0] ?? ''}</p></section>
${about(writing)}
${services(writing)}
${delivery(writing)}
${content.aluguer.length > 0 && rental(writing)}
${content.parceiros.length > 0 && partners(writing)}
${directions(writing, mapEmbedLink({ lat: farmacia.coordenadas.latitude, lon: farmacia.coordenadas.longitude }))}
${requestForm(writing)}
${contact(writing)}
${payments(writing)}
</main>
${footer(writing)}
<a class="float" href="${whatsappLink(whatsapp, pagina.whatsappFlutuante.saudacao)}" aria-label="${pagina.whatsappFlutuante.texto}">${MARK}</a>
</body>
</html>
`.source;
}
