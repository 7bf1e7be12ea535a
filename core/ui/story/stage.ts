import type { Story } from './read-story.ts';
import styles from './Stage.module.css';

/**
 * Lays a story's media on top of each other, in rows that the texts share with all of them: nothing in the document
 * changes its place, for who hears the page or searches it, and no text moves.
 * @param hook around the story
 * @param signal takes them apart again
 */
export function setStage(hook: HTMLElement, { media }: Story, signal: AbortSignal): void {
  const parts = [...hook.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const passing = parts.filter((part) => !media.includes(part));
  hook.classList.add(styles.root);
  hook.style.gridTemplateRows = `repeat(${passing.length}, auto)`;
  for (const part of media) part.classList.add(styles.media);
  for (const [row, part] of passing.entries()) part.style.gridRow = String(row + 1);
  showMedia(media, 0);
  signal.addEventListener('abort', () => {
    hook.style.removeProperty('grid-template-rows');
    for (const part of passing) part.style.removeProperty('grid-row');
    for (const part of [hook, ...parts]) {
      part.classList.remove(styles.root, styles.media, styles.shown);
      for (const name of ['class', 'style']) if (part.getAttribute(name) === '') part.removeAttribute(name);
    }
  });
}

/** Fades one of the media in over the others. */
export function showMedia(media: Story['media'], index: number): void {
  for (const [at, part] of media.entries()) part.classList.toggle(styles.shown, at === index);
}
