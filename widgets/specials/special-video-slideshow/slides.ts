import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import { wrapInRow } from '../../../core/ui/carousel/wrap-in-row.ts';
import styles from './special-video-slideshow.module.css';

/** What may be a poster with its caption, by preference. */
const POSTERS = ['li', 'figure', 'a'];

/** A server-sent poster. */
export interface Slide {
  readonly element: HTMLElement;
  readonly picture: HTMLElement;
  /** Plays the video; without a script it leads to the video's page. */
  readonly link: HTMLAnchorElement | undefined;
  /** The video that it names. */
  readonly id: string | undefined;
  readonly caption: string;
}

/**
 * Finds the posters, and puts them into a row that scrolls sideways.
 * @param hook the element around them
 * @param signal restores the server's markup
 * @returns the row and its slides; no slides where the hook holds no poster
 */
export function findSlides(
  hook: HTMLElement,
  signal: AbortSignal,
): { readonly row: HTMLElement; readonly slides: readonly Slide[] } {
  const posters = POSTERS.map((name) => [...hook.querySelectorAll<HTMLElement>(name)].filter(hasPicture));
  const found = posters.find(({ length }) => length > 0) ?? [];
  const holder = holderOf(found, hook);
  // Others are not in the same row.
  const elements = [...holder.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && found.some((poster) => child.contains(poster)),
  );
  // The buttons below the row stand in the hook, and would scroll with it.
  const row = holder === hook ? wrapInRow(elements, signal) : holder;
  addClass(row, styles.row, signal);
  return {
    row,
    slides: elements.flatMap((element) => {
      const picture = element.querySelector('img');
      if (!picture) return [];
      addClass(element, styles.slide, signal);
      const link = picture.closest('a') ?? element.querySelector('a');
      const named =
        element.closest<HTMLElement>('[data-video-id]') ?? element.querySelector('[data-video-id]');
      const id = named instanceof HTMLElement ? named.dataset.videoId?.trim() : undefined;
      const caption = element.textContent?.trim().replace(/\s+/g, ' ') || picture.alt;
      return [{ element, picture, link: link ?? undefined, id, caption }];
    }),
  };
}

/**
 * Makes a poster's link a button that plays, for screen readers and the space bar.
 * @param link the poster
 * @param signal makes it a link again
 */
export function actAsButton(link: HTMLElement, signal: AbortSignal): void {
  setAttributes(link, { role: 'button' }, signal);
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) link.click();
    },
    { signal },
  );
}

/** The element around the posters: that of the first one, unless each poster stands in an element of its own. */
function holderOf([first, ...others]: readonly HTMLElement[], hook: HTMLElement): HTMLElement {
  let holder = first?.parentElement ?? hook;
  while (holder !== hook && others.length > 0 && !others.some((other) => holder.contains(other))) {
    holder = holder.parentElement ?? hook;
  }
  return holder;
}

const hasPicture = (element: HTMLElement): boolean => element.querySelector('img') !== null;
