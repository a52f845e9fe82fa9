import { useCallback, useEffect, useRef, useState } from 'react';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { placeOf } from '../paths.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { anchorOf } from '../topics.ts';
import { partWith, shownTexts } from './in-site.ts';
import styles from './Preview.module.css';
import { Segments } from './Segments.tsx';
import type { Editor } from './useEditor.ts';

interface PreviewProps {
  editor: Editor;
  name: FileName;
  /** The id of the field in hand; it may be one of the topic before. */
  inHand: string | undefined;
}

/** The real page, as wide as a phone or a desktop, scrolled to what is being changed. */
export function Preview({ editor, name, inHand }: PreviewProps) {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ editor, name, inHand });
  latest.current = { editor, name, inHand };
  const isWhole = Object.values(editor.files).every(({ saved }) => saved.mistakes.length === 0);

  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    // Before its first page a frame holds an empty one, under the editor's own policy.
    if (!page || !view || page.URL === 'about:blank' || !page.head) return;
    restyle(page, latest.current);
    if (!page.body) return;
    const part = partShown(page, latest.current);
    const { top = -view.scrollY, height = 0 } = part?.getBoundingClientRect() ?? {};
    // In the middle, or below the header. Not scrollIntoView, which would scroll the editor as well.
    const header = Number.parseFloat(view.getComputedStyle(page.documentElement).scrollPaddingBlockStart) || 0;
    const above = part ? Math.max(header, (view.innerHeight - height) / 2) : 0;
    view.scrollTo({ top: view.scrollY + top - above, behavior: 'instant' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another topic or field is taken in hand
  useEffect(show, [name, inHand]);
  const page = name === 'privacidade' ? '/politica-privacidade' : '/';
  // A page that is still coming is asked for again after saving or typing: under another address, because Chromium drops a second
  // request for the same one. Replaced, so that going back leads to the topic before.
  useEffect(() => {
    // First without its transition, where it has not come far enough to be shown.
    show();
    frame.current?.contentWindow?.location.replace(`${page}?${editor.reloads}-${editor.previews}`);
  }, [show, page, editor.reloads, editor.previews]);
  const loaded = () => {
    const view = frame.current?.contentWindow;
    if (!view) return;
    // It also loads itself again when somebody else changes a file.
    void editor.load();
    view.history.scrollRestoration = 'manual';
    // Again when it comes into view, or parts of it come late, until the owner scrolls it.
    const watcher = new ResizeObserver(show);
    watcher.observe(view.document.body);
    for (const act of ['wheel', 'pointerdown', 'keydown'])
      view.addEventListener(act, () => watcher.disconnect(), { once: true, passive: true });
  };

  return (
    <section className={styles.preview} aria-labelledby="antevisao">
      <div className={`cluster ${styles.head}`}>
        <h2 id="antevisao" className={styles.title}>
          {TEXTS.preview}
        </h2>
        <Segments
          label={TEXTS.width}
          options={[
            ['phone', TEXTS.phone],
            ['desktop', TEXTS.desktop],
          ]}
          value={width}
          choose={setWidth}
        />
      </div>
      <div className={styles.box} data-width={width}>
        <iframe ref={frame} title={TEXTS.preview} onLoad={loaded} hidden={!isWhole} />
        {!isWhole && <p className={styles.none}>{TEXTS.noPreview}</p>}
      </div>
    </section>
  );
}

function pathInHand({ editor, name, inHand = '' }: PreviewProps): Path {
  const { file, path } = placeOf(inHand);
  return file === editor.files[name].saved.file ? path : [];
}

/** The part of the page that shows the field in hand, else the section of its topic; null for the top of the page. */
function partShown(page: Document, props: PreviewProps): Element | null {
  const { editor, name } = props;
  const path = pathInHand(props);
  const anchor = anchorOf(name, path);
  const section = anchor ? page.querySelector(anchor) : null;
  const [{ data }, farmacia] = [editor.current(name), editor.current('farmacia').data];
  const texts = shownTexts(editor.start.schemas[name], data, path, farmacia);
  return (section && partWith(section, texts)) ?? partWith(page.body, texts) ?? section;
}

/**
 * Hides the cookie banner, which would cover the page, unless it is being edited, and shows the slogan in hand instead of one after
 * another. By a style, because both may change at any time.
 */
function restyle(page: Document, props: PreviewProps): void {
  const { editor, name } = props;
  const style = page.getElementById('editor-style') ?? page.head.appendChild(page.createElement('style'));
  style.id = 'editor-style';
  const slogan = name === 'slogans' && valueAt(editor.current(name).data, pathInHand(props));
  const held = `[data-slogan] { opacity: 1; & > span { display: none } &::before { content: ${JSON.stringify(slogan)}; grid-area: 1 / 1 } }`;
  style.textContent = [
    name !== 'interface' && '[data-cookie-banner] { display: none !important }',
    typeof slogan === 'string' && held,
  ]
    .filter(Boolean)
    .join('');
}
