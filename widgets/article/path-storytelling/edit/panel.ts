import { copyText } from '../../../../core/domain/share/copy-text.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { freeId } from '../../../../core/platform/ids/free-id.ts';
import { createButton } from '../../../../core/ui/button/plain-button.ts';
import type { Stop } from '../stops.ts';
import { COPIED, COPY, EDIT_NOTE, EDIT_TITLE, NOT_COPIED, POSITIONS, stepName } from '../texts.ts';
import styles from './EditPanel.module.css';
import { positionsJson } from './positions-json.ts';
import { createRange } from './range.ts';

interface EditOptions {
  readonly hook: Element;
  readonly steps: readonly HTMLElement[];
  /** The stops; the editor's changes are stored here, for this page only. */
  readonly stops: (Stop | undefined)[];
  /** For steps without a position. */
  readonly zoom: number;
  /** Shows a step's position on the map. */
  readonly preview: (index: number) => void;
  readonly signal: AbortSignal;
}

/** Number of characters that identify a step for an editor. */
const WORDS = 28;

/**
 * The edit mode: a range for each step, which moves the map, and the positions as JSON to be copied. It saves nothing and
 * gives no rights [path-storytelling-3].
 */
export function showEditPanel({ hook, steps, stops, zoom, preview, signal }: EditOptions): void {
  const panel = document.createElement('details');
  const title = document.createElement('summary');
  const note = document.createElement('p');
  const ranges = document.createElement('ol');
  const label = document.createElement('label');
  const field = document.createElement('textarea');
  const button = createButton(COPY, 'primary');
  const status = document.createElement('p');
  panel.open = true;
  panel.className = styles.panel;
  title.textContent = EDIT_TITLE;
  note.textContent = EDIT_NOTE;
  ranges.className = styles.ranges;
  status.setAttribute('role', 'status');

  const show = () => {
    field.value = positionsJson(stops.map((stop) => stop?.position));
    status.textContent = '';
  };
  for (const [index, step] of steps.entries()) {
    const range = createRange(stepName(index + 1, wordsOf(step)), stops[index]?.position);
    range.onFocus(() => preview(index));
    range.onInput((position) => {
      stops[index] = { position, zoom: stops[index]?.zoom ?? zoom };
      preview(index);
      show();
    });
    ranges.append(range.element);
  }
  field.id = freeId(EDIT_TITLE, EDIT_TITLE, (id) => document.getElementById(id) !== null);
  field.readOnly = true;
  field.rows = 2;
  label.htmlFor = field.id;
  label.textContent = POSITIONS;
  button.addEventListener('click', async () => {
    const isCopied = await copyText(field.value);
    status.textContent = isCopied ? COPIED : NOT_COPIED;
    if (isCopied) return;
    field.focus();
    field.select();
  });

  show();
  panel.append(title, note, ranges, label, field, button, status);
  hook.append(panel);
  onAbort(signal, () => panel.remove());
}

function wordsOf(step: HTMLElement): string {
  const words = (step.querySelector('h2, h3, h4') ?? step).textContent.trim().replace(/\s+/g, ' ');
  return words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()}…` : words;
}
