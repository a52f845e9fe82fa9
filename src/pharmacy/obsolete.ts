import { lookOfParts } from '../looks/former-fields.ts';
import { valueAt } from './paths.ts';

/** Files of older content that the site no longer reads: their words stand in the code now. They are no mistake. */
export const OBSOLETE_FILES = ['content/formulario.yaml', 'content/interface.yaml'] as const;

/** Fields and whole groups that it no longer reads in the other files, by the file's name in `CONTENT_FILES`. */
// biome-ignore format: a group a line
const OBSOLETE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  privacidade: ['voltar', 'indice', 'atualizada'],
  pagina: [
    'cabecalho.saltar', 'cabecalho.menu', 'cabecalho.ligar',
    'abertura.urgencia', 'abertura.morada',
    'slogans',
    'sobre.urgencia', 'sobre.horario', 'sobre.servico', 'sobre.direcao', 'sobre.gestao',
    'servicos.entregaCondicoes', 'servicos.gratis', 'servicos.pagamento',
    'aluguer.item', 'aluguer.semExtra', 'aluguer.primeiroDia', 'aluguer.agendar', 'aluguer.porDia', 'aluguer.extra',
    'parceiros.whatsapp', 'parceiros.email', 'parceiros.assunto',
    'comoChegar.mapa', 'comoChegar.semMapa', 'comoChegar.abrir',
    'contactos.telefone', 'contactos.whatsapp', 'contactos.morada', 'contactos.escrever', 'contactos.email', 'contactos.assunto',
    'contactos.corpo', 'contactos.urgencia', 'contactos.guardar',
    'custoChamada', 'rodape', 'barra', 'whatsappFlutuante',
  ],
};

/** The fields in a file's data that the site no longer reads. @param name in `CONTENT_FILES` */
export const obsoleteFields = (name: string, data: unknown): string[] =>
  (OBSOLETE_FIELDS[name] ?? []).filter((field) => valueAt(data, field.split('.')) !== undefined);

/**
 * A file's data as the site reads it today: without the fields that it no longer reads, and with what is said otherwise
 * now. @param name in `CONTENT_FILES`
 */
export function upToDate(name: string, data: unknown): unknown {
  const fields = obsoleteFields(name, data);
  const look = name === 'farmacia' ? lookOfParts(valueAt(data, ['aspeto'])) : null;
  if (fields.length === 0 && !look) return data;
  const read = structuredClone(data) as Record<string, unknown>;
  if (look) read['aspeto'] = look;
  for (const field of fields) {
    const [block = '', key] = field.split('.');
    Reflect.deleteProperty((key ? valueAt(read, [block]) : read) as object, key ?? block);
  }
  return read;
}
