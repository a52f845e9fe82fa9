import { addressLines } from '../../src/content/view.ts';
import { hoursTable } from '../../src/lib/hours-table.ts';
import { directionsLink, mailtoLink } from '../../src/lib/links.ts';
import { formatEuros } from '../../src/lib/money.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { fillTemplate } from '../../src/lib/template.ts';
import { html, type Markup } from './html.ts';
import type { Writing } from './page.ts';

/** A section with its heading. */
export function section(id: string, title: string, intro: string | false, body: Markup): Markup {
  return html`<section id="${id}" class="wrap"><h2>${title}</h2>
${intro && html`<p class="lead">${intro}</p>`}
${body}
</section>`;
}

export function about({ content: { pagina, horario, farmacia, interface: words }, telephone }: Writing): Markup {
  const { sobre } = pagina;
  return section(
    'sobre',
    sobre.titulo,
    false,
    html`${sobre.paragrafos.map((text) => html`<p>${text}</p>`)}
<h3>${sobre.abertaTitulo}</h3>
<p>${sobre.aberta}</p>
<table class="hours"><caption>${sobre.horario}</caption>${hoursTable(horario.aberturas, words.abertaAgora).map(
      ({ days, times }) => html`<tr><th>${days}</th><td>${times.join(', ')}</td></tr>`,
    )}</table>
<h3>${sobre.disponibilidadeTitulo}</h3>
<p>${horario.disponibilidade}</p>
<p class="urgent">${sobre.urgencia} ${telephone(farmacia.telefones.urgencia)}</p>
<p class="fine-print">${horario.acrescimo}</p>`,
  );
}

export function services({ content: { pagina, servicos }, chat, drawing }: Writing): Markup {
  return section(
    'servicos',
    pagina.servicos.titulo,
    pagina.servicos.introducao,
    html`<ul class="services">${servicos.map(
      ({ nome, descricao, preco, icone }) => html`<li>${drawing(icone)}<h3>${nome}</h3>
<p>${descricao}</p>${preco !== undefined && html`<strong>${formatEuros(preco)}</strong>`}</li>
`,
    )}</ul>
<p>${chat(pagina.servicos.saudacao, pagina.servicos.ajuda)}</p>`,
  );
}

export function delivery({ content: { pagina, entregas } }: Writing): Markup {
  const terms = [entregas.normal, entregas.urgente].map(
    ({ nome, preco, prazo, descricao }) => html`<div class="term"><h4>${nome}</h4>
<p class="price">${preco === 0 ? pagina.servicos.gratis : formatEuros(preco)}</p>
<p>${prazo}</p>
<p>${descricao}</p></div>
`,
  );
  return html`<section class="wrap card"><h3>${pagina.servicos.entregaTitulo}</h3>
<p>${pagina.servicos.entregaArea}:</p>
<ul class="area">${entregas.concelhos.map((council) => html`<li>${council}</li>`)}</ul>
<div class="terms">${terms}</div>
<p class="fine-print">${entregas.condicao} ${entregas.pagamento} ${entregas.responsavel}</p>
</section>`;
}

export function rental({ content: { pagina, aluguer } }: Writing): Markup {
  const texts = pagina.aluguer;
  return section(
    'aluguer',
    texts.titulo,
    texts.introducao,
    html`<table class="prices"><thead><tr><th>${texts.item}</th><th>${texts.porDia}</th><th>${texts.extra}</th></tr></thead>
<tbody>${aluguer.map(
      ({ nome, precoDia, extra }) => html`<tr><th>${nome}</th><td><strong>${formatEuros(precoDia)}</strong></td>
<td>${extra ? html`${extra.nome} <strong>${formatEuros(extra.preco)}</strong>` : texts.semExtra}</td></tr>
`,
    )}</tbody></table>
<p>${texts.higiene}</p>
<p><a class="button main" href="#pedido">${texts.agendar}</a></p>`,
  );
}

export function partners({ content: { pagina, parceiros, farmacia }, chat, drawing }: Writing): Markup {
  const { titulo, introducao, whatsapp, email, assunto, corpo } = pagina.parceiros;
  return section(
    'parceiros',
    titulo,
    introducao,
    html`${parceiros.map((partner) => {
      const subject = fillTemplate(assunto, { servico: partner.titulo });
      const mail = mailtoLink(farmacia.email, { subject, body: corpo });
      return html`<article class="card">${drawing(partner.icone)}<h3>${partner.titulo}</h3>
<p>${partner.descricao}</p>
<p class="fine-print">${partner.nota}</p>
<ul class="points">${partner.pontos.map((point) => html`<li>${point}</li>`)}</ul>
<p>${chat(partner.saudacao, `${whatsapp}: ${partner.titulo}`)}
<a class="button" href="${mail}">${email}: ${partner.titulo}</a></p></article>
`;
    })}`,
  );
}

export function directions({ content: { pagina, farmacia } }: Writing, map: string): Markup {
  const { titulo, introducao, abrir, mapa, semMapa } = pagina.comoChegar;
  const { street, place } = addressLines(farmacia.morada);
  const { latitude: lat, longitude: lon } = farmacia.coordenadas;
  return section(
    'como-chegar',
    titulo,
    introducao,
    html`<p class="plaque"><span>${street}</span> <span>${place}</span></p>
<p><a class="button main" href="${directionsLink({ lat, lon })}">${abrir}</a></p>
<p>${semMapa}</p>
<iframe src="${map}" title="${mapa}" loading="lazy" credentialless
 sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`,
  );
}

export function contact({ content: { pagina, farmacia }, telephone, cost, chat }: Writing): Markup {
  const { contactos } = pagina;
  const { geral, whatsapp, urgencia } = farmacia.telefones;
  const { street, place } = addressLines(farmacia.morada);
  const mail = mailtoLink(farmacia.email, { subject: contactos.assunto, body: contactos.corpo });
  return section(
    'contactos',
    contactos.titulo,
    false,
    html`<dl>
<dt>${contactos.telefone}</dt><dd>${telephone(geral)}</dd>
<dt>${contactos.whatsapp}</dt><dd>${chat(contactos.saudacao, inThrees(whatsapp))} ${cost(whatsapp)}</dd>
<dt>${contactos.urgencia}</dt><dd>${telephone(urgencia)}</dd>
<dt>${contactos.morada}</dt><dd><address>${street}<br>${place}</address></dd>
<dt>${contactos.email}</dt><dd><a href="${mail}">${farmacia.email}</a></dd>
</dl>
<p><a class="button" href="/farmacia.vcf">${contactos.guardar}</a>
<a href="${farmacia.redeSocial.url}">${fillTemplate(contactos.rede, { rede: farmacia.redeSocial.nome })}</a></p>`,
  );
}

export function payments({ content: { pagina, pagamentos }, drawing }: Writing): Markup {
  return section(
    'pagamentos',
    pagina.pagamentos.titulo,
    false,
    html`<ul class="payments">${pagamentos.map(({ nome, marca }) => html`<li>${drawing(marca)} ${nome}</li>`)}</ul>`,
  );
}

export function footer({ content: { pagina, farmacia } }: Writing): Markup {
  const { rodape } = pagina;
  const { empresa, ligacoes } = farmacia;
  const { street, place } = addressLines(farmacia.morada);
  const links: [href: string, text: string][] = [
    [ligacoes.livroReclamacoes, rodape.livroReclamacoes],
    [ligacoes.litigios.url, fillTemplate(rodape.litigios, { entidade: ligacoes.litigios.nome })],
    [ligacoes.infarmed, rodape.infarmed],
    [ligacoes.dgav, rodape.dgav],
    ['/politica-privacidade', rodape.privacidade],
  ];
  return html`<footer><div class="wrap"><p><strong>${empresa.denominacao}</strong></p>
<p>${street}, ${place}</p>
<p>${rodape.nipc} ${inThrees(empresa.nipc)} · ${rodape.capital}: ${empresa.capitalSocial}</p>
<p>${rodape.registo}: ${empresa.conservatoria}</p>
<p>${rodape.direcaoTecnica}: ${farmacia.direcaoTecnica} · ${rodape.alvara} ${farmacia.alvara}</p>
<ul>${links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul>
</div></footer>`;
}
