import { lookOfParts } from '../looks/former-fields.ts';
import { pathsOf, valueAt } from './paths.ts';

/** Fields and whole groups of version 1.1, or since, that it no longer reads, by the file's name in `CONTENT_FILES`. */
// biome-ignore format: a group a line
const OBSOLETE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  farmacia: ['outrosTelefones[].nomeNaLingua'],
  horario: ['acrescimoAte'],
  privacidade: ['voltar', 'indice', 'atualizada'],
  pagina: [
    'cabecalho.saltar', 'cabecalho.menu', 'cabecalho.ligar',
    'abertura.urgencia', 'abertura.morada',
    'sobre.urgencia', 'sobre.horario', 'sobre.servico',
    'servicos.gratis',
    'aluguer.item', 'aluguer.semExtra', 'aluguer.primeiroDia', 'aluguer.agendar', 'aluguer.porDia', 'aluguer.extra',
    'parceiros.whatsapp', 'parceiros.email', 'parceiros.assunto',
    'comoChegar.mapa', 'comoChegar.semMapa', 'comoChegar.abrir',
    'contactos.telefone', 'contactos.whatsapp', 'contactos.morada', 'contactos.escrever', 'contactos.email', 'contactos.assunto',
    'contactos.corpo', 'contactos.urgencia', 'contactos.guardar',
    'slogans', 'custoChamada', 'rodape', 'barra', 'whatsappFlutuante',
  ],
};

/** A file's data as the site reads it today: without what it no longer reads, and with what is said otherwise now. */
export function upToDate(name: string, data: unknown): unknown {
  const read = structuredClone(data) as Record<string, unknown>;
  const look = name === 'farmacia' && lookOfParts(valueAt(data, ['aspeto']));
  if (look) read['aspeto'] = look;
  for (const path of (OBSOLETE_FIELDS[name] ?? []).flatMap((field) => pathsOf(data, field)))
    Reflect.deleteProperty(Object(valueAt(read, path.slice(0, -1))), path.at(-1) ?? '');
  return read;
}
