import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import {
  restore,
  setAttributes,
  setStyles,
  show as showElement,
  toggleClass,
} from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import type { ViewContext } from '../../../core/runtime/feature/view-context.ts';
import { createKept } from '../../../core/ui/served/create-kept.ts';
import type { StageProps } from './Stage.tsx';
import { LOADING } from './texts.ts';
import styles from './video.module.css';

/** The parts of the hook, and the states in which they are shown. */
export interface Stage {
  /** The container of the player, which stays the same. */
  readonly container: HTMLElement;
  /** Shows the poster, with a text that the video is loading. */
  showLoading(): void;
  /** Shows the player instead of the poster. */
  showPlayer(): void;
  /** Shows the poster, with the preload info in its failed class [video-2]. */
  showLoadFailure(text: string): void;
  /** Shows the message instead of the player [video-2]. */
  showError(text: string): void;
  /** Shows the poster of a live video that has ended; its link leads to the video's page [video-3]. */
  showEnded(text: string): void;
}

interface StageOptions extends Pick<ViewContext<StageProps>, 'show' | 'signal'> {
  /** The poster's link. */
  readonly link: HTMLAnchorElement;
  /** Whether the badge is shown [video-1]. */
  readonly isLive: boolean;
  /** Called when the visitor tries again. */
  readonly onRetry: () => void;
}

/** The texts of the info element and for screen readers. */
interface Report {
  readonly text?: string;
  readonly isFailed?: boolean;
}

/**
 * Puts the stage over the server's markup, a link with the poster, and inside it `data-video-info` with the video's
 * details. The container of the player is in the page from the start: Safari only plays what a click itself starts.
 * @param hook the element that contains the link
 * @param options its signal restores the markup
 * @returns a promise of the stage; undefined if the signal aborts before it is ready
 */
export async function createStage(
  hook: HTMLElement,
  { link, isLive, onRetry, show, signal }: StageOptions,
): Promise<Stage | undefined> {
  const info = link.querySelector<HTMLElement>('[data-video-info]');
  let isOver = false;
  const player = createKept();
  const [container] = player;
  let onReady = () => {};

  const update = (
    part: StageProps['part'],
    { text = '', isFailed = false }: Report = {},
    takesFocus = false,
  ) => {
    const isBadged = isLive && !isOver;
    show(
      { part, text, isFailed, hasInfo: info !== null, isBadged, takesFocus, player, onReady, onRetry },
      (run) => {
        // Synchronously: browsers let a player start only while they handle the click.
        run();
        showElement(link, part === 'poster' || part === 'loading', signal);
        setAttributes(hook, { 'aria-busy': part === 'loading' ? 'true' : null }, signal);
        if (info) report(info, { text, isFailed });
      },
    );
  };
  const report = (element: HTMLElement, { text = '', isFailed = false }: Report) => {
    restore(element, signal);
    if (text === '') return;
    // Keeps the height of the details, which a shorter text would otherwise change in view.
    setStyles(element, { 'min-block-size': `${element.getBoundingClientRect().height}px` }, signal);
    setText(element, text, signal);
    toggleClass(element, 'is-failed', isFailed, signal);
    const language = textLanguage(hook);
    if (language) setAttributes(element, { lang: language }, signal);
  };
  const hasFocus = () => hook.contains(document.activeElement);

  await new Promise<void>((resolve) => {
    onReady = resolve;
    onAbort(signal, resolve);
    update('poster');
  });
  if (signal.aborted) return undefined;
  return {
    container,
    showLoading: () => update('loading', { text: LOADING }),
    showPlayer: () => update('player'),
    showLoadFailure: (text) => update('poster', { text, isFailed: true }),
    showError: (text) => update('error', { text }, hasFocus()),
    showEnded(text) {
      const takesFocus = hasFocus();
      isOver = true;
      toggleClass(link, styles.ended, true, signal);
      update('poster', { text });
      if (takesFocus) link.focus();
    },
  };
}
