import type { Path } from '../../src/pharmacy/paths.ts';
import { fieldId } from '../paths.ts';
import type { Finding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

export interface OpensFields {
  editor: Editor;
  open: (name: FileName, path: Path) => void;
}

interface FindingsProps extends OpensFields {
  /** The levels to show, each with the line that stands there where nothing was found. */
  levels: Partial<Record<Finding['level'], string>>;
  findings: readonly Finding[];
}

/** The findings by level, each a link to the field where it is changed. */
export function Findings({ levels, findings, ...editing }: FindingsProps) {
  return Object.entries(levels).map(([level, nothing]) => {
    const found = findings.filter((finding) => finding.level === level);
    return (
      <section key={level}>
        <h3>{TEXTS.findings[level as Finding['level']]}</h3>
        {found.length === 0 && <p>{nothing}</p>}
        <ul className={styles.findings}>
          {found.map((finding, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: made anew at every look
            <li key={i}>
              <FindingLine {...editing} finding={finding} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function FindingLine({ editor, open, finding: { name, path, sentence } }: OpensFields & { finding: Finding }) {
  if (name === null) return sentence;
  return (
    <a
      href={`#${name}`}
      data-para={fieldId(editor.files[name].saved.file, path)}
      onClick={(event) => {
        event.preventDefault();
        open(name, path);
      }}
    >
      {sentence}
    </a>
  );
}
