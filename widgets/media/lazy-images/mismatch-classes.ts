import { mismatch } from './mismatch.ts';

const waiting = new Set<HTMLImageElement>();

/**
 * Compares a loaded image with its parent's box in the next frame and sets the class of the mismatch [lazy-images-4].
 * All images of a frame are measured before any class is set, which takes a single layout.
 */
export function markMismatch(image: HTMLImageElement): void {
  if (waiting.size === 0) requestAnimationFrame(markAll);
  waiting.add(image);
}

/** Removes the classes set by {@link markMismatch}. */
export function unmarkMismatch(image: HTMLImageElement): void {
  waiting.delete(image);
  image.classList.remove('is-too-wide', 'is-too-high');
}

function markAll(): void {
  const found = [...waiting].map((image) => ({ image, missed: measure(image) }));
  waiting.clear();
  for (const { image, missed } of found) {
    image.classList.toggle('is-too-wide', missed === 'is-too-wide');
    image.classList.toggle('is-too-high', missed === 'is-too-high');
  }
}

function measure(image: HTMLImageElement) {
  const box = image.parentElement?.getBoundingClientRect();
  return box && mismatch({ width: image.naturalWidth, height: image.naturalHeight }, box);
}
