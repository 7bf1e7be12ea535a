import { pictureAddress } from '../../../core/platform/images/picture-address.ts';
import { candidates } from '../../../core/platform/images/sources.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** A short visual story. */
export interface Story {
  /** The server's link to its page. */
  readonly link: HTMLAnchorElement;
  readonly title: string;
  /** The text beside the link; empty if there is none. */
  readonly text: string;
  readonly image: StoryImage | undefined;
}

interface StoryImage {
  readonly source: string;
  readonly alt: string;
}

/**
 * The stories of a server-sent list, in order: each link with a safe address [stories-1]. The text of a link is the
 * title; the rest of its list item is the text.
 * @param windowWidth width of the window in px, by which lazy images choose their file
 */
export function readStories(hook: Element, windowWidth: number): readonly Story[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => isSafeAddress(link.href))
    .map((link) => {
      const item = link.closest('li, article') ?? link;
      const image = item.querySelector('img');
      const title = wordsOf(link) || image?.alt.trim() || link.href;
      return {
        link,
        title,
        text: textBeside(item, link),
        image: image ? readImage(image, windowWidth) : undefined,
      };
    });
}

function textBeside(item: Element, link: Element): string {
  return [...item.querySelectorAll('p')]
    .filter((part) => !part.contains(link) && !link.contains(part))
    .map(wordsOf)
    .join(' ');
}

function wordsOf({ textContent }: Element): string {
  return textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function readImage(image: HTMLImageElement, windowWidth: number): StoryImage | undefined {
  const { src, srcMedium, srcWebp, srcMediumWebp } = image.dataset;
  const [lazy] = src ? candidates({ src, srcMedium, srcWebp, srcMediumWebp }, windowWidth, true) : [];
  const source = lazy ?? pictureAddress(image);
  return source && isSafeAddress(source) ? { source, alt: image.alt } : undefined;
}
