import type { Content } from '../../../../content/load.ts';
import type { PrescriptionCodes, SmsReading } from '../../../../lib/prescription-sms.ts';
import { fillTemplate } from '../../../../lib/template.ts';
import type { CodeField } from './sms-plan.ts';

type SmsTexts = Content['formulario']['sms'];

/** Why a text that holds no prescription fills nothing. */
export function explainReading(reading: Exclude<SmsReading, { kind: 'prescriptions' }>, texts: SmsTexts): string {
  switch (reading.kind) {
    case 'dispensing-notice':
      return texts.avisoDispensa;
    case 'exam-request':
      return texts.exames;
    case 'one-time-code':
      return texts.codigoUnico;
    case 'wrong-length':
      return fillTemplate(texts.tamanho, { algarismos: reading.digits });
    case 'nothing':
      return texts.nada;
  }
}

/** One prescription in a line of the instructions. */
export function describePrescription(
  { numeroReceita, codigoDispensa, codigoOpcao }: PrescriptionCodes,
  texts: SmsTexts,
) {
  return [
    fillTemplate(texts.outra, { numero: numeroReceita }),
    ...(codigoDispensa ? [fillTemplate(texts.outraDispensa, { codigo: codigoDispensa })] : []),
    ...(codigoOpcao ? [fillTemplate(texts.outraOpcao, { codigo: codigoOpcao })] : []),
  ].join(', ');
}

/** The names of fields as a list in a sentence. */
export function nameFields(fields: CodeField[], labels: Content['formulario']['campos']): string {
  return new Intl.ListFormat('pt-PT').format(fields.map((name) => labels[name].rotulo.toLowerCase()));
}
