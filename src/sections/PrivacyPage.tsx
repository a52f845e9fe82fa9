import { ArrowLeft } from 'lucide';
import { Children } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { comparable } from '../text/comparable.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './PrivacyPage.module.css';
import { PRIVACY } from './words.ts';

const HEADING = /^## (.+)$/gm;

/** The privacy policy. A table of contents, made from its headings, follows the text before the first heading. */
export function PrivacyPage({ pharmacy }: { pharmacy: Pharmacy }) {
  const policy = pharmacy.privacidade;
  const introEnd = Math.max(0, policy.texto.search(HEADING));
  const body = policy.texto.slice(introEnd);
  const headings = headingsOf(body);
  return (
    <article className={`page-width stack ${styles.page}`}>
      <div>
        <ButtonLink href="/">
          <Icon of={ArrowLeft} />
          {PRIVACY.back}
        </ButtonLink>
      </div>
      <header className={styles.text}>
        <h1>{policy.titulo}</h1>
        <p className="fine-print">{`${PRIVACY.updated}: ${policy.data}`}</p>
        <PolicyText title={policy.titulo}>{policy.texto.slice(0, introEnd)}</PolicyText>
      </header>
      <nav className={styles.contents} aria-labelledby="indice">
        {/* A screen reader says it as the list's name already. */}
        <p id="indice" aria-hidden="true" className={styles.contentsTitle}>
          {PRIVACY.contents}
        </p>
        <ol className="links">
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${slug(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <PolicyText title={policy.titulo}>{body}</PolicyText>
      </div>
    </article>
  );
}

/** A part of the policy. @param title of the page, which names a table before the first heading */
function PolicyText({ children: text, title }: { children: string; title: string }) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      components={{
        a: ({ href, children }) => (
          <a href={href}>{typeof children === 'string' ? <Unbroken text={children} /> : children}</a>
        ),
        p: ({ children }) => (
          <p>{Children.map(children, (child) => (typeof child === 'string' ? <Unbroken text={child} /> : child))}</p>
        ),
        h2: ({ children }) => <h2 id={slug(String(children))}>{children}</h2>,
        table: ({ children, node }) => {
          // Each table's region has a name of its own, after the heading over it.
          const name = PRIVACY.table(headingsOf(text.slice(0, node?.position?.start.offset)).at(-1) ?? title);
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
      {text}
    </Markdown>
  );
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(HEADING)].map(([, heading = '']) => heading);
}

/** A heading as an anchor: no accents, words joined by hyphens. */
function slug(heading: string): string {
  return comparable(heading).replace(/[^a-z0-9]+/g, '-');
}
