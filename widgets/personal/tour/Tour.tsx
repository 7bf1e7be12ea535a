import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { addClass } from '../../../core/platform/dom/undo.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { closeClass } from '../../../core/ui/button/close-button.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { x } from '../../../core/ui/icon/shapes.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { layerOnTop, putOnTop } from '../../../core/ui/overlay/on-top.ts';
import { trapFocus } from '../../../core/ui/overlay/trap-focus.ts';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import type { Anchors } from './anchors.ts';
import type { TourStep } from './definition.ts';
import { observeAnchor, showAnchor } from './observe-anchor.ts';
import styles from './Tour.module.css';
import { CLOSE, DONE, NEXT, PREVIOUS, progressText } from './texts.ts';

export interface TourProps {
  readonly steps: readonly TourStep[];
  /** The elements of the steps. */
  readonly anchors: Anchors;
  /** Number of the first step to show. */
  readonly start: number;
  /** Called with the number of each step that is shown. */
  readonly onStep: (number: number) => void;
  /** Called when the visitor has seen the last step. */
  readonly onFinish: () => void;
  /** Called when the visitor closes the tour before its end. */
  readonly onCancel: () => void;
  /** Called when the element of the current step is no longer visible. */
  readonly onHidden: () => void;
}

/**
 * The current step of a tour, over the page and next to the element that it describes. It takes the focus, and returns
 * it at the end; Escape cancels the tour.
 */
export function Tour({ steps, anchors, start, onStep, onFinish, onCancel, onHidden }: TourProps) {
  const [layer] = useState(layerOnTop);
  const [number, setNumber] = useState(start);
  const root = useRef<HTMLElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  const step = steps[number - 1] as TourStep;
  const isLast = number === steps.length;

  useLayoutEffect(() => {
    const host = hostOf(tip.current);
    putOnTop(host);
    return restoreFocus(host);
  }, []);

  const present = useEffectEvent((signal: AbortSignal) => {
    const anchor = anchors[number - 1] as HTMLElement;
    const host = hostOf(tip.current);
    onStep(number);
    addClass(anchor, styles.anchor, signal);
    showAnchor(anchor, isMotionReduced() ? 'auto' : 'smooth');
    observeAnchor(anchor, { host, tip: tip.current as HTMLElement }, onHidden, signal);
    if (!isTyping(host)) root.current?.focus({ preventScroll: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is presented once.
  useLayoutEffect(() => {
    const controller = new AbortController();
    present(controller.signal);
    return () => controller.abort();
  }, [number]);

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the tour closes first.
    if (event.key === 'Escape' && !event.defaultPrevented && layerOnTop() === document.body) onCancel();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => pressKey(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return (
    <Beside element={layer} at="beforeend" className={styles.host}>
      {/* A new element for each step, so that screen readers announce it when it receives the focus. */}
      <section
        key={step.id}
        ref={root}
        className={styles.root}
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}progress ${id}text`}
        tabIndex={-1}
        onKeyDown={({ nativeEvent, currentTarget }) => trapFocus(nativeEvent, currentTarget)}
      >
        <p id={`${id}progress`} className={styles.progress}>
          {progressText(number, steps.length)}
        </p>
        <h2 id={`${id}title`} className={styles.title}>
          {step.title}
        </h2>
        <p id={`${id}text`} className={styles.text}>
          {step.text}
        </p>
        <div className={styles.buttons}>
          {number > 1 && <Button onClick={() => setNumber(number - 1)}>{PREVIOUS}</Button>}
          <Button look="primary" onClick={isLast ? onFinish : () => setNumber(number + 1)}>
            {isLast ? DONE : NEXT}
          </Button>
        </div>
        <button
          type="button"
          className={`${closeClass} ${styles.close}`}
          aria-label={CLOSE}
          onClick={onCancel}
        >
          <Icon shape={x} />
        </button>
      </section>
      <div ref={tip} className={styles.tip} hidden />
    </Beside>
  );
}

/** The positioned wrapper of the tour. */
function hostOf(tip: HTMLElement | null): HTMLElement {
  return tip?.parentElement as HTMLElement;
}

/** Whether the visitor is typing somewhere in the page, in which case the tour does not take the focus. */
function isTyping(host: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    !!activeElement &&
    !host.contains(activeElement) &&
    activeElement.matches(
      'input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]',
    )
  );
}
