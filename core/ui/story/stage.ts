import { addClass, setStyles, toggleClass } from '../../platform/dom/undo.ts';
import type { Story } from './read-story.ts';
import styles from './Stage.module.css';

/**
 * Stacks a story's media in grid rows that the texts share: nothing moves in the document, for screen readers and
 * search, and no text moves.
 * @param hook the element around the story
 * @param signal undoes the layout
 */
export function setStage(hook: HTMLElement, { media, steps }: Story, signal: AbortSignal): void {
  const passing = passingParts(hook, { media, steps }, signal);
  addClass(hook, styles.root, signal);
  setStyles(hook, { 'grid-template-rows': `repeat(${passing.length}, auto)` }, signal);
  for (const part of media) addClass(part, styles.media, signal);
  for (const [row, part] of passing.entries()) setStyles(part, { 'grid-row': String(row + 1) }, signal);
  showMedia(media, 0, signal);
}

/**
 * The elements that scroll over the media, one row each. An element around steps has no row: its children are used
 * instead.
 */
function passingParts(around: Element, story: Story, signal: AbortSignal): HTMLElement[] {
  const parts = [...around.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  return parts.flatMap((part) => {
    if (story.media.includes(part)) return [];
    if (story.steps.includes(part) || !story.steps.some((step) => part.contains(step))) return [part];
    addClass(part, styles.around, signal);
    return passingParts(part, story, signal);
  });
}

/**
 * Fades one of the media in over the others.
 * @param index the index of the media element to show
 * @param signal shows them as the server sent them
 */
export function showMedia(media: Story['media'], index: number, signal: AbortSignal): void {
  for (const [at, part] of media.entries()) toggleClass(part, styles.shown, at === index, signal);
}
