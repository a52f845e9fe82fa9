import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../core/file-names.ts';
import { TOPICS } from '../core/topics.ts';
import { stepsBack, type Version } from '../core/versions.ts';
import { fewOf, TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Lines } from './Panel.tsx';
import styles from './TopicForm.module.css';

interface VersionsProps {
  editor: Editor;
  name: FileName;
  restore: (text: string, data: unknown) => void;
}

/** The earlier versions of a file, each with its changes and a button that brings it back into the form. */
export function Versions({ editor, name, restore }: VersionsProps) {
  /** Null until they are there. */
  const [versions, setVersions] = useState<Version[] | null>(null);
  const { store, files } = editor;
  const { saved } = files[name];
  const load = () => void store.versions(name).then(setVersions, editor.fail);
  const steps = stepsBack(name, versions ?? [], saved.text);
  return (
    <details
      className={styles.versions}
      open={saved.data === null}
      onToggle={(event) => event.currentTarget.open && load()}
    >
      <summary>
        {TEXTS.versions}
        <span className="visually-hidden"> ({TOPICS[name].title})</span>
      </summary>
      <p className="fine-print">
        {versions === null ? TEXTS.loading : steps.length === 0 ? TEXTS.versionsNone : TEXTS.versionRestore}
      </p>
      <ol className={styles.lines}>
        {steps.map(({ text, data, moment, changes }) => (
          <li key={moment}>
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The list is long, and the form is below it.
                const list = currentTarget.closest('details');
                list?.removeAttribute('open');
                list?.scrollIntoView();
                restore(text, data);
              }}
            >
              {TEXTS.version(moment)}
            </Button>
            <Lines of={fewOf(changes)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
