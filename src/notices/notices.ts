import type { z } from 'zod';
import { isIsoDay } from '../text/iso-day.ts';
import type { notice } from './avisos.schema.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES } from './limits.ts';

/**
 * A notice of the pharmacy for some days, both included, in the days of its own clock: those on which it is shown,
 * unless it is shown before. What is not so is absent: each notice stands in the first view.
 */
export type Notice = z.input<typeof notice>;

/** The number of notices shown unfolded. */
export const MAX_UNFOLDED = 2;

/** The notices of an avisos.json edited by hand: none broken, long texts cut, of one id the first. Never throws. */
export function parseNotices(json: unknown): Notice[] {
  if (!Array.isArray(json)) return [];
  const notices = new Map<string, Notice>();
  for (const entry of json) {
    const notice = parseNotice(entry);
    if (notice && !notices.has(notice.id)) notices.set(notice.id, notice);
    if (notices.size === MAX_NOTICES) break;
  }
  return [...notices.values()];
}

export function urgentFirst(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => Number(b.tipo === 'urgente') - Number(a.tipo === 'urgente'));
}

/** Whether a notice is shown on a day. */
export function isShown({ de, ate, mostrar = de }: Pick<Notice, 'de' | 'ate' | 'mostrar'>, isoDay: string): boolean {
  return mostrar <= isoDay && isoDay <= ate;
}

/** Whether two notices look the same to a visitor, whatever their days. */
export const isSameNotice = (a: Notice, b: Notice) => a.id === b.id && a.texto === b.texto && a.tipo === b.tipo;

function parseNotice(entry: unknown): Notice | null {
  const { id, texto, de, ate, mostrar, tipo, fechada, das, as, soPortaAberta, semEntregas, horario } = Object(entry);
  if (typeof id !== 'string' || !id || typeof texto !== 'string' || !texto.trim()) return null;
  if (!isIsoDay(de) || !isIsoDay(ate) || de > ate) return null;
  const hasHours = das !== undefined || as !== undefined;
  const part = isTime(das) && isTime(as) && das < as ? { das, as } : null;
  return {
    id,
    texto: cutText(texto.trim()),
    de,
    ate,
    ...(isIsoDay(mostrar) && { mostrar }),
    tipo: tipo === 'urgente' ? 'urgente' : 'normal',
    // Hours that cannot be read close nothing: visitors read them in the text.
    ...(fechada === true && (part || !hasHours) && { fechada, ...part }),
    ...(soPortaAberta === true && { soPortaAberta }),
    ...(semEntregas === true && { semEntregas }),
    ...(Array.isArray(horario) && horario.every(isPeriod) && { horario }),
  };
}

function isPeriod(value: unknown): value is { abre: string; fecha: string } {
  const { abre, fecha } = Object(value);
  return isTime(abre) && isTime(fecha);
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(value);

const cutText = (text: string) =>
  text.length > MAX_NOTICE_TEXT ? `${text.slice(0, MAX_NOTICE_TEXT - 1).trim()}…` : text;
