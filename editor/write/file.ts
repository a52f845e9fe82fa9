import { writeYaml } from './yaml.ts';

/** The data and text that a file is to hold. */
export interface Wanted {
  data: unknown;
  /** The Markdown below the front matter; for Markdown only. */
  body?: string | null;
}

/** The text of a content file that holds something else; its byte order mark and line ends stay. */
export function writeFileText(file: string, text: string, wanted: Wanted): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isWindows = text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
  const plain = isWindows ? text.slice(mark.length).replaceAll('\r\n', '\n') : text.slice(mark.length);
  const written = writePlain(file, plain, wanted);
  return mark + (isWindows ? written.replaceAll('\n', '\r\n') : written);
}

function writePlain(file: string, text: string, { data, body }: Wanted): string {
  if (file.endsWith('.json')) return writeJson(text, data);
  return file.endsWith('.md') ? writeMarkdown(text, data, body ?? '') : writeYaml(text, data);
}

/** JSON has no comments to lose: laid out anew with the indentation that it has. */
function writeJson(text: string, data: unknown): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return JSON.stringify(data, null, indent) + (text === '' || /\n\s*$/.test(text) ? '\n' : '');
}

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?)(\r?\n---(?:\r?\n|$))([\s\S]*)$/;

/** The fields at the top as YAML, the rest as it was typed; white space around the text stays. */
function writeMarkdown(text: string, data: unknown, body: string): string {
  const [, open = '---\n', head = '', close = '\n---\n', old = ''] = FRONT_MATTER.exec(text) ?? [];
  const [before] = /^\s*/.exec(old) ?? [''];
  const [after] = /\s*$/.exec(old) ?? [''];
  const isSame = old.trim().replaceAll('\r\n', '\n') === body.trim();
  return open + writeYaml(head, data) + close + (isSame ? old : before + body.trim() + (old.trim() ? after : '\n'));
}
