import texts from 'virtual:content/formulario/estado';
import { useSyncExternalStore } from 'react';
import {
  type AdditionKind,
  currentAdditions,
  NO_ADDITIONS,
  onAdditions,
  setAddition,
} from '../../../lib/browser/additions.ts';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AddedLine.css?inline';

adoptStyles(styles);

/** A line added to the request, shown where it was added and in the form, with a button that removes it. */
export function AddedLine({ kind }: { kind: AdditionKind }) {
  const text = useSyncExternalStore(onAdditions, currentAdditions, () => NO_ADDITIONS)[kind];
  if (!text) return null;
  return (
    <div className="added-line">
      <p>{fillTemplate(texts.juntou, { texto: text })}</p>
      <Button variant="quiet" onClick={() => setAddition(kind)}>
        {texts.retirar}
      </Button>
    </div>
  );
}
