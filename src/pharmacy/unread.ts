import { valueAt } from './paths.ts';

/** What older content may still hold and the site no longer reads: these words stand in the code now. It stops nothing. */
export const UNREAD_FILES = ['content/formulario.yaml', 'content/interface.yaml'] as const;

/** The same of `content/pagina.yaml`, a group or a field a name. */
// biome-ignore format: a group a line
const UNREAD_FIELDS = [
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
] as const;

/** The names of the fields of pagina.yaml's data that nothing reads. */
export const unreadFields = (pagina: unknown): string[] =>
  UNREAD_FIELDS.filter((name) => valueAt(pagina, name.split('.')) !== undefined);

/** The data of a file without what nothing reads. @param name in `CONTENT_FILES` */
export function withoutUnread(name: string, data: unknown): unknown {
  if (name !== 'pagina' || unreadFields(data).length === 0) return data;
  const read = structuredClone(data);
  for (const field of UNREAD_FIELDS) {
    const [block = '', key] = field.split('.');
    const group = key ? valueAt(read, [block]) : read;
    if (typeof group === 'object' && group !== null) Reflect.deleteProperty(group, key ?? block);
  }
  return read;
}
