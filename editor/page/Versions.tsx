import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../core/file-names.ts';
import { TOPICS } from '../core/topics.ts';
import type { Version } from '../server/content.ts';
import { fewOf, TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Lines } from './Panel.tsx';
import styles from './TopicForm.module.css';

interface VersionsProps {
  editor: Editor;
  name: FileName;
  restore: (id: string) => void;
}

/** The last versions of a file, each with what was changed then and a button that restores it. */
export function Versions({ editor, name, restore }: VersionsProps) {
  const [versions, setVersions] = useState<Version[]>([]);
  const load = () => void editor.call<Version[]>('versoes', { name }).then(setVersions, editor.fail);
  return (
    <details className={styles.versions} onToggle={(event) => event.currentTarget.open && load()}>
      <summary>
        {TEXTS.versions}
        <span className="visually-hidden"> ({TOPICS[name].title})</span>
      </summary>
      <p className="fine-print">{versions.length === 0 ? TEXTS.versionsNone : TEXTS.versionRestore}</p>
      <ol className={styles.lines}>
        {versions.map(({ id, moment, isTakenBack, changes }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => restore(id)}>
              {isTakenBack ? TEXTS.versionRedo(moment) : TEXTS.version(moment)}
            </Button>
            <Lines of={fewOf(changes)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
