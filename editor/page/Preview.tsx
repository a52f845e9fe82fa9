import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { type FileName, SCHEMAS, sectionSelectors } from '../core/content-files.ts';
import { placeOf } from '../core/paths.ts';
import { nameIn, type Schema, schemaAt, textOf } from '../core/schema.ts';
import { textForVisitors } from '../core/text-for-visitors.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import styles from './Preview.module.css';

interface PreviewProps {
  editor: Editor;
  name: FileName;
  /** The id of the topic's field in hand, or the topic itself. */
  inHand: string;
}

/** The real page, as wide as a phone's, scrolled to what is being changed. */
export function Preview({ editor, name, inHand }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWhole = Object.values(editor.files).every(({ saved }) => saved.mistakes.length === 0);
  const missing = editor.isLost ? TEXTS.stopped : isWhole ? '' : TEXTS.noPreview;
  const page = name === 'privacidade' ? '/politica-privacidade' : '/';
  /** The page as it is by now loads beside the one that is looked at, and takes its place once it is there. */
  const newest = `${page}?${editor.previews}`;
  const [front, setFront] = useState('');
  const scrollPages = useEffectEvent(() => {
    // Before its first page a frame holds an empty one, under the editor's own policy.
    for (const { contentDocument: document } of box.current?.querySelectorAll('iframe') ?? [])
      if (document?.body && document.URL !== 'about:blank') scrollToField(document, { editor, name, inHand });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another topic or field is taken in hand
  useEffect(() => scrollPages(), [name, inHand]);
  const bringToFront = (frame: HTMLIFrameElement, address: string) => {
    const view = frame.contentDocument?.defaultView;
    if (!view) return;
    setFront(address);
    // It also loads itself again when somebody else changes a file.
    void editor.load();
    view.history.scrollRestoration = 'manual';
    // The owner is asked about cookies once, on the site itself.
    const style = view.document.head.appendChild(view.document.createElement('style'));
    style.textContent = '[data-cookie-banner] { display: none !important }';
    // Scrolls again when the page comes into view, or grows while it loads, until the owner scrolls it.
    const watcher = new ResizeObserver(() => scrollPages());
    watcher.observe(view.document.body);
    for (const gesture of ['wheel', 'pointerdown', 'keydown'])
      view.addEventListener(gesture, () => watcher.disconnect(), { once: true, passive: true });
  };

  return (
    <section className={styles.preview} aria-labelledby="antevisao">
      <div className={`cluster ${styles.head}`}>
        <h2 id="antevisao" className={styles.title}>
          {TEXTS.preview}
        </h2>
        <a href={page} target="_blank" rel="noopener">
          {TEXTS.openSite}
        </a>
      </div>
      <div ref={box} className={styles.box}>
        {[...new Set([front || newest, newest])].map((address) => (
          <iframe
            key={address}
            src={address}
            title={TEXTS.preview}
            onLoad={({ currentTarget }) => bringToFront(currentTarget, address)}
            hidden={missing !== ''}
            inert={address !== (front || newest)}
          />
        ))}
        {missing && <p className={styles.none}>{missing}</p>}
      </div>
    </section>
  );
}

/** Scrolls to the part of the page that shows the field in hand, else to the section of its topic, else to the top. */
function scrollToField(page: Document, { editor, name, inHand }: PreviewProps): void {
  const { path } = placeOf(inHand);
  const { data } = editor.current(name);
  const farmacia = editor.current('farmacia').data;
  const sections = sectionSelectors(name, path).map((selector) => page.querySelector(selector));
  const section = sections.find((found) => found !== null) ?? null;
  const texts = shownTexts(SCHEMAS[name], data, path, farmacia);
  const part = (section && partWith(section, texts)) ?? partWith(page.body, texts) ?? section;
  const { documentElement: root, defaultView: view } = page;
  if (!view) return;
  const { top = -view.scrollY, height = 0 } = part?.getBoundingClientRect() ?? {};
  // The part comes to the middle, or below the header. scrollIntoView would scroll the editor as well.
  const header = Number.parseFloat(view.getComputedStyle(root).scrollPaddingBlockStart) || 0;
  const above = part ? Math.max(header, (view.innerHeight - height) / 2) : 0;
  view.scrollTo({ top: view.scrollY + top - above, behavior: 'instant' });
}

/** The texts by which a field is found: of the items around it, and its own. @param farmacia data referred to */
function shownTexts(schema: Schema, data: unknown, path: Path, farmacia: unknown): string[] {
  return path.flatMap((_, i) => {
    const inside = path.slice(0, i + 1);
    const [value, field] = [valueAt(data, inside), schemaAt(schema, inside)];
    if (typeof value === 'number' && field?.control === 'euros') return textOf(field, value);
    const text = typeof value === 'string' && !field?.enum ? value : (nameIn(value) ?? '');
    // A placeholder that the site fills in itself, such as `{hora}`, is not known here.
    const pieces = textForVisitors(text, farmacia).split(/\{[^}]*\}/);
    return [...pieces].sort((a, b) => b.length - a.length)[0]?.trim() || [];
  });
}

/** The smallest visible part, or the photograph, that shows the last of these texts near those before. */
function partWith(section: Element, texts: readonly string[]): Element | null {
  return texts.reduce<Element | null>((near, text) => {
    const around = near === null ? section : (near.closest('li, tr, article, details') ?? near);
    return smallestWith(around, normalizeText(text)) ?? around.querySelector(`img[alt="${CSS.escape(text)}"]`) ?? near;
  }, null);
}

function smallestWith(around: Element, text: string): Element | null {
  // `textContent` has the page's scripts too.
  const holds = (part: Element) =>
    part.getClientRects().length > 0 && normalizeText((part as HTMLElement).innerText ?? '').includes(text);
  if (!holds(around)) return null;
  const inner = [...around.children].find(holds);
  return inner ? smallestWith(inner, text) : around;
}

/** A text without spaces or capitals, to compare: the site groups the digits of telephones and breaks lines. */
const normalizeText = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
