import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../server/files.ts';
import type { Version } from '../server/versions.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** The last versions of a file, each with what was changed then and a button that restores it. */
export function Versions({ editor, name }: { editor: Editor; name: FileName }) {
  const [versions, setVersions] = useState<Version[]>([]);
  const load = () =>
    void call<Version[]>('versoes', { name }).then(setVersions, (error: Error) => editor.setStatus(error.message));
  return (
    <details key={editor.saves} className={styles.versions} onToggle={(event) => event.currentTarget.open && load()}>
      <summary>
        {TEXTS.versions}
        <span className="visually-hidden"> ({TOPICS[name].title})</span>
      </summary>
      <p className="fine-print">{versions.length === 0 ? TEXTS.versionsNone : TEXTS.versionRestore}</p>
      <ol className={styles.lines}>
        {versions.map(({ id, moment, isTakenBack, changes }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => editor.restore(name, id)}>
              {isTakenBack ? TEXTS.versionRedo(moment) : TEXTS.version(moment)}
            </Button>
            <ul>
              {changes.slice(0, 5).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {changes.length > 5 && <li>{TEXTS.versionMore(changes.length - 5)}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
