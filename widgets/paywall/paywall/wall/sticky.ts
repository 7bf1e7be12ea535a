import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { observeScroll } from '../../../../core/platform/scroll/observe-scroll.ts';
import { debounce } from '../../../../core/platform/time/debounce.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import { HIDE_OFFER, SHOW_OFFER } from '../texts.ts';
import type { Wall } from './create-wall.ts';
import { find } from './protected-content.ts';
import styles from './wall-bar.module.css';

/** Px from the top of the page from which the button in the header is hidden [paywall-types-15]. */
export const BUTTON_UNTIL = 164;
/** Milliseconds after the last resize after which the panel is measured again [paywall-types-24, paywall-types-25]. */
const MEASURE_AFTER = 100;

/** The visible part at a scroll position [paywall-types-14, paywall-types-15]. */
export interface StickyState {
  readonly isShown: boolean;
  readonly hidesButton: boolean;
}

/**
 * @param position px from the top of the page
 * @param height the folded panel's own height in px
 */
export function stickyState(position: number, height: number): StickyState {
  return { isShown: position > height, hidesButton: position >= BUTTON_UNTIL };
}

/**
 * Makes a wall stick to the top of the window: hidden until the visitor has scrolled past its height, then a bar of 64
 * px that a button opens and closes [paywall-types-12 to -15, paywall-types-17].
 * @param wall the wall, in the document
 * @param title the bar's text
 * @param headerButton selector of the button in the header
 * @param signal ends it and restores header and button
 * @throws TypeError for a wall of any other type [paywall-types-16]
 */
export function makeSticky(
  { section, container }: Wall,
  title: string,
  headerButton: string,
  signal: AbortSignal,
): void {
  if (section.dataset.paywallType !== 'topbanner-sticky') {
    throw new TypeError(`A wall of type "${section.dataset.paywallType}" does not stick.`);
  }
  const header = document.querySelectorAll(featureHook('[data-widget="sticky-header"]'));
  const marked = [document.documentElement, ...header];
  const bar = create('div');
  bar.className = styles.bar;
  const words = create('p', { class: styles.title }, title);
  const toggle = create('button', { type: 'button', lang: textLanguage(section) });
  toggle.className = styles.toggle;
  container.id ||= `${section.getAttribute('aria-labelledby')}-aanbod`;
  toggle.setAttribute('aria-controls', container.id);
  bar.append(words, toggle);
  section.prepend(bar);

  let isOpen = false;
  let height = 0;
  let position = 0;
  const open = (next: boolean) => {
    isOpen = next;
    section.dataset.open = String(next);
    container.inert = !next;
    toggle.setAttribute('aria-expanded', String(next));
    toggle.textContent = next ? HIDE_OFFER : SHOW_OFFER;
  };
  const update = () => {
    const { isShown, hidesButton } = stickyState(position, height);
    // The panel stays open while it has the focus.
    const stays = isShown || (isOpen && section.contains(document.activeElement));
    section.inert = !stays;
    section.dataset.shown = String(stays);
    for (const element of marked) element.toggleAttribute('data-paywall-sticky', stays);
    for (const button of find(headerButton)) button.toggleAttribute('data-paywall-past', hidesButton);
  };
  const measure = () => {
    height = bar.offsetHeight;
    update();
  };
  const measureLater = debounce(measure, MEASURE_AFTER, signal);

  toggle.addEventListener('click', () => open(!isOpen));
  section.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    open(false);
    toggle.focus();
  });
  open(false);
  measure();
  addEventListener('resize', measureLater, { signal, passive: true });
  observeScroll((scrolled) => {
    position = scrolled.position;
    update();
  }, signal);
  onAbort(signal, () => {
    bar.remove();
    for (const element of marked) element.removeAttribute('data-paywall-sticky');
    for (const button of find(headerButton)) button.removeAttribute('data-paywall-past');
  });
}
