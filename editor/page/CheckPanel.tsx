import { useEffect } from 'react';
import { MOST_ASKED } from '../core/content.ts';
import { newFindings } from '../core/saved-content.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Findings, Panel, Questions } from './Panel.tsx';

/** Lists all that is still to be corrected, on a telephone what is new first, each a link to its field. */
export function CheckPanel({ editor }: { editor: Editor }) {
  useEffect(() => void editor.load(), [editor]);
  // With what was settled a moment ago.
  const ofSaved = editor.content.findings(editor.drafts.filter(({ name }) => name === 'confirmado'));
  // On a telephone drafts are not saved: their mistakes are listed here as well.
  const { computer } = editor.store;
  const mistakes = editor.dirty.flatMap((name) => editor.files[name].mistakes);
  const wrong = computer ? [] : [...mistakes, ...editor.refused];
  const all = [...wrong, ...newFindings(ofSaved, wrong)];
  const isRight = ofSaved.every(({ level }) => level !== 'error');
  return (
    <Panel editor={editor} title={TEXTS.check}>
      <Questions of={computer ? [] : editor.questions} title={TEXTS.telephone.newFirst} />
      {Object.entries(TEXTS.levels).map(([level, [title, noneFound]]) => {
        const found = all.filter((finding) => finding.level === level);
        return (
          <section key={level}>
            <h3>{title}</h3>
            {found.length === 0 && <p>{isRight || level === 'error' ? noneFound : TEXTS.notLookedFor}</p>}
            <Findings
              of={level === 'asked' ? found.slice(0, MOST_ASKED) : found}
              settle={(one) => editor.settle(one)}
            />
            {level === 'asked' && found.length > MOST_ASKED && <p>{TEXTS.moreAsked(found.length - MOST_ASKED)}</p>}
          </section>
        );
      })}
    </Panel>
  );
}
