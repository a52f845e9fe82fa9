import { telLink } from '../contact/links.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/**
 * The styles that say «Fechada» beside the pharmacy's own number while it is closed, wherever it stands on the screen, parts that
 * come on demand included; none where that number answers at night, or nobody knows the hours. In the header of a phone it stands
 * under the cost; where letters are so large that the header keeps room for it, it ends the line: nothing moves.
 */
export function closedStyles({ farmacia, hours, interface: { abertaAgora } }: Pharmacy): string {
  const { geral, urgencia } = farmacia.telefones;
  if (hours.length === 0 || geral === urgencia) return '';
  const link = `a[href="${telLink(geral)}"]`;
  const closed = JSON.stringify(abertaAgora.fechada);
  // Not breaking before the dot, which begins no line, nor behind it: there a space is dropped where the cost is laid out by itself.
  const beforeCost = JSON.stringify(`${abertaAgora.fechada}\u00a0·\u00a0`);
  const behindCost = JSON.stringify(`\u00a0· ${abertaAgora.fechada}`);
  return [
    '@media screen{',
    `[data-open=false] ${link}+small::before{content:${beforeCost}}`,
    '@media (width<48rem){',
    `[data-open=false] header ${link}+small::before{content:none}`,
    `[data-open=false] header ${link}+small::after{content:${behindCost}}}`,
    '@media (18rem<=width<48rem){',
    `[data-open=false] header ${link}+small::after{content:${closed};position:absolute;inset:.8125rem 0 auto auto}}}`,
  ].join('');
}
