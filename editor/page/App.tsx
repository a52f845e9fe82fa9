import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../src/ui/Button.tsx';
import { FILE_NAMES } from '../core/content-files.ts';
import { houseOf } from '../core/house.ts';
import { nameIn } from '../core/schema.ts';
import { TEXTS } from '../texts.ts';
import styles from './App.module.css';
import { CheckPanel } from './CheckPanel.tsx';
import type { Editor } from './editor.ts';
import { wearHue } from './fields/house-choices.tsx';
import { focusControl, focusOn, keepFocus } from './focus.ts';
import { History } from './History.tsx';
import { Preview } from './Preview.tsx';
import { Progress, PublishButton, PublishOnTelephone } from './PublishOnTelephone.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { TopicForm } from './TopicForm.tsx';
import { TopicList } from './TopicList.tsx';

/** The address names the topic, or a field of it (`fieldId`): each has a link. `#temas`, as none, is the list. */
const placeInAddress = () => location.hash.slice(1).replace(/^temas$/, '');

const viewOf = (place: string) => place.replace(/\..*/, '');

/** The editor: the topics, the form of one, and the page that it changes; on a phone one at a time. */
export function App({ editor }: { editor: Editor }) {
  const [place, setPlace] = useState(placeInAddress);
  const [showsPage, setShowsPage] = useState(false);
  const lastView = useRef('');
  const { computer, host, place: storePlace } = editor.store;
  const view = viewOf(place) || String(FILE_NAMES[0]);
  const name = FILE_NAMES.find((known) => known === view) ?? 'farmacia';
  const isTopic = !['verificar', 'publicar', 'publicado'].includes(view);
  useEffect(() => {
    const followAddress = () => {
      const left = FILE_NAMES.find((known) => known === lastView.current);
      if (left && left !== viewOf(placeInAddress())) editor.leave(left);
      if (viewOf(placeInAddress()) === 'publicar') editor.showAllMistakes();
      flushSync(() => {
        setPlace(placeInAddress());
        setShowsPage(false);
      });
      editor.say('');
      if (placeInAddress()) focusOn(placeInAddress());
      else focusControl(document.querySelector<HTMLElement>(`nav a[href^="#${lastView.current}"]`));
      lastView.current = viewOf(placeInAddress());
    };
    // A page that is loaded again goes on at its field.
    if (placeInAddress()) focusOn(placeInAddress());
    lastView.current = viewOf(placeInAddress());
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [editor]);
  const { hue } = houseOf(editor.current('farmacia').data);
  // In the pharmacy's colour, also while it is being chosen.
  useEffect(() => wearHue(hue), [hue]);

  const openView = (next: string) => {
    location.hash = next;
    setShowsPage(false);
  };
  /** The address names the field in hand: going back to it, or loading the page again, leads there. */
  const takeInHand = (id: string) => {
    setPlace(id);
    history.replaceState(null, '', `#${id}`);
  };
  return (
    <div
      className={styles.editor}
      data-step={place === '' ? 'topics' : showsPage ? 'page' : 'form'}
      data-preview={Boolean(computer)}
    >
      <button type="button" className="skip-link" onClick={() => openView(isTopic ? name : view)}>
        {TEXTS.skip}
      </button>
      <header className={`cluster ${styles.header}`}>
        <h1 className={styles.title}>{TEXTS.title}</h1>
        <p className={styles.place}>
          <strong>{nameIn(editor.files.farmacia.saved.data)}</strong> <bdi className="fine-print">{storePlace}</bdi>
        </p>
        {computer && (
          <div className={styles.steps}>
            <Button onClick={() => setShowsPage(!showsPage)}>{showsPage ? TEXTS.stepForm : TEXTS.stepPage}</Button>
          </div>
        )}
        {host && <Progress editor={editor} />}
      </header>
      <div className={styles.thumb} data-thumb>
        <a href="#temas" className={styles.back}>
          <span aria-hidden="true">‹ </span>
          {TEXTS.backToTopics}
        </a>
        {computer && <Button onClick={() => openView('verificar')}>{TEXTS.check}</Button>}
        {computer && (
          <Button variant="action" onClick={() => openView('publicar')}>
            {TEXTS.publish}
          </Button>
        )}
        {host && <PublishButton key={view} editor={editor} isReview={view === 'publicar'} />}
      </div>
      <TopicList key={host && editor.content.snapshot.version} editor={editor} current={view} />
      <main id="formulario" className={styles.form} tabIndex={-1} ref={keepFocus}>
        {view === 'verificar' && <CheckPanel editor={editor} />}
        {view === 'publicar' && computer && <PublishPanel editor={editor} computer={computer} />}
        {view === 'publicar' && host && <PublishOnTelephone editor={editor} />}
        {view === 'publicado' && <History editor={editor} />}
        {isTopic && <TopicForm key={name} editor={editor} name={name} onFieldInHand={takeInHand} />}
      </main>
      {computer && <Preview editor={editor} name={name} inHand={place} />}
    </div>
  );
}
