import { on } from '../bus/bus.ts';
import { randomId } from '../ids/random-id.ts';
import { onceActivated } from '../schedule/activation.ts';

/** One time that a reader sees a page. */
export interface PageView {
  /** Random, kept nowhere: what is counted twice under it is counted once. */
  readonly id: string;
  /** Whether the page came back from the back/forward cache. */
  readonly restored: boolean;
}

let current: PageView | undefined;
const handlers = new Set<(view: PageView) => void>();

/**
 * Tells of each view of this page, the first one too: once the reader is really there, and each time the page comes
 * back from the back/forward cache. All who ask hear of the same views.
 * @param handler called once for each
 * @param signal ends it
 */
export function onPageView(handler: (view: PageView) => void, signal: AbortSignal): void {
  onceActivated(() => {
    if (!current) {
      current = { id: randomId(), restored: false };
      on('page:restored', restored);
    }
    handlers.add(handler);
    signal.addEventListener('abort', () => handlers.delete(handler));
    handler(current);
  }, signal);
}

function restored(): void {
  current = { id: randomId(), restored: true };
  for (const handler of handlers) handler(current);
}
