import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import { FILE_NAMES, TOPICS } from '../core/content-files.ts';
import { MOST_RESULTS, searchFields } from '../core/search.ts';
import { TEXTS } from '../texts.ts';
import styles from './App.module.css';
import type { Editor } from './editor.ts';
import { beginNotice, beginTurn } from './FileFields.tsx';
import { endsSoon, keyEnd } from './KeyForm.tsx';

export function TopicList({ editor, current }: { editor: Editor; current: string }) {
  const [sought, setSought] = useState('');
  const { computer, host } = editor.store;
  const unsaved = computer ? TEXTS.unsaved : TEXTS.unpublished;
  const found = searchFields((name) => editor.current(name).data, sought);
  const topics = FILE_NAMES.map((name) => {
    const { saved, draft } = editor.files[name];
    const isWrong = saved.mistakes.length > 0 && (!draft || editor.isUnreadable(name));
    const mark = isWrong ? TEXTS.hasMistakes : draft && unsaved;
    return { href: `#${name}`, text: TOPICS[name].title, mark };
  });
  const panels = [
    { href: '#publicado', text: computer ? TEXTS.historyHere : TEXTS.history, mark: false },
    ...(computer ? [] : [{ href: '#verificar', text: TEXTS.check, mark: false }]),
  ];
  return (
    <nav className={styles.topics} aria-labelledby="temas">
      {host && endsSoon(host.github.key) && <p className="fine-print">{keyEnd(host.github.key)}</p>}
      <h2 id="temas" className="fine-print">
        <strong>{TEXTS.topics}</strong>
      </h2>
      {host && (
        <div className="cluster">
          <Button onClick={() => beginNotice(editor, { fechada: true, das: '' })}>{TEXTS.matters.closing}</Button>
          <Button onClick={() => beginTurn(editor)}>{TEXTS.matters.duty}</Button>
          <Button onClick={() => setSought(TEXTS.matters.priceWord)}>{TEXTS.matters.price}</Button>
          <Button onClick={() => beginNotice(editor, {})}>{TEXTS.matters.notice}</Button>
          <Button onClick={() => (location.hash = 'farmacia.yaml:fotografias')}>{TEXTS.matters.photograph}</Button>
        </div>
      )}
      <TextField
        name="procura"
        type="search"
        label={TEXTS.search}
        value={sought}
        autoComplete="off"
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className="fine-print">
        {sought.trim().length > 1 && found.length === 0 && TEXTS.searchNone}
        {found.length > MOST_RESULTS && TEXTS.searchMore}
      </p>
      <ul>
        {[...(found.length > 0 ? found.slice(0, MOST_RESULTS) : topics), ...panels].map(({ href, text, mark }) => (
          <li key={href}>
            <a href={href} className={styles.topic} aria-current={href === `#${current}` ? 'page' : undefined}>
              {text}
              {mark && <small className={styles.mark}> {mark}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
