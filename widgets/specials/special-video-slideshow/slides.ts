import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import { wrapInRow } from '../../../core/ui/carousel/wrap-in-row.ts';
import styles from './special-video-slideshow.module.css';

/** Selectors of a poster with its caption, in order of preference. */
const POSTERS = ['li', 'figure', 'a'];

/** A server-sent poster. */
export interface Slide {
  readonly element: HTMLElement;
  readonly picture: HTMLElement;
  /** The link to the video's page, which the script turns into a button that plays the video. */
  readonly link: HTMLAnchorElement | undefined;
  /** The id of its video. */
  readonly id: string | undefined;
  readonly caption: string;
}

/**
 * Finds the posters, and puts them into a row that scrolls sideways.
 * @param hook the element that contains them
 * @param signal restores the server's markup
 * @returns the row and its slides; no slides if the hook contains no poster
 */
export function findSlides(
  hook: HTMLElement,
  signal: AbortSignal,
): { readonly row: HTMLElement; readonly slides: readonly Slide[] } {
  const posters = POSTERS.map((name) => [...hook.querySelectorAll<HTMLElement>(name)].filter(hasPicture));
  const found = posters.find(({ length }) => length > 0) ?? [];
  const holder = holderOf(found, hook);
  // Posters in other elements are not in the same row.
  const elements = [...holder.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && found.some((poster) => child.contains(poster)),
  );
  // The buttons below the row are in the hook, and would scroll with it.
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
 * @param signal restores the link
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

/** The element that contains the posters: the parent of the first one, unless each poster is in a separate element. */
function holderOf([first, ...others]: readonly HTMLElement[], hook: HTMLElement): HTMLElement {
  let holder = first?.parentElement ?? hook;
  while (holder !== hook && others.length > 0 && !others.some((other) => holder.contains(other))) {
    holder = holder.parentElement ?? hook;
  }
  return holder;
}

const hasPicture = (element: HTMLElement): boolean => element.querySelector('img') !== null;
