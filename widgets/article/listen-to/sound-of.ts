import { type Episode, episodeId } from '../../../core/domain/audio/episode.ts';
import { isSafeAddress, parseAddress } from '../../../core/runtime/page/address.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';
import { headingOf } from './list.ts';

/**
 * Describes a recording, for the player that continues it on the next page.
 * @param hook the recording's hook: in a list, the item's heading names the article
 * @param audioUrl the address of the sound
 */
export function soundOf(hook: Element, audioUrl: string): Episode {
  const heading = headingOf(hook);
  const link = heading?.querySelector('a') ?? heading?.closest('a');
  const href = link?.getAttribute('href');
  // Absolute, because a relative address would be resolved against the next page.
  const page = href ? parseAddress(href)?.href : location.pathname + location.search;
  const address = parseAddress(audioUrl)?.href ?? audioUrl;
  return {
    id: episodeId(address),
    address,
    title: heading?.textContent.trim() || pageTitle(),
    page: page !== undefined && isSafeAddress(page) ? page : undefined,
    isRecording: true,
  };
}
