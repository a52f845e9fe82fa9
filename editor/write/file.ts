import { cannotWrite, changedYaml } from './yaml.ts';

/** The data and text that a file is to hold. */
export interface Wanted {
  data: unknown;
  /** The Markdown below the front matter; without it, the file's own stays. */
  body?: string | null;
}

/**
 * The text of a content file with its data replaced by `wanted`; byte order mark and line ends stay.
 * @throws Refused when the text would not read back as what is wanted
 */
export function changedFile(file: string, text: string, wanted: Wanted): string {
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const hasOnlyCrlf = text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
  const plain = text.slice(byteOrderMark.length);
  const changed = hasOnlyCrlf
    ? changedText(file, plain.replaceAll('\r\n', '\n'), wanted).replaceAll('\n', '\r\n')
    : changedText(file, plain, wanted);
  return byteOrderMark + changed;
}

function changedText(file: string, text: string, wanted: Wanted): string {
  if (file.endsWith('.json')) return changedJson(text, wanted.data);
  return file.endsWith('.md') ? changedMarkdown(text, wanted) : changedYaml(text, wanted.data);
}

/** JSON has no comments to lose: laid out anew with the indentation that it has. */
function changedJson(text: string, data: unknown): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return JSON.stringify(data, null, indent) + (text === '' || /\n\s*$/.test(text) ? '\n' : '');
}

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?\n|)(---(?:\r?\n|$))([\s\S]*)$/;

/** The fields at the top as YAML, the rest as it was typed. */
function changedMarkdown(text: string, { data, body }: Wanted): string {
  const parts = FRONT_MATTER.exec(text || '---\n---\n');
  if (!parts) throw cannotWrite();
  const [, open = '', head = '', close = '', oldBody = ''] = parts;
  return open + changedYaml(head, data) + close + changedBody(oldBody, body ?? oldBody);
}

/** The text below the fields; the white space around it stays. */
function changedBody(oldBody: string, body: string): string {
  const text = oldBody.trim();
  if (text.replaceAll('\r\n', '\n') === body.trim()) return oldBody;
  const spaceBefore = oldBody.slice(0, oldBody.length - oldBody.trimStart().length);
  const spaceAfter = text === '' ? '\n' : oldBody.slice(oldBody.trimEnd().length);
  return spaceBefore + body.trim() + spaceAfter;
}
