import { observe } from '../../platform/dom/observe.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { requestPrompt } from './prompts.ts';

/** An element of the page that asks for the visitor's attention, such as a banner between the articles. */
interface PagePrompt {
  /** The prompt's name, as for {@link requestPrompt}. */
  readonly name: string;
  /** Its priority, one of `PRIORITY`. */
  readonly priority: number;
  /**
   * Called with false when the element is in view while another prompt has the turn: it should hide, but keep its
   * space. Called with true when it has the turn again.
   */
  readonly onTurn?: (hasTurn: boolean) => void;
  /** Removes the prompt. */
  readonly signal: AbortSignal;
}

/**
 * Holds the turn among the prompts for an element of the page, but only while the element is in view: otherwise other
 * prompts may be shown. More important prompts take the turn, and give it back.
 * @param element an element of the document; it counts as in view until the observer has reported
 * @param prompt see {@link PagePrompt}
 */
export function keepTurnInView(element: Element, { name, priority, onTurn, signal }: PagePrompt): void {
  let turn: AbortController | undefined;
  let hasTurn = false;
  const set = (next: boolean) => {
    hasTurn = next;
    onTurn?.(next);
  };
  const leave = () => {
    turn?.abort();
    turn = undefined;
    hasTurn = false;
  };
  const request = () => {
    if (turn || signal.aborted) return;
    const own = new AbortController();
    turn = own;
    void requestPrompt({
      name,
      priority,
      show: () => set(true),
      giveWay: () => {
        leave();
        onTurn?.(false);
        request();
      },
      signal: own.signal,
    });
    // If the turn is free, it is given within a few microtasks.
    setTimeout(() => turn === own && !hasTurn && onTurn?.(false));
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) request();
    else leave();
  });
  request();
  observe(observer, element, signal);
  onAbort(signal, leave);
}
