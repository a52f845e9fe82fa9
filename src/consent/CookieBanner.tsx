import { X } from 'lucide';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** The question about cookies. It waits in a template: only the visitor's storage knows whether they have answered it. */
export function CookieBanner({ texts }: { texts: Pharmacy['interface']['cookies'] }) {
  const chosenText = (choice: string) => fillTemplate(texts.escolhida, { escolha: choice });
  return (
    <template data-cookies="">
      <section
        className="cookie-banner"
        aria-label={texts.titulo}
        aria-describedby="cookies-texto"
        tabIndex={-1}
        data-cookie-banner=""
        data-print="no"
      >
        <p id="cookies-texto">
          <span>{texts.texto}</span> <a href="/politica-privacidade">{texts.politica}</a>
        </p>
        <div className="cookie-banner-choices">
          <Button data-choice="accepted" data-chosen={chosenText(texts.aceitar)}>
            {texts.aceitar}
          </Button>
          <Button data-choice="essential-only" data-chosen={chosenText(texts.rejeitar)}>
            {texts.rejeitar}
          </Button>
        </div>
        <div className="cookie-banner-close">
          <IconButton icon={X} label={texts.fechar} />
        </div>
      </section>
    </template>
  );
}
