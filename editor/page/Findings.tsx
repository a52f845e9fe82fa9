import { fieldId } from '../paths.ts';
import type { Finding } from '../server/content.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

interface FindingsProps {
  editor: Editor;
  /** The levels to show, each with the line that stands there where nothing was found. */
  levels: Partial<Record<Finding['level'], string>>;
  findings: readonly Finding[];
}

/** The findings by level, each a link to the field where it is changed. */
export function Findings({ editor, levels, findings }: FindingsProps) {
  return Object.entries(levels).map(([level, nothing]) => {
    const found = findings.filter((finding) => finding.level === level);
    return (
      <section key={level}>
        <h3>{TEXTS.findings[level as Finding['level']]}</h3>
        {found.length === 0 && <p>{nothing}</p>}
        <ul className={styles.findings}>
          {found.map(({ name, path, sentence }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: made anew at every look
            <li key={i}>
              {name === null ? sentence : <a href={`#${fieldId(editor.files[name].saved.file, path)}`}>{sentence}</a>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
