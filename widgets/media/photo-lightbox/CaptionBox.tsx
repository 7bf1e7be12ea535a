import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react';
import { safeHtml } from '../../../core/platform/html/safe-html.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './LightboxView.module.css';
import type { Caption } from './photos.ts';

interface CaptionBoxProps {
  readonly caption: Caption | undefined;
  /** Width by height of a photo that is in view as a whole; undefined if unknown. */
  readonly ratio: number | undefined;
}

/** The caption below the photo, sanitized [photo-lightbox-5]; its text alone if the sanitiser cannot be loaded. */
export function CaptionBox({ caption, ratio }: CaptionBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const language = useContentLanguage();

  useEffect(() => {
    let isPast = false;
    const fill = (content: Node | string) => {
      if (isPast || !box.current) return;
      box.current.replaceChildren(content);
      // A long caption scrolls, including by keyboard.
      if (box.current.scrollHeight > box.current.clientHeight) box.current.tabIndex = 0;
      else box.current.removeAttribute('tabindex');
    };
    if (!caption) fill('');
    else
      safeHtml(caption.html).then(
        (nodes) => fill(withoutHooks(nodes)),
        () => fill(caption.text),
      );
    return () => {
      isPast = true;
    };
  }, [caption]);

  useEffect(() => {
    const { current } = box;
    // The lightbox uses the wheel for zooming; here it scrolls.
    const keep = (event: Event) => event.stopPropagation();
    current?.addEventListener('wheel', keep);
    return () => current?.removeEventListener('wheel', keep);
  }, []);

  // Selecting text is not a swipe.
  const keep = (event: PointerEvent) => event.stopPropagation();
  return (
    <div
      ref={box}
      lang={language}
      className={ratio === undefined ? styles.caption : `${styles.caption} ${styles.belowPhoto}`}
      {...(ratio !== undefined && { style: { '--nmt-ratio': ratio } as CSSProperties })}
      aria-live="polite"
      onPointerDown={keep}
    />
  );
}

/** The original keeps its ids and hooks; a copy would duplicate them. */
function withoutHooks(nodes: DocumentFragment): DocumentFragment {
  for (const element of nodes.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name === 'id' || name.startsWith('data-')) element.removeAttribute(name);
    }
  }
  return nodes;
}
