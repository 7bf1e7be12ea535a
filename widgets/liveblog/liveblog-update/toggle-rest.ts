import { createFold } from '../../../core/ui/fold/fold.ts';
import type { Control } from './controls.ts';
import { READ_LESS, READ_MORE } from './texts.ts';

/**
 * Makes a button hide and show the rest of an update [liveblog-widget-2]. Hidden parts can still be found by the
 * browser's search.
 * @param control the button
 * @param rest the parts that it hides
 * @param isOpen whether it starts open
 * @param signal leaves them open, as the server sent it
 */
export function toggleRest(
  control: Control,
  rest: readonly HTMLElement[],
  isOpen: boolean,
  signal: AbortSignal,
): void {
  createFold(
    control.element,
    rest,
    { isOpen, onChange: (opens) => control.say(opens ? READ_LESS : READ_MORE) },
    signal,
  );
}
