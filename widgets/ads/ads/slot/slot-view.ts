import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { addClass, setAttributes, toggleClass } from '../../../../core/platform/dom/undo.ts';
import { afterResize } from '../../../../core/platform/viewport/after-resize.ts';
import { createButton } from '../../../../core/ui/button/plain-button.ts';
import { focusOn } from '../../../../core/ui/focus/focus-on.ts';
import styles from '../ads.module.css';
import type { AdSize } from '../plan/size-of.ts';
import type { AdOrigin } from '../plan/wanted-ad.ts';
import { LABEL, SKIP } from '../texts.ts';
import { createLabel, labelText } from './ad-label.ts';
import { fitScale } from './fit-scale.ts';
import { type AdEvent, type AdState, nextState } from './next-state.ts';

/** The visible part of a slot. */
export interface SlotView {
  /** Applies an event; the slot's classes and attributes are those of its state [ads-4]. */
  change(event: AdEvent): void;
  /**
   * Puts the provider's element into the slot, with the label and the button before it.
   * @param id of the provider's element
   * @param signal removes them
   */
  open(id: string, signal: AbortSignal): AdPlace;
}

/** The container of one advertisement. */
export interface AdPlace {
  /** The provider's element. */
  readonly element: HTMLElement;
  /**
   * Scales the provider's frames to the reserved space, including when that changes. They are scaled down, never
   * clipped.
   */
  scale(size: AdSize): void;
}

/**
 * Creates the view of a slot.
 * @param slot the slot
 * @param origin the origin, for its label
 * @param signal restores the slot
 */
export function createSlotView(slot: HTMLElement, origin: AdOrigin, signal: AbortSignal): SlotView {
  let state: AdState = 'unknown';
  let isNamed = false;
  const { adSpace } = slot.dataset;
  onAbort(signal, () => {
    if (adSpace === undefined) delete slot.dataset.adSpace;
    else slot.dataset.adSpace = adSpace;
  });
  const name = (isWanted: boolean) => {
    if (isWanted === isNamed) return;
    isNamed = isWanted;
    setAttributes(
      slot,
      { role: isNamed ? 'group' : null, 'aria-label': isNamed ? labelText(origin) : null },
      signal,
    );
  };
  const draw = () => {
    const isFilled = state === 'filled' || state === 'adShown';
    setAttributes(slot, { 'data-ad-state': state }, signal);
    // A tracker has nothing to label.
    name(isFilled && slot.querySelector(`.${styles.label}`) !== null);
    toggleClass(slot, 'is-filled', isFilled, signal);
    toggleClass(slot, 'is-unfilled', state === 'empty', signal);
  };
  addClass(slot, styles.slot, signal);
  draw();
  return {
    change(event) {
      state = nextState(state, event);
      draw();
    },
    open: (id, until) => openPlace(slot, id, origin, until),
  };
}

function openPlace(slot: HTMLElement, id: string, origin: AdOrigin, signal: AbortSignal): AdPlace {
  const element = create('div', { class: styles.frame, id, 'data-ad-frame': true });
  const isTracker = slot.dataset.adPosition?.trim().startsWith('branded-content-tracker') === true;
  const parts = isTracker ? [element] : [createLabel(origin), ...createSkip(element, signal)];
  slot.append(...parts);
  let size: AdSize | undefined;
  const draw = () => {
    if (!size) return;
    const [width, height] = size;
    const scale = fitScale(size, spaceOf(slot));
    element.style.inlineSize = `${width * scale}px`;
    element.style.blockSize = `${height * scale}px`;
    for (const frame of element.querySelectorAll('iframe')) {
      frame.style.setProperty('inline-size', `${width}px`, 'important');
      frame.style.setProperty('block-size', `${height}px`, 'important');
      frame.style.transformOrigin = '0 0';
      frame.style.transform = scale < 1 ? `scale(${scale})` : '';
      frame.title = LABEL;
    }
  };
  afterResize([slot], draw, signal);
  onAbort(signal, () => {
    for (const part of parts) part.remove();
  });
  return {
    element,
    scale(next) {
      size = next;
      draw();
    },
  };
}

/** A button before the advertisement that moves the focus behind it, past the content of its frames. */
function createSkip(element: HTMLElement, signal: AbortSignal): HTMLElement[] {
  const skip = create('div');
  skip.className = styles.skip;
  const button = createButton(SKIP);
  skip.append(button);
  const end = create('span');
  end.className = styles.end;
  button.addEventListener('click', () => focusOn(end), { signal });
  return [skip, element, end];
}

/** The width and height that a slot has for an advertisement, below its label; 0 if there is no limit. */
function spaceOf(slot: HTMLElement): [number, number] {
  const label = slot.querySelector<HTMLElement>(`.${styles.label}`)?.offsetHeight ?? 0;
  const reserved = Number.parseFloat(getComputedStyle(slot).minHeight) || 0;
  return [slot.clientWidth, Math.max(0, reserved - label)];
}
