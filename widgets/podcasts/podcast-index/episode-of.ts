import { type Episode, episodeId } from '../../../core/domain/audio/episode.ts';
import { pictureAddress } from '../../../core/platform/images/picture-address.ts';
import { isSafeAddress, parseAddress } from '../../../core/runtime/page/address.ts';
import { LISTEN } from './texts.ts';

/** Elements that may contain an episode. */
const ITEM = '[data-series], [data-filter-values], li, article, [role="listitem"]';

/** The episode's element that contains a control, or the control itself. */
export const itemOf = (control: HTMLElement): HTMLElement => control.closest<HTMLElement>(ITEM) ?? control;

/**
 * Describes the episode of a 'Luister' button, based on its element.
 * @param control the button
 * @param found the sound file's address on the episode's own page
 * @returns undefined if no allowed sound file is known
 */
export function episodeOf(control: HTMLElement, found?: string): Episode | undefined {
  const item = itemOf(control);
  const sent = control.dataset.audioUrl ?? item.dataset.audioUrl ?? found;
  const address = sent === undefined || !isSafeAddress(sent) ? undefined : parseAddress(sent)?.href;
  if (address === undefined) return undefined;
  const href = control.getAttribute('href');
  const heading = item.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
  const image = item.querySelector('img');
  const picture = image && pictureAddress(image);
  return {
    id: (control.dataset.episode ?? item.dataset.episode)?.trim() ?? episodeId(address),
    address,
    title: heading || control.textContent?.trim() || LISTEN,
    series: item.dataset.seriesTitle?.trim(),
    // Absolute, because a relative address would be resolved against the next page.
    page:
      href !== null && !href.startsWith('#') && isSafeAddress(href) ? parseAddress(href)?.href : undefined,
    artwork: picture && isSafeAddress(picture) ? picture : undefined,
  };
}
