import texts from 'virtual:content/formulario/drawn';
import said from 'virtual:content/formulario/estado';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createAnnouncer } from '../../../lib/browser/announcer.ts';
import { onHandOver } from '../../../lib/browser/handover.ts';
import { openInNewTab } from '../../../lib/browser/new-tab.ts';
import { whatsappLink } from '../../../lib/links.ts';
import { composeMessage, isTooLongForLink } from '../../../lib/message.ts';
import { fillTemplate } from '../../../lib/template.ts';
import type { Draft } from './draft.ts';
import { keepFiltered } from './field-filters.ts';
import { loadSentPanel } from './lazy-parts.ts';
import { loadToaster, showSentToast } from './sent-toast.ts';

/**
 * Wakes the form: filters, handed-over texts, submitting.
 * @returns refs of the form and of the region that speaks for it, how many times it was submitted, and the handler.
 */
export function useRequestForm(draft: Draft, whatsapp: string) {
  const form = useRef<HTMLFormElement>(null);
  const announcements = useRef<HTMLParagraphElement>(null);
  const [submission, setSubmission] = useState(0);

  function send() {
    draft.sync();
    const message = composeMessage(draft.get(), texts.mensagem);
    setSubmission((count) => count + 1);
    // Nothing goes anywhere yet when the message must be copied first: the panel says so.
    if (isTooLongForLink(message)) return;
    openInNewTab(whatsappLink(whatsapp, message));
    showSentToast();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the draft and the number never change
  useEffect(() => {
    if (!form.current || !announcements.current) return;
    return wakeForm(form.current, announcements.current, draft, send);
  }, []);

  return { form, announcements, submission, submit };
}

/** Takes over the form where the visitor left it; `send` is called when it was submitted while asleep. */
function wakeForm(form: HTMLFormElement, region: Element, draft: Draft, send: () => void) {
  const announcer = createAnnouncer(region);
  const stopFilters = keepFiltered(form, draft, (field) => announcer.say(said[field]));
  const stopHandOver = onHandOver((text) => {
    draft.append('outroAssunto', text);
    announcer.say(fillTemplate(said.juntou, { texto: text }));
  });
  // What submitting needs is there by then, even when the network is not.
  const loadAhead = () => {
    loadSentPanel().catch(() => undefined);
    loadToaster().catch(() => undefined);
  };
  // Not between the first letter and its paint. Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(loadAhead);
  form.addEventListener('input', whenIdle, { once: true });
  if (form.dataset['submitted'] !== undefined) send();
  form.dataset['ready'] = '';
  return () => {
    announcer.stop();
    stopFilters();
    stopHandOver();
    form.removeEventListener('input', whenIdle);
  };
}
