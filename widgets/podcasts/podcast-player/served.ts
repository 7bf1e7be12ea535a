import { type Episode, episodeId } from '../../../core/domain/audio/episode.ts';
import { pictureAddress } from '../../../core/platform/images/picture-address.ts';
import { isSafeAddress, parseAddress } from '../../../core/runtime/page/address.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';

/** The attributes that describe the episode. */
interface EpisodeProps {
  readonly episode: string | undefined;
  readonly title: string | undefined;
  readonly series: string | undefined;
  readonly artwork: string | undefined;
}

/**
 * Describes the episode of the server-sent player: by the hook's attributes, otherwise by the contents of the hook and
 * the page.
 * @param hook the player's element
 * @param audio its sound element
 * @param props the hook's attributes
 * @returns undefined if the server sent no sound: the player waits for a request
 */
export function servedEpisode(
  hook: HTMLElement,
  audio: HTMLMediaElement,
  { episode, title, series, artwork }: EpisodeProps,
): Episode | undefined {
  const sent = audio.getAttribute('src') ?? audio.querySelector('source')?.getAttribute('src');
  const address = sent ? parseAddress(sent) : undefined;
  if (!address) return undefined;
  return {
    id: episode ?? episodeId(address.href),
    address: address.href,
    title: title ?? (hook.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() || pageTitle()),
    series,
    page: location.pathname + location.search,
    artwork: artwork ?? cover(hook),
  };
}

/** The link to the sound file that the server sent. */
export const downloadLink = (hook: HTMLElement): HTMLAnchorElement | undefined =>
  hook.querySelector<HTMLAnchorElement>('a[download]') ??
  hook.querySelector<HTMLAnchorElement>('a[href]') ??
  undefined;

function cover(hook: HTMLElement): string | undefined {
  const image = hook.querySelector('img');
  const src = image && pictureAddress(image);
  return src && isSafeAddress(src) ? src : undefined;
}
