import { onAbort } from '../../platform/dom/on-abort.ts';
import { restore, setAttributes, setStyles } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import { documentValue } from '../../runtime/page/document-value.ts';

/** The layers from the window's edge up: bars, players above them, and floating elements above both. */
const LAYERS = ['bar', 'player', 'float'] as const;

/** The gap in px between a floating element and the layer below it. */
const GAP = 16;

interface Cover {
  readonly element: HTMLElement;
  readonly layer: number;
  /** The gap in px to the layer below. */
  readonly gap: number;
  /** The height in px; 0 while it is hidden. */
  height: number;
  /** Removes the cover. */
  readonly signal: AbortSignal;
}

/** The elements that cover the bottom of the window, from its edge up. */
const pageCovers = documentValue((): Cover[] => []);

/** A signal that never aborts: the page gets its own style back whenever nothing covers its bottom. */
const { signal: always } = new AbortController();

/**
 * Reserves space for an element that covers the bottom of the window while it is displayed: it is stacked on the
 * elements that are there already, the page can be scrolled to its end, and no focused element is covered. The page
 * does not move (`cover.reserve.css`). `--covered-below` on the root element is the total height of these elements.
 * @param element `position: fixed`, without a block position of its own; its padding keeps `--safe-below` free, the
 *   part of the device's safe area that it reaches into
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
  // An element at the edge keeps the safe area free by its padding; a floating one does so by its position.
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
