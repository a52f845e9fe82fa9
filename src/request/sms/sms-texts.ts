import form from 'virtual:content/formulario/pagina';
import texts from 'virtual:content/formulario/sms';
import { fillTemplate } from '../../text/template.ts';
import type { FieldName } from '../message.ts';
import type { PrescriptionCodes, SmsReading, SmsRemark } from './prescription-sms.ts';

/** Why a text that holds no prescription fills nothing. */
const EXPLANATIONS: Record<Exclude<SmsReading['kind'], 'prescriptions'>, string> = {
  'exam-request': texts.exames,
  'one-time-code': texts.codigoUnico,
  'number-missing': texts.semNumero,
  'wrong-length': texts.tamanho,
  nothing: texts.nada,
};

const REMARKS: Record<SmsRemark, string> = {
  'dispensing-notice': texts.avisoDispensa,
  cancelled: texts.anulada,
  expired: texts.caducada,
};

export function explanationText(reading: Exclude<SmsReading, { kind: 'prescriptions' }>): string {
  return fillTemplate(EXPLANATIONS[reading.kind], 'digits' in reading ? { algarismos: reading.digits } : {});
}

/** What the visitor should know of a prescription besides its codes; empty where there is nothing. */
export function remarkText(remark: SmsRemark | undefined, { codigoDispensa }: PrescriptionCodes): string {
  if (remark) return REMARKS[remark];
  return codigoDispensa ? '' : texts.semDispensa;
}

/** The prescriptions that have no fields, a line each: "RECEITA 2: …". */
export function otherPrescriptionLines(others: PrescriptionCodes[]): string {
  return others
    .map(({ numeroReceita, codigoDispensa, codigoOpcao }, i) =>
      [
        fillTemplate(texts.outra, { ordem: i + 2, numero: numeroReceita }),
        codigoDispensa && fillTemplate(texts.outraDispensa, { codigo: codigoDispensa }),
        codigoOpcao && fillTemplate(texts.outraOpcao, { codigo: codigoOpcao }),
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}

/** A text with the names of fields, as a list in a sentence, in the place of `{campos}`. */
export function fieldNamesText(template: string, fields: FieldName[]): string {
  const labels = fields.map((name) => form.campos[name].rotulo.toLowerCase());
  return fillTemplate(template, { campos: new Intl.ListFormat('pt-PT').format(labels) });
}
