import { X } from 'lucide';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as words from './words.ts';

/** The question about cookies. In a template: only the visitor's storage knows whether they have answered it. */
export function CookieBanner() {
  return (
    <template data-cookies="">
      <section
        // Ad blockers hide what is named after cookies.
        className="first-question"
        aria-label={words.title}
        aria-describedby="cookies-texto"
        tabIndex={-1}
        data-cookie-banner=""
      >
        <div>
          <p id="cookies-texto">
            <span>{words.question}</span> <a href="/politica-privacidade">{words.policy}</a>
          </p>
          <div className="first-question-choices">
            <Button data-choice="accepted" data-chosen={words.chosen(words.accept)}>
              {words.accept}
            </Button>
            <Button data-choice="essential-only" data-chosen={words.chosen(words.reject)}>
              {words.reject}
            </Button>
          </div>
          <div className="first-question-close">
            <IconButton icon={X} label={words.close} />
          </div>
        </div>
      </section>
    </template>
  );
}
