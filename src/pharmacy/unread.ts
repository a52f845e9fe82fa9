import { valueAt } from './paths.ts';

/**
 * What older content may still hold and the site no longer reads: these words stand in the code now. It stops nothing.
 */
export const UNREAD_FILES = ['content/formulario.yaml', 'content/interface.yaml'] as const;

/** The same of the files that are read, by their names in `CONTENT_FILES`: a group or a field a name. */
// biome-ignore format: a group a line
const UNREAD_FIELDS: Readonly<Record<string, readonly string[]>> = {
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

/** The names of the fields of a file's data that nothing reads. @param name in `CONTENT_FILES` */
export const unreadFields = (name: string, data: unknown): string[] =>
  (UNREAD_FIELDS[name] ?? []).filter((field) => valueAt(data, field.split('.')) !== undefined);

/** The data of a file without what nothing reads. @param name in `CONTENT_FILES` */
export function withoutUnread(name: string, data: unknown): unknown {
  const unread = unreadFields(name, data);
  if (unread.length === 0) return data;
  const read = structuredClone(data);
  for (const field of unread) {
    const [block = '', key] = field.split('.');
    Reflect.deleteProperty((key ? valueAt(read, [block]) : read) as object, key ?? block);
  }
  return read;
}
