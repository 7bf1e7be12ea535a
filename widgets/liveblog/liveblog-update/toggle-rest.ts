import { createFold } from '../../../core/ui/fold/fold.ts';
import type { Control } from './controls.ts';
import { READ_LESS, READ_MORE } from './texts.ts';

/**
 * Makes a button hide and show the rest of an update [liveblog-widget-2]. Hidden parts can still be found by the
 * browser's search.
 * @param control the button
 * @param rest the parts to hide
 * @param isOpen whether the parts are visible at first
 * @param signal shows the parts, as the server sent them
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
