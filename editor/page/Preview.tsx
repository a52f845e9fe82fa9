import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TEXTS } from '../texts.ts';
import styles from './Preview.module.css';
import { Segments } from './Segments.tsx';
import type { Editor } from './useEditor.ts';

const WIDTHS = { phone: 390, desktop: 1280 } as const;

interface PreviewProps {
  editor: Editor;
  path: string;
  /** The section to show, as a selector; the top of the page without one. */
  anchor: string | undefined;
  /** Whether the cookie banner is shown: it is being edited. */
  hasBanner: boolean;
}

/** The real page, as wide as a phone or a desktop, scrolled to what is being changed. */
export function Preview({ editor, path, anchor, hasBanner }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useFittedTo(box, WIDTHS[width]);
  const isWhole = Object.values(editor.files).every(({ saved }) => saved.mistakes.length === 0);

  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    // Before its first page a frame holds an empty one, under the editor's own policy.
    if (!page || !view || page.URL === 'about:blank' || !page.head) return;
    restyle(page, hasBanner);
    // A hue that is not saved yet, or was chosen before the page came (App.tsx).
    for (const name of ['--hue', '--hue-second'])
      page.documentElement.style.setProperty(name, document.documentElement.style.getPropertyValue(name));
    const section = anchor && page.querySelector(anchor);
    // Not scrollIntoView, which would scroll the editor as well.
    const top = section ? section.getBoundingClientRect().top + view.scrollY : 0;
    view.scrollTo({ top, behavior: 'instant' });
  }, [anchor, hasBanner]);
  useEffect(show, [show]);
  const isShown = Boolean(editor.start?.hasSite && isWhole);
  // A page that is still coming is asked for again after saving or typing: under another address, because Chromium drops a second
  // request for the same one. Replaced, so that going back leads to the topic before.
  useEffect(() => {
    if (isShown) frame.current?.contentWindow?.location.replace(`${path}?${editor.saves}-${editor.previews}`);
  }, [isShown, path, editor.saves, editor.previews]);
  const loaded = () => {
    const view = frame.current?.contentWindow;
    if (view) view.history.scrollRestoration = 'manual';
    show();
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
      <div ref={box} className={styles.box}>
        {isShown ? (
          <iframe ref={frame} title={TEXTS.preview} onLoad={loaded} />
        ) : (
          <p className={styles.none}>{TEXTS.noPreview}</p>
        )}
      </div>
    </section>
  );
}

/**
 * Hides the cookie banner, which would cover the page, by a style, because it may appear at any time. And switches off the
 * transition between pages: the next save would interrupt it, which is an error in the page.
 */
function restyle(page: Document, hasBanner: boolean): void {
  const style = page.getElementById('editor-style') ?? page.head.appendChild(page.createElement('style'));
  style.id = 'editor-style';
  const banner = hasBanner ? '' : '[data-cookie-banner] { display: none !important }';
  style.textContent = `@view-transition { navigation: none } ${banner}`;
}

/** Fits a page of a given width into a narrower box: laid out at full width, then scaled. */
function useFittedTo(box: React.RefObject<HTMLDivElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--page-height', `${element.clientHeight / scale}px`);
      element.style.setProperty('--page-scale', String(scale));
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, width]);
}
