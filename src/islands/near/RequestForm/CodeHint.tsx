import texts from 'virtual:content/formulario/estado';
import { useEffect, useState } from 'react';
import { CODE_LENGTHS, type CodeField } from '../../../lib/prescription.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { request } from './useRequest.ts';

/**
 * A hint below a code's field: how many digits are missing when the visitor leaves it, or that a paste was too long. Never an
 * error, and gone at the next input; characters that are filtered out while typing are not mentioned (specification §5).
 */
export function CodeHint({ name }: { name: CodeField }) {
  const length = CODE_LENGTHS[name];
  const [hint, setHint] = useState('');

  useEffect(() => {
    const field = document.getElementById(name);
    const listening = new AbortController();
    const { signal } = listening;
    let pasted = 0;
    let isOwnInput = false;
    const countPasted = ({ clipboardData }: ClipboardEvent) => {
      pasted = clipboardData?.getData('text').replace(/[^\dX]/gi, '').length ?? 0;
    };
    const showCut = (event: Event) => {
      isOwnInput = true;
      setTimeout(() => {
        isOwnInput = false;
      });
      const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste';
      setHint(isPaste && pasted > length ? fillTemplate(texts.coube, { algarismos: length }) : '');
    };
    const missing = () => length - request.get().values[name].length;
    const showMissing = () => setHint((before) => (missing() > 0 ? missingText(missing(), length) : before));
    field?.addEventListener('paste', countPasted, { signal });
    field?.addEventListener('input', showCut, { signal });
    field?.addEventListener('change', showMissing, { signal });
    // Filled in by the reader, or cleared.
    const stop = request.subscribe((changed) => {
      if (!changed.includes(name)) return;
      if (!isOwnInput) setHint(missingText(missing(), length));
      isOwnInput = false;
    });
    return () => {
      listening.abort();
      stop();
    };
  }, [name, length]);

  return (
    <p role="status" className="fine-print">
      {hint}
    </p>
  );
}

/** Empty for a field that is empty or complete. */
function missingText(missing: number, length: number): string {
  if (missing === 0 || missing === length) return '';
  return missing === 1 ? texts.faltaUm : fillTemplate(texts.faltam, { algarismos: missing });
}
