import { featureHook } from '../../runtime/feature/feature-hook.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { episodeId } from './episode.ts';

const PLAYER = featureHook('[data-widget="podcast-player"]');
const RECORDING = featureHook('[data-widget="listen-to"]');

/**
 * Whether the page has its own player or button for a sound, which then resumes it.
 * @param id the sound's id
 */
export function holdsSound(id: string): boolean {
  const players = [...document.querySelectorAll<HTMLElement>(`${PLAYER}:not([data-dock])`)].map((hook) => {
    const audio = hook.querySelector('audio');
    const sent = audio?.getAttribute('src') ?? audio?.querySelector('source')?.getAttribute('src');
    return sent ? (hook.dataset.episode?.trim() ?? idOf(sent)) : undefined;
  });
  const recordings = [...document.querySelectorAll<HTMLElement>(RECORDING)].map(({ dataset }) =>
    idOf(dataset.audioUrl ?? ''),
  );
  return [...players, ...recordings].includes(id);
}

function idOf(address: string): string | undefined {
  const url = address === '' ? undefined : parseAddress(address);
  return url && episodeId(url.href);
}
