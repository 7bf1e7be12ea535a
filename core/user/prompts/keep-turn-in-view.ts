import { observe } from '../../platform/dom/observe.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { requestPrompt } from './prompts.ts';

/** Something in the page that asks for the visitor's attention, such as a banner between the articles. */
interface PagePrompt {
  /** As for {@link requestPrompt}. */
  readonly name: string;
  /** One of `PRIORITY`. */
  readonly priority: number;
  /**
   * Called with false when the element is in view while something else has the turn: what can wait hides, and keeps its
   * space. Called with true when the turn is its own again.
   */
  readonly onTurn?: (hasTurn: boolean) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Keeps the turn among the prompts for an element of the page, only while the element is in view: out of view it asks
 * for nothing, and other prompts may show. More important ones take the turn, and give it back.
 * @param element in the document; counts as in view until the browser has looked
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
    // A free turn comes within a few microtasks.
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
