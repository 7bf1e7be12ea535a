import { useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { restoreFocus } from '../focus/restore-focus.ts';
import styles from './BottomBar.module.css';
import { useCoverBottom } from './use-cover-bottom.ts';

interface BottomBarProps {
  /** The accessible name. */
  readonly name: string;
  /** One or two sentences of plain text. */
  readonly text: string;
  /** Its buttons and links, in order. */
  readonly children: Elements;
}

/**
 * A bar over the bottom of the window. It does not take the focus, and does not move the page, whose end can be
 * scrolled above it. When the bar is removed, the focus returns to where it was.
 */
export function BottomBar({ name, text, children }: BottomBarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  useCoverBottom(root, 'bar');
  useLayoutEffect(() => (root.current ? restoreFocus(root.current) : undefined), []);
  // The text is added to a live region that exists already, so that screen readers announce it without moving the
  // focus; before the first paint, so that the bar does not grow in view.
  useLayoutEffect(() => setAnnounced(text), [text]);
  return (
    // A theme's rules for sections must not apply to it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div ref={root} className={styles.root} role="region" aria-label={name}>
      <div className={styles.inner}>
        <p className={styles.text} role="status">
          {announced}
        </p>
        <div className={styles.controls}>{children}</div>
      </div>
    </div>
  );
}
