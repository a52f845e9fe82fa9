import form from 'virtual:content/formulario/pagina';
import texts from 'virtual:content/formulario/sms';
import type { FieldName } from '../../../../lib/message.ts';
import type { PrescriptionCodes, SmsReading } from '../../../../lib/prescription-sms.ts';
import { fillTemplate } from '../../../../lib/template.ts';

/** Why a text that holds no prescription fills nothing. */
const EXPLANATIONS: Record<Exclude<SmsReading['kind'], 'prescriptions'>, string> = {
  'dispensing-notice': texts.avisoDispensa,
  'exam-request': texts.exames,
  'one-time-code': texts.codigoUnico,
  'wrong-length': texts.tamanho,
  nothing: texts.nada,
};

export function explainReading(reading: Exclude<SmsReading, { kind: 'prescriptions' }>): string {
  return fillTemplate(EXPLANATIONS[reading.kind], 'digits' in reading ? { algarismos: reading.digits } : {});
}

/** One prescription in a line of the instructions. */
export function describePrescription({ numeroReceita, codigoDispensa, codigoOpcao }: PrescriptionCodes): string {
  const parts = [
    fillTemplate(texts.outra, { numero: numeroReceita }),
    codigoDispensa && fillTemplate(texts.outraDispensa, { codigo: codigoDispensa }),
    codigoOpcao && fillTemplate(texts.outraOpcao, { codigo: codigoOpcao }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A text with the names of fields, as a list in a sentence, in the place of `{campos}`. */
export function nameFields(template: string, fields: FieldName[]): string {
  const labels = fields.map((name) => form.campos[name].rotulo.toLowerCase());
  return fillTemplate(template, { campos: new Intl.ListFormat('pt-PT').format(labels) });
}
