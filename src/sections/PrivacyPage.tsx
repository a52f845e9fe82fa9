import { ArrowLeft } from 'lucide';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './PrivacyPage.module.css';

/** The privacy policy as an article with a table of contents, made from the headings of `content/privacidade.md`. */
export function PrivacyPage({ pharmacy }: { pharmacy: Pharmacy }) {
  const texts = pharmacy.privacidade;
  const headings = headingsOf(texts.texto);
  return (
    <article className={`wrap ${styles.page}`}>
      <div>
        <ButtonLink href="/">
          <Icon of={ArrowLeft} />
          {texts.voltar}
        </ButtonLink>
      </div>
      <header className="stack">
        <h1>{texts.titulo}</h1>
        <p className="fine-print">{`${texts.atualizada}: ${texts.data}`}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="indice">
        <p id="indice" className={styles.contentsTitle}>
          {texts.indice}
        </p>
        <ol>
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${slug(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Markdown
          remarkPlugins={[remarkGfm]}
          components={{
            h2: ({ children }) => <h2 id={slug(String(children))}>{children}</h2>,
            table: ({ children, node }) => {
              const name = headingBefore(texts.texto, node?.position?.start.offset) ?? texts.titulo;
              return (
                // A wide table scrolls in its own box, which the keyboard must be able to reach.
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus (WCAG 2.1.1)
                <section className={styles.table} aria-label={name} tabIndex={0}>
                  <table>{children}</table>
                </section>
              );
            },
          }}
        >
          {texts.texto}
        </Markdown>
      </div>
    </article>
  );
}

/** The heading under which an offset of the Markdown stands: each table's region has a name of its own. */
function headingBefore(markdown: string, offset = 0): string | undefined {
  return headingsOf(markdown.slice(0, offset)).at(-1);
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
}

/** A heading as an anchor: no accents, words joined by hyphens. */
function slug(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
