import { useEffect, useState } from 'react';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { FieldSentence } from '../core/changes.ts';
import { FILE_NAMES, type FileName, TOPICS } from '../core/content-files.ts';
import { weekLines, weekOf } from '../core/week.ts';
import { keepKey } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import appStyles from './App.module.css';
import type { Editor } from './editor.ts';
import { noticeWords } from './FileFields.tsx';
import { focusControl } from './focus.ts';
import { KeyForm, keyEnd } from './KeyForm.tsx';
import { Conflict, Lines, linkTo, Panel, Questions } from './Panel.tsx';
import { BrokenFile } from './TopicForm.tsx';

/** Says in every screen how the last publication ended, and that there is no network. */
export function Progress({ editor }: { editor: Editor }) {
  const { isSaving, isLost, publications } = editor;
  const last = publications.all.at(-1);
  const outcome = last && TEXTS.telephone.outcome(last.topics, last.state, last.shownAt);
  const texts = isSaving ? [TEXTS.telephone.sending] : [outcome, isLost && TEXTS.telephone.fromCopy];
  const isDone = !isSaving && !isLost && last && last.state !== 'building' && last.state !== 'unknown';
  return (
    <div className={`cluster ${appStyles.progress}`} data-state={isSaving ? 'sending' : isLost ? 'late' : last?.state}>
      <p role="status">{texts.filter(Boolean).join(' · ')}</p>
      {isDone && last.state === 'shown' && (
        <a href={last.seeAt} target="_blank" rel="noopener" onClick={() => editor.publications.dismiss()}>
          {TEXTS.stepPage}
        </a>
      )}
      {!isSaving && (isLost || (isDone && last.state !== 'shown')) && <a href="#publicar">{TEXTS.telephone.why}</a>}
      {isDone && (
        <Button variant="quiet" onClick={() => editor.publications.dismiss()}>
          {TEXTS.telephone.seen}
        </Button>
      )}
    </div>
  );
}

/** Opens the review of the changes from every screen of a telephone; in the review, publishes them. */
export function PublishButton({ editor, isReview }: { editor: Editor; isReview: boolean }) {
  // The second tap of a double tap, 0.7 s at most, lands on this button before anything was read.
  const [isReady, setReady] = useState(!isReview);
  useEffect(() => {
    const timer = setTimeout(setReady, 700, true);
    return () => clearTimeout(timer);
  }, []);
  const { dirty, publishable, isSaving, publications } = editor;
  const count = isReview ? publishable.length : dirty.length;
  const press = async () => {
    if (!isReview) location.hash = 'publicar';
    // The dispute that the owner must decide stands above the place to which they have scrolled.
    else if (!isOff && !(await editor.save(publishable)))
      focusControl(document.querySelector<HTMLElement>('[data-conflict]'));
  };
  const isOff = isReview && (!isReady || count === 0 || isSaving || publications.isOpen());
  const label = isReview ? TEXTS.telephone.publishNow : TEXTS.publish;
  return (
    <Button variant="action" aria-disabled={isOff} onClick={press}>
      {count > 0 ? `${label} (${count})` : label}
    </Button>
  );
}

/** The review on a telephone: the changes by topic, as visitors will read them; the outcomes; and the key. */
export function PublishOnTelephone({ editor }: { editor: Editor }) {
  const { publishable, publications, refused } = editor;
  const github = editor.store.host?.github;
  // A topic that is wrong as it is saved keeps the host from building, whatever is published.
  const topics = FILE_NAMES.filter((name) => editor.files[name].draft || editor.files[name].mistakes.length > 0);
  const changes = editor.content.changes(editor.drafts);
  const outcomes = editor.isSaving ? [] : [...publications.all].reverse();
  const keyPart = github && (
    <details className="stack" open={editor.needsKey}>
      <summary>{editor.needsKey ? TEXTS.key.title : keyEnd(github.key)}</summary>
      <div className="stack">
        <KeyForm
          key={JSON.stringify(github.key)}
          repository={github.repository}
          kept={github.key}
          openWithKey={(key) => editor.changeKey(key)}
          onTry={() => editor.say('')}
        />
        <Button variant="quiet" onClick={forgetKey}>
          {TEXTS.key.forget}
        </Button>
      </div>
    </details>
  );
  return (
    <Panel editor={editor} title={TEXTS.publish} isBusy={editor.isSaving}>
      {editor.needsKey && keyPart}
      {[...groupBy(outcomes, ({ state }) => state)].map(([state, all]) => (
        <div key={state}>
          <strong>
            {TEXTS.telephone.outcome([...new Set(all.flatMap(({ topics }) => topics))], state, all[0]?.shownAt)}.
          </strong>
          <p>
            {state === 'building' && editor.standsStill ? TEXTS.telephone.standsStill : TEXTS.telephone.meaning(state)}
          </p>
        </div>
      ))}
      <Conflict of={editor.disputes(publishable)} choose={(preferred) => void editor.save(publishable, preferred)} />
      {topics.length === 0 && outcomes.length === 0 && <p>{TEXTS.telephone.none}</p>}
      {topics.map((name) => {
        const { mistakes, draft } = editor.files[name];
        const ofTopic = changes.flatMap((topic) => (topic.name === name ? topic.changes : []));
        return (
          <section key={name}>
            <h3>
              <a href={`#${name}`}>{TOPICS[name].title}</a>
            </h3>
            {editor.isUnreadable(name) ? (
              <BrokenFile editor={editor} name={name} />
            ) : mistakes.length > 0 ? (
              <>
                <p>{draft ? TEXTS.telephone.wrong : TEXTS.telephone.stops}</p>
                <Lines of={mistakes.map((one) => linkTo(name, one))} />
              </>
            ) : (
              <>
                <Lines of={ofTopic.map((change) => linkTo(name, change))} />
                {wordsForVisitors(editor, name, ofTopic).map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </>
            )}
          </section>
        );
      })}
      <Questions of={refused} title={TEXTS.telephone.refused} />
      <Questions of={editor.questions} title={TEXTS.telephone.questions} />
      <p>
        <a href="#publicado">{TEXTS.history}</a>
      </p>
      {!editor.needsKey && keyPart}
    </Panel>
  );
}

/** The week as the page will say it, where it changes, and each changed notice; the sentence of a new one has it. */
function wordsForVisitors(editor: Editor, name: FileName, changes: readonly FieldSentence[]): string[] {
  const { data } = editor.current(name);
  const items = new Set(changes.flatMap(({ path }) => (path.length > 1 ? [path[0]] : [])));
  if (name === 'avisos') return [...items].map((i) => noticeWords(editor, valueAt(data, [i ?? 0]))).filter(Boolean);
  const week = changes.some(({ path }) => path[0] === 'aberturas') && valueAt(data, ['aberturas']);
  const lines = name === 'horario' && Array.isArray(week) ? weekLines(weekOf(week)) : [];
  return lines.length > 0 ? [TEXTS.readAs(lines.join('; '))] : [];
}

function forgetKey(): void {
  if (!confirm(TEXTS.key.forgetAsk)) return;
  keepKey(null);
  location.reload();
}
