import { valueAt } from '../../src/pharmacy/paths.ts';
import { SCHEMAS } from '../core/content.ts';
import { fieldId } from '../core/paths.ts';
import { emptyValue } from '../core/schema.ts';
import type { Editor } from './editor.ts';

/** Where the turns of duty are in the hours. */
export const TURNS = ['servico', 'turnos'];

/** Begins a turn of duty, and opens the hours where its day is asked for: none is guessed. */
export function beginTurn(editor: Editor): void {
  const known = valueAt(editor.current('horario').data, TURNS);
  const all = Array.isArray(known) ? known : [];
  editor.set('horario', TURNS, [...all, { de: '' }]);
  location.hash = fieldId(editor.files.horario.saved.file, [...TURNS, all.length, 'de']);
}

/** Begins a notice, and opens it at its text. */
export function beginNotice(editor: Editor, fechada: boolean): void {
  const all = [editor.current('avisos').data ?? []].flat();
  editor.set('avisos', [], [...all, { ...Object(emptyValue(SCHEMAS.avisos.items ?? {})), fechada }]);
  location.hash = fieldId(editor.files.avisos.saved.file, [all.length, 'texto']);
}
