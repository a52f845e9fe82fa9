import { mailtoLink } from '../../src/lib/links.ts';
import { html, type Markup } from './html.ts';
import type { Writing } from './page.ts';
import { section } from './sections.ts';

/** The request form as plain HTML: what the site shows of it to whoever has no JavaScript. */
export function requestForm({ content: { pagina, formulario, farmacia }, telephone, chat }: Writing): Markup {
  const { campos, grupos, exemploSms } = formulario;
  const named = (name: keyof typeof campos, note: string, control: Markup) => html`<p>
<label for="${name}">${campos[name].rotulo} <span>${note}</span></label>
<small>${campos[name].ajuda}</small>
${control}</p>
`;
  const line = (name: keyof typeof campos, type: string, autocomplete: string) =>
    html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}">`;
  const must = (name: keyof typeof campos, type: string, autocomplete: string) =>
    named(
      name,
      formulario.obrigatorio,
      html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required>`,
    );
  const may = (name: keyof typeof campos) => named(name, formulario.opcional, line(name, 'text', 'off'));
  const long = (name: keyof typeof campos) =>
    named(name, formulario.opcional, html`<textarea id="${name}" name="${name}" rows="3"></textarea>`);
  return section(
    'pedido',
    pagina.pedido.titulo,
    pagina.pedido.introducao,
    html`<form class="card">
<fieldset><legend>${grupos.pessoa}</legend>
${must('nome', 'text', 'name')}${must('telemovel', 'tel', 'tel')}${must('morada', 'text', 'street-address')}${may('nif')}</fieldset>
<fieldset><legend>${grupos.receita}</legend>
<p>${exemploSms.introducao}</p>
<figure><figcaption>${exemploSms.titulo}</figcaption>
<ul>${exemploSms.linhas.map(({ texto, codigo }) => html`<li>${texto} <b>${codigo}</b></li>`)}</ul></figure>
${may('numeroReceita')}${may('codigoDispensa')}${may('codigoOpcao')}</fieldset>
<fieldset><legend>${grupos.pedido}</legend>
${long('instrucoes')}${long('outroAssunto')}</fieldset>
<p>${formulario.semScript}</p>
<p>${chat('', formulario.semScriptWhatsapp)} <a href="${mailtoLink(farmacia.email)}">${farmacia.email}</a></p>
<p class="fine-print">${formulario.privacidade} <a href="/politica-privacidade">${formulario.privacidadeLigacao}</a></p>
<p>${formulario.preferir}</p>
<p>${telephone(farmacia.telefones.geral)} ${chat('', formulario.preferirWhatsapp)}</p>
</form>`,
  );
}
