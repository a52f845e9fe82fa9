import type { Path } from '../../src/lib/paths.ts';
import { fieldId } from '../paths.ts';
import { labelOf, schemaAt } from '../schema.ts';
import type { Doubts, Finding } from '../server/check.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { type Topic, topicOf } from '../topics.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

export interface OpensFields {
  editor: Editor;
  open: (topic: Topic, file: string, path: Path) => void;
}

interface FindingsProps extends OpensFields {
  title: string;
  /** Shown where nothing was found. */
  right: string;
  found: Finding[];
  textOf?: (finding: Finding) => string;
}

/** A list of findings, each a link to the field where it is changed. */
export function Findings({ editor, open, title, right, found, textOf = ({ text }) => text }: FindingsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {found.length === 0 && <p>{right}</p>}
      <ul className={styles.findings}>
        {found.map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: made anew at every look
          <li key={i}>
            <a
              href={`#${topicOf(finding.name).id}`}
              data-para={fieldId(fileOf(editor, finding.name), finding.path)}
              onClick={(event) => {
                event.preventDefault();
                open(topicOf(finding.name), fileOf(editor, finding.name), finding.path);
              }}
            >
              {textOf(finding)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The three lists of `npm run check -- --publicar`: invented values, contradictions, texts that only the owner can confirm. */
export function TruthFindings({ doubts, ...rest }: OpensFields & { doubts: Doubts }) {
  const nameOf = ({ name, path }: Finding): string => {
    const schema = schemaAt(rest.editor.start?.schemas[name] ?? {}, path);
    return [topicOf(name).title, labelOf(fileOf(rest.editor, name), path, schema)].filter(Boolean).join(' › ');
  };
  const withPlace = (finding: Finding) => `${nameOf(finding)}: ${finding.text}`;
  return (
    <>
      <Findings
        {...rest}
        title={TEXTS.checkDemonstration}
        right={TEXTS.checkDemonstrationNone}
        found={doubts.demonstration}
        textOf={(finding) => (finding.text === 'true' ? nameOf(finding) : `${nameOf(finding)}: «${finding.text}»`)}
      />
      <Findings
        {...rest}
        title={TEXTS.checkTruth}
        right={TEXTS.checkTruthRight}
        found={doubts.untrue}
        textOf={withPlace}
      />
      <Findings
        {...rest}
        title={TEXTS.checkAsked}
        right={TEXTS.checkAskedNone}
        found={doubts.asked}
        textOf={withPlace}
      />
    </>
  );
}

function fileOf(editor: Editor, name: FileName): string {
  return editor.files[name]?.saved.file ?? '';
}
