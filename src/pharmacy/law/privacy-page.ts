import { inThrees } from '../../text/nine-digits.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { type Requirement, requiredTexts } from './page.ts';

const inPolicy = (reference: string, texts: (pharmacy: Pharmacy) => (string | undefined)[]) =>
  requiredTexts(reference, 'privacidade.texto', 'falta', 'article', texts);

/** Requirements of the privacy page. */
export const PRIVACY_PAGE: Requirement[] = [
  inPolicy('RGPD, artigo 13.º, n.º 1, a) (responsável pelo tratamento)', ({ farmacia: { empresa, morada, email } }) => [
    ...[empresa.denominacao, inThrees(empresa.nipc)],
    ...[morada.rua, morada.codigoPostal, email],
  ]),
  inPolicy('RGPD, artigos 13.º, n.º 1, b) e e) (encarregado e alojamento)', ({ privacidade }) => [
    privacidade.alojamento,
    privacidade.encarregado?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  ]),
  inPolicy('RGPD, artigo 77.º (autoridade)', () => ['https://www.cnpd.pt']),
  requiredTexts('RGPD, artigo 12.º (última atualização)', 'privacidade.data', 'falta', 'article', ({ privacidade }) => [
    privacidade.data,
  ]),
];
