import { create } from '../../../../core/platform/dom/create.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import type { Stop } from '../stops.ts';
import { stepName } from '../texts.ts';
import styles from './EditPanel.module.css';
import { EditPanel } from './EditPanel.tsx';

interface EditOptions {
  readonly hook: Element;
  readonly steps: readonly HTMLElement[];
  /** The stops; the editor's changes are stored here, for this page only. */
  readonly stops: (Stop | undefined)[];
  /** Zoom factor of steps without one. */
  readonly zoom: number;
  /** Shows a step's position on the map. */
  readonly preview: (index: number) => void;
  readonly signal: AbortSignal;
}

/** Number of characters that identify a step for an editor. */
const MAX_WORDS = 28;

/**
 * Shows the panel in which an editor moves the steps on the map [path-storytelling-3]. It is after the story in the
 * document, so that the last step stays the story's last child, with the space below it.
 * @throws any error of rendering
 */
export function showEditPanel({ hook, steps, stops, zoom, preview, signal }: EditOptions): void {
  const container = create('div');
  container.className = styles.container;
  const move = (index: number, position: number) => {
    stops[index] = { position, zoom: stops[index]?.zoom ?? zoom };
    preview(index);
  };
  const edited = steps.map((step, index) => ({
    name: stepName(index + 1, wordsOf(step)),
    position: stops[index]?.position,
  }));
  mountView(container, <EditPanel steps={edited} onFocus={preview} onMove={move} />, {
    feature: 'path-storytelling',
    signal,
  });
  insert(hook, 'afterend', container, signal);
}

function wordsOf(step: HTMLElement): string {
  const words = (step.querySelector('h2, h3, h4') ?? step).textContent.trim().replace(/\s+/g, ' ');
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).trimEnd()}…` : words;
}
