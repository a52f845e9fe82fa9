import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** A kept version: the moment at which it was kept, and its text. */
interface Version {
  id: string;
  text: string;
}

export function whenOf(id: string): string {
  const moment = new Date(id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'medium' }).format(moment);
}

/** The last versions of a file, each with a button that restores it. */
export function Versions({ editor, name }: { editor: Editor; name: FileName }) {
  const [versions, setVersions] = useState<Version[] | null>(null);
  const now = editor.files[name]?.saved.text;
  const older = versions?.filter(({ text }) => text !== now) ?? [];
  const load = () =>
    void call<Version[]>('versoes', { name }).then(setVersions, (error: Error) => editor.setStatus(error.message));
  return (
    <details className={styles.versions} onToggle={(event) => event.currentTarget.open && load()}>
      <summary>
        {TEXTS.versions}
        <span className="visually-hidden"> ({editor.files[name]?.saved.file})</span>
      </summary>
      <p className="fine-print">{older.length === 0 ? TEXTS.versionsNone : TEXTS.versionRestore}</p>
      <ul>
        {older.map(({ id, text }) => (
          <li key={id}>
            <Button
              variant="quiet"
              onClick={async () => {
                await editor.restore(name, id);
                load();
              }}
            >
              {TEXTS.version(whenOf(id))}
            </Button>
            <details>
              <summary>{TEXTS.versionSee}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which takes the keyboard */}
              <pre tabIndex={0}>{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
