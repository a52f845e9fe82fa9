import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId, type Path } from '../paths.ts';
import { labelOf, schemaAt } from '../schema.ts';
import type { Checked, Finding } from '../server/check.ts';
import { TEXTS } from '../texts.ts';
import { type Topic, topicOf } from '../topics.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

export type OpenField = (topic: Topic, file: string, path: Path) => void;

/** Lists all that is still to be put right, each a link to where it is changed. */
export function CheckPanel({ editor, open }: { editor: Editor; open: OpenField }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { say, saves } = editor;
  const look = () => {
    setChecked(null);
    call<Checked>('verificar').then(setChecked, (error: Error) => say(error.message));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, and again after each saving
  useEffect(look, [saves]);
  const mistakes = checked?.mistakes.map(({ name, path, sentence }) => ({ name, path, text: sentence })) ?? [];
  return (
    <section className={styles.form} aria-busy={checked === null}>
      <h2 className={styles.title}>{TEXTS.check}</h2>
      <p role="status">{checked === null ? editor.status || TEXTS.checking : ''}</p>
      {checked && (
        <>
          <Part title={TEXTS.checkContent} right={TEXTS.checkContentRight} found={mistakes}>
            {(finding) => finding.text}
          </Part>
          <Part
            title={TEXTS.checkLaw}
            right={checked.law ? TEXTS.checkLawRight(checked.duties) : TEXTS.checkLawLater}
            found={checked.law ?? []}
          >
            {(finding) => finding.text}
          </Part>
          <Part title={TEXTS.checkDemonstration} right={TEXTS.checkDemonstrationNone} found={checked.demonstration}>
            {(finding) => (finding.text === 'true' ? nameOf(finding) : `${nameOf(finding)}: «${finding.text}»`)}
          </Part>
          <Part title={TEXTS.checkTruth} right={TEXTS.checkTruthRight} found={checked.untrue}>
            {(finding) => `${nameOf(finding)}: ${finding.text}`}
          </Part>
          <Part title={TEXTS.checkAsked} right={TEXTS.checkAskedNone} found={checked.asked}>
            {(finding) => `${nameOf(finding)}: ${finding.text}`}
          </Part>
          <div>
            <Button onClick={look}>{TEXTS.checkAgain}</Button>
          </div>
        </>
      )}
    </section>
  );

  function nameOf({ name, path }: Finding): string {
    const label = labelOf(fileOf(name), path, schemaAt(editor.start?.schemas[name] ?? {}, path));
    return [topicOf(name).title, label].filter(Boolean).join(' › ');
  }

  function fileOf(name: Finding['name']): string {
    return editor.files[name]?.file ?? '';
  }

  function Part({
    title,
    right,
    found,
    children,
  }: {
    title: string;
    right: string;
    found: Finding[];
    children: (finding: Finding) => ReactNode;
  }) {
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
                data-para={fieldId(fileOf(finding.name), finding.path)}
                onClick={(event) => {
                  event.preventDefault();
                  open(topicOf(finding.name), fileOf(finding.name), finding.path);
                }}
              >
                {children(finding)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  }
}
