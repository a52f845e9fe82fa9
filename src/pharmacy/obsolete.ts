import { lookOfParts } from '../looks/former-fields.ts';
import { fieldName, type Path, pathsOf, valueAt } from './paths.ts';

/** Files of older content that the site no longer reads: their words stand in the code now. They are no mistake. */
export const OBSOLETE_FILES = ['content/formulario.yaml', 'content/interface.yaml'] as const;

/** Fields and whole groups that it no longer reads in the other files, by the file's name in `CONTENT_FILES`. */
// biome-ignore format: a group a line
const OBSOLETE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  farmacia: ['outrosTelefones[].nomeNaLingua', 'postos[].postigo', 'postos[].postigoNosFeriados'],
  horario: ['postigo', 'postigoNosFeriados'],
  entregas: ['epocas[].feriados'],
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
export const obsoleteFields = (name: string, data: unknown): string[] => obsoletePaths(name, data).map(fieldName);

/** The hours of a window are refused (schema-mistakes.ts): left out unsaid, the site would say «Fechada» in them. */
function obsoletePaths(name: string, data: unknown): Path[] {
  const paths = (OBSOLETE_FIELDS[name] ?? []).flatMap((field) => pathsOf(data, field));
  return paths.filter((path) => {
    const value = valueAt(data, path);
    return value !== undefined && (path.at(-1) !== 'postigo' || String(value) === '');
  });
}

/** A file's data as the site reads it today: without what it no longer reads, and with what is said otherwise now. */
export function upToDate(name: string, data: unknown): unknown {
  const read = structuredClone(data) as Record<string, unknown>;
  const look = name === 'farmacia' && lookOfParts(valueAt(data, ['aspeto']));
  if (look) read['aspeto'] = look;
  for (const path of obsoletePaths(name, data))
    Reflect.deleteProperty(valueAt(read, path.slice(0, -1)) as object, path.at(-1) ?? '');
  return read;
}
