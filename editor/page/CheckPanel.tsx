import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId } from '../paths.ts';
import type { ShownFinding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import type { Checked } from '../server/publish.ts';
import { TEXTS } from '../texts.ts';
import { TOPIC_NAMES, TOPICS } from '../topics.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import { Unsaved } from './Unsaved.tsx';
import type { Editor } from './useEditor.ts';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor }: { editor: Editor }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isLooking, setLooking] = useState(true);
  const { fail, reloads, showDrafts } = editor;
  const look = () => {
    setLooking(true);
    setChecked(null);
    const looked = call<Checked>('verificar').then(setChecked, fail);
    void looked.finally(() => {
      setLooking(false);
      showDrafts();
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, and again after each saving
  useEffect(look, [reloads]);
  /** The levels, what keeps the site from being right first, each with the line that stands there where nothing was found. */
  const levels: Record<ShownFinding['level'], string> = TEXTS.nothingFound(checked?.duties ?? null);
  return (
    <section className={styles.form} aria-busy={isLooking}>
      <h2 className={styles.title}>{TEXTS.check}</h2>
      <Unsaved editor={editor} />
      <p role="status" tabIndex={-1}>
        {isLooking ? TEXTS.checking : checked ? '' : editor.status}
      </p>
      {checked &&
        Object.entries(levels).map(([level, nothing]) => {
          const found = checked.findings.filter((finding) => finding.level === level);
          return (
            <section key={level}>
              <h3>{TEXTS.findings[level as ShownFinding['level']]}</h3>
              {found.length === 0 && <p>{nothing}</p>}
              {[...TOPIC_NAMES, null].map((topic) => (
                <OfTopic key={topic} editor={editor} topic={topic} findings={found} />
              ))}
            </section>
          );
        })}
      {!isLooking && (
        <div>
          <Button onClick={look}>{TEXTS.checkAgain}</Button>
        </div>
      )}
    </section>
  );
}

interface OfTopicProps {
  editor: Editor;
  /** Null for what is changed in no file. */
  topic: FileName | null;
  findings: readonly ShownFinding[];
}

function OfTopic({ editor, topic, findings }: OfTopicProps) {
  const own = findings.filter(({ name }) => name === topic);
  if (own.length === 0) return null;
  return (
    <>
      <h4>{topic ? TOPICS[topic].title : TEXTS.wholeSite}</h4>
      <ul className={styles.findings}>
        {own.map(({ path, sentence }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: made anew at every look
          <li key={i}>
            {topic ? <a href={`#${fieldId(editor.files[topic].saved.file, path)}`}>{sentence}</a> : sentence}
          </li>
        ))}
      </ul>
    </>
  );
}
