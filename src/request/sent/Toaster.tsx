import contact from 'virtual:content/contact';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announce } from '../../browser/announce.ts';
import { floatAboveDock } from '../../browser/bottom-space.ts';
import { noteOrigin, returnToOrigin } from '../../browser/focus-origin.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toastWords } from './words.ts';

const texts = toastWords(contact.channel.kind);

/** Specification §9. */
const DURATION = 4000;
const MOST_AT_ONCE = 3;

/** Within this time, in ms, the chat has opened over the page, or will not. */
const CHAT_OPENS = 1000;

const manager = Toast.createToastManager();
let isMounted = false;

/** Shows the toast of a sent request. Lives in a React root of its own, so that no error of one reaches the other. */
export function showToast(): void {
  if (!isMounted) {
    const place = document.createElement('div');
    document.body.append(place);
    // At once, because the manager only reaches toasters that are listening.
    flushSync(() => createRoot(place).render(<Toaster />));
    isMounted = true;
  }
  manager.add({ title: texts.titulo, description: texts.descricao });
}

function Toaster() {
  return (
    <Toast.Provider toastManager={manager} timeout={DURATION} limit={MOST_AT_ONCE}>
      <Toast.Viewport
        ref={floatAboveDock}
        className="toasts"
        data-floats=""
        aria-label={texts.nome}
        onFocus={noteOrigin}
        onKeyDown={({ key }) => key === 'Escape' && returnToOrigin()}
      >
        <Toasts />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Words />
      <Toast.Close onClick={returnToOrigin} render={<IconButton icon={X} label={texts.fechar} />} />
    </Toast.Root>
  ));
}

/** Its message, announced by the page itself: where the chat opens over the page, when the visitor comes back. */
function Words() {
  useEffect(() => {
    const announceWords = () => announce(`${texts.titulo} ${texts.descricao}`);
    const timer = setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', announceWords, { once: true });
      else announceWords();
    }, CHAT_OPENS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Toast.Content aria-live="off">
      <Toast.Title className="toast-title" render={<p />}>
        {texts.titulo}
      </Toast.Title>
      <Toast.Description>{texts.descricao}</Toast.Description>
    </Toast.Content>
  );
}
