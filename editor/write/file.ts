import { cannotWrite, changedYaml } from './yaml.ts';

/**
 * The text of a content file with its data replaced by `wanted`; byte order mark and line ends stay. Of a Markdown file, `texto`
 * is what stands below the fields.
 * @throws Refused when the text would not read back as what is wanted
 */
export function changedFile(file: string, text: string, wanted: unknown): string {
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const hasOnlyCrlf = text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
  const plain = text.slice(byteOrderMark.length);
  const changed = hasOnlyCrlf
    ? changedText(file, plain.replaceAll('\r\n', '\n'), wanted).replaceAll('\n', '\r\n')
    : changedText(file, plain, wanted);
  return byteOrderMark + changed;
}

function changedText(file: string, text: string, wanted: unknown): string {
  // It has no comments to lose.
  if (file.endsWith('.json')) return `${JSON.stringify(wanted, null, 2)}\n`;
  return file.endsWith('.md') ? changedMarkdown(text, wanted) : changedYaml(text, wanted);
}

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?\n|)(---(?:\r?\n|$))([\s\S]*)$/;

/** The fields at the top as YAML, the rest as it was typed. */
function changedMarkdown(text: string, wanted: unknown): string {
  const parts = FRONT_MATTER.exec(text || '---\n---\n');
  if (!parts) throw cannotWrite();
  const [, open = '', head = '', close = '', oldBody = ''] = parts;
  const { texto, ...fields } = Object(wanted) as Record<string, unknown>;
  return open + changedYaml(head, fields) + close + (typeof texto === 'string' ? changedBody(oldBody, texto) : oldBody);
}

/** The text below the fields; the white space around it stays. */
function changedBody(oldBody: string, body: string): string {
  const text = oldBody.trim();
  if (text.replaceAll('\r\n', '\n') === body.trim()) return oldBody;
  const spaceBefore = oldBody.slice(0, oldBody.length - oldBody.trimStart().length);
  const spaceAfter = text === '' ? '\n' : oldBody.slice(oldBody.trimEnd().length);
  return spaceBefore + body.trim() + spaceAfter;
}
