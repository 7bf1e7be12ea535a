import { onAbort } from '../../platform/dom/on-abort.ts';
import { restore, setAttributes, setStyles } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import { documentValue } from '../../runtime/page/document-value.ts';

/** From the window's edge up: bars, players on top of them, and what floats above both. */
const LAYERS = ['bar', 'player', 'float'] as const;

/** Px between an element that floats and what is below it. */
const GAP = 16;

interface Cover {
  readonly element: HTMLElement;
  readonly layer: number;
  /** Px between it and what is below it. */
  readonly gap: number;
  /** In px; 0 while it is hidden. */
  height: number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** What covers the bottom of the window, from its edge up. */
const pageCovers = documentValue((): Cover[] => []);

/** Never aborts: the page gets its own style back whenever nothing covers its bottom. */
const { signal: always } = new AbortController();

/**
 * Keeps free what an element over the bottom of the window covers, as long as it shows: it lies on top of what is there
 * already, the page can be scrolled to its end, and the keyboard reaches nothing that is covered. Nothing of the page
 * moves (`cover.reserve.css`). `--covered-below` on the root element is the height of everything that lies there.
 * @param element `position: fixed`, without a block position of its own; its padding keeps `--safe-below` free, the part
 *   of the device's safe area that it reaches into
 * @param layer a `bar` is at the edge of the window, a `player` above bars, a `float` above both
 * @param signal ends it
 */
export function coverBottom(element: HTMLElement, layer: (typeof LAYERS)[number], signal: AbortSignal): void {
  if (signal.aborted) return;
  const gap = layer === 'float' ? GAP : 0;
  const covers = pageCovers();
  setAttributes(element, { 'data-covers-bottom': layer }, signal);
  const cover = { element, layer: LAYERS.indexOf(layer), gap, height: 0, signal };
  const next = covers.findIndex((other) => other.layer > cover.layer);
  covers.splice(next < 0 ? covers.length : next, 0, cover);
  placeAll(covers);
  // Measures after the browser's own layout, so that it never forces one.
  const measure = (entries: readonly ResizeObserverEntry[]) => {
    cover.height = Math.ceil(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    placeAll(covers);
  };
  afterResize([element], measure, signal);
  onAbort(signal, () => {
    covers.splice(covers.indexOf(cover), 1);
    placeAll(covers);
  });
}

function placeAll(covers: readonly Cover[]): void {
  let covered = 0;
  // What is at the edge keeps the safe area free by its padding; what floats does so by its position.
  let unsafe = 'env(safe-area-inset-bottom, 0px)';
  const from = (px: number) => (unsafe ? `calc(${px}px + ${unsafe})` : `${px}px`);
  for (const { element, gap, height, signal } of covers) {
    const below = covered + gap;
    setStyles(element, { '--below': gap > 0 ? from(below) : `${below}px` }, signal);
    if (height === 0) continue;
    covered = below + height;
    if (gap === 0) unsafe = '';
  }
  const { documentElement } = document;
  if (covered > 0) setStyles(documentElement, { '--covered-below': from(covered) }, always);
  else restore(documentElement, always);
}
