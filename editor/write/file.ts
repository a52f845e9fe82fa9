import { cannotWrite, changedYaml } from './yaml.ts';

/**
 * The text of a content file with its data replaced by `wanted`; byte order mark and line ends stay. Of a Markdown file, `texto`
 * is what stands below the fields.
 * @throws Refused when the text would not read back as what is wanted
 */
export function changedFile(file: string, text: string, wanted: unknown): string {
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const hasOnlyCrlf = text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
  const plain = text.slice(mark.length);
  if (!hasOnlyCrlf) return mark + changedText(file, plain, wanted);
  return mark + changedText(file, plain.replaceAll('\r\n', '\n'), wanted).replaceAll('\n', '\r\n');
}

function changedText(file: string, text: string, wanted: unknown): string {
  // It has no comments to lose.
  if (file.endsWith('.json')) return `${JSON.stringify(wanted, null, 2)}\n`;
  return file.endsWith('.md') ? changedMarkdown(text, wanted) : changedYaml(text, wanted);
}

const FRONT_MATTER = /^---\n([\s\S]*?\n|)---(?:\n([\s\S]*))?$/;

/** The fields at the top as YAML, and the text a line below them. */
function changedMarkdown(text: string, wanted: unknown): string {
  const parts = FRONT_MATTER.exec(text || '---\n---');
  if (!parts) throw cannotWrite();
  const { texto = parts[2], ...fields } = Object(wanted) as Record<string, unknown>;
  return `---\n${changedYaml(parts[1] ?? '', fields)}---\n\n${String(texto).trim()}\n`;
}
