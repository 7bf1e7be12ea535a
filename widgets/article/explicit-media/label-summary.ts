import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { triangleAlert } from '../../../core/ui/icon/shapes.ts';
import { HIDE, SHOW } from './texts.ts';

/**
 * Lets the summary warn, with what looks like a button: a press on any of it reveals or hides [explicit-media-2].
 * @param details the hook
 * @param warning what the reader is warned of
 * @param signal puts back the server's own summary
 */
export function labelSummary(details: HTMLDetailsElement, warning: string, signal: AbortSignal): void {
  const served = details.querySelector(':scope > summary');
  const summary = served ?? document.createElement('summary');
  const before = [...summary.childNodes];
  const words = document.createElement('span');
  words.dataset.warningText = '';
  words.append(drawIcon(triangleAlert), ` ${warning} `);
  const button = document.createElement('span');
  button.dataset.warningButton = '';
  summary.replaceChildren(words, button);
  if (!served) details.prepend(summary);

  const label = () => {
    button.textContent = details.open ? HIDE : SHOW;
  };
  label();
  details.addEventListener('toggle', label, { signal });
  signal.addEventListener('abort', () => {
    summary.replaceChildren(...before);
    if (!served) summary.remove();
  });
}
