import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useContentLanguage } from '../../runtime/feature/content-language.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { Button } from '../button/Button.tsx';
import { AT_END, AT_START } from '../carousel/texts.ts';
import { Hidden } from '../hidden/Hidden.tsx';
import { layerOnTop } from '../overlay/on-top.ts';
import { borrowContent } from './borrow-content.ts';
import type { Spot, SpotLink } from './read-spots.ts';
import styles from './spots.module.css';
import { CLOSE } from './texts.ts';

/** The names of the buttons that open the previous and the next item. */
export interface StepLabels {
  readonly previous: string;
  readonly next: string;
}

interface SpotPanelProps {
  readonly spot: Spot;
  /** Whether its point in the picture may be out of view. */
  readonly isFromAddress: boolean;
  /** Opens another item; without it there are no buttons. */
  readonly steps: StepLabels | undefined;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The button or link that opened the item; undefined if it has left the page. */
  readonly control: () => SpotLink | undefined;
  /** @param by -1 for the previous item, 1 for the next one */
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/**
 * The panel with an item's text: non-modal, above everything else on the page, at the bottom of narrow windows. It
 * takes the focus, and returns it to the item's control; Escape closes it.
 */
export function SpotPanel({
  spot,
  isFromAddress,
  steps,
  hasPrevious,
  hasNext,
  control,
  onStep,
  onClose,
}: SpotPanelProps) {
  const { item, name } = spot;
  const panel = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [announced, setAnnounced] = useState('');

  const close = useEffectEvent(onClose);
  const returnFocus = useEffectEvent(() => control()?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const element = panel.current;
    // It is above everything else, even if a part of the page clips or transforms its content.
    element?.showPopover?.();
    return () => {
      if (element?.contains(document.activeElement)) returnFocus();
    };
  }, []);
  useLayoutEffect(() => (text.current ? borrowContent(item, text.current) : undefined), [item]);
  const present = useEffectEvent(() => {
    const element = panel.current;
    if (!element) return;
    element.scrollTop = 0;
    // A visitor who uses the buttons keeps the focus on the button; otherwise the focus moves to the text.
    const isStepping = bar.current?.contains(document.activeElement) === true;
    setAnnounced(isStepping ? name : '');
    if (!isStepping) element.focus({ preventScroll: true });
    const opener = control();
    if (isFromAddress) opener?.scrollIntoView({ block: 'nearest' });
    // The page scrolls so that the panel does not cover its item.
    const box = opener?.getBoundingClientRect();
    setIsLeft(box !== undefined && box.left + box.width / 2 > innerWidth / 2);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each item that opens
  useLayoutEffect(() => present(), [item]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (layerOnTop() !== document.body) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <div
      ref={panel}
      className={isLeft ? `${styles.panel} ${styles.left}` : styles.panel}
      role="dialog"
      aria-label={name}
      lang={useContentLanguage()}
      popover="manual"
      tabIndex={-1}
    >
      <div ref={bar} className={styles.bar} lang={textLanguage(item)}>
        {steps && (
          <>
            <Button disabledReason={hasPrevious ? undefined : AT_START} onClick={() => onStep(-1)}>
              {steps.previous}
            </Button>
            <Button disabledReason={hasNext ? undefined : AT_END} onClick={() => onStep(1)}>
              {steps.next}
            </Button>
          </>
        )}
        <Button look="outlined" className={styles.close} onClick={onClose}>
          {CLOSE}
        </Button>
      </div>
      <div ref={text} className={styles.text} />
      <Hidden role="status">{announced}</Hidden>
    </div>
  );
}
