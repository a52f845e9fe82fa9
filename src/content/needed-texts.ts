import { fieldName, valueAt } from '../lib/paths.ts';
import type { Content } from './load.ts';
import type { Mistake } from './mistakes.ts';
import type { Source } from './source.ts';

/** Texts that a fact of the pharmacy needs: their file and fields, whether the fact holds, and the fact for the owner. */
type Need = [file: keyof Content, fields: string[], isNeeded: (content: Content) => unknown, fact: string];

const NEEDS: Need[] = [
  ['pagina', ['aluguer'], ({ aluguer }) => aluguer.length > 0, 'há equipamento em aluguer.yaml'],
  ['pagina', ['parceiros'], ({ parceiros }) => parceiros.length > 0, 'há parceiros em parceiros.yaml'],
  [
    'pagina',
    ['servicos.entregaTitulo', 'servicos.gratis'],
    ({ entregas }) => entregas.faz,
    'se entrega em casa (ou então faz: false, em entregas.yaml)',
  ],
  [
    'entregas',
    ['normal', 'condicao', 'pagamento', 'responsavel'],
    ({ entregas }) => entregas.faz,
    'se entrega em casa (ou então faz: false)',
  ],
  [
    'pagina',
    ['servicos.entregaArea'],
    ({ entregas: { faz, concelhos } }) => faz && concelhos.length > 0,
    'há concelhos em entregas.yaml',
  ],
  [
    'pagina',
    ['abertura.urgencia', 'sobre.urgencia', 'contactos.urgencia'],
    ({ farmacia }) => farmacia.telefones.urgencia,
    'há um telefone de urgencia em farmacia.yaml',
  ],
  ['pagina', ['sobre.horario'], ({ horario }) => horario.aberturas.length > 0, 'há aberturas em horario.yaml'],
  [
    'pagina',
    ['sobre.servico'],
    ({ farmacia }) => farmacia.ligacoes.farmaciasDeServico,
    'há farmaciasDeServico em farmacia.yaml',
  ],
  [
    'pagina',
    ['contactos.whatsapp'],
    ({ farmacia: { telefones } }) => telefones.whatsapp ?? telefones.sms,
    'há um número para mensagens em farmacia.yaml',
  ],
  [
    'pagina',
    ['contactos.rede'],
    ({ farmacia }) => farmacia.redesSociais.length > 0,
    'há redesSociais em farmacia.yaml',
  ],
  ['pagina', ['rodape.capital'], ({ farmacia }) => farmacia.empresa.capitalSocial, 'há capitalSocial em farmacia.yaml'],
  ['pagina', ['rodape.registo'], ({ farmacia }) => farmacia.empresa.conservatoria, 'há conservatoria em farmacia.yaml'],
  ['pagina', ['rodape.dgav'], ({ farmacia }) => farmacia.ligacoes.dgav, 'há a ligação dgav em farmacia.yaml'],
];

/** A mistake for each text that is left out and that a fact elsewhere needs. */
export function missingTexts(content: Content, sources: ReadonlyMap<string, Source>): Mistake[] {
  return NEEDS.filter(([, , isNeeded]) => isNeeded(content)).flatMap(([name, fields, , fact]) => {
    const source = sources.get(name);
    const missing = fields.map((field) => field.split('.')).filter((path) => valueAt(source?.data, path) === undefined);
    return missing.map((path) => ({
      file: source?.file ?? '',
      line: source?.lineOf(path) ?? 0,
      field: fieldName(path),
      found: 'falta',
      expected: `que esteja, porque ${fact}`,
    }));
  });
}
