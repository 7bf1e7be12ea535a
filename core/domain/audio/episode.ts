import { shortHash } from '../../platform/ids/short-hash.ts';

/** An episode of a podcast, or another sound that a podcast player can play. */
export interface Episode {
  /** Identifies the episode in stored positions; the same on all pages. */
  readonly id: string;
  /** The address of the sound file. */
  readonly address: string;
  readonly title: string;
  /** The name of the podcast. */
  readonly series?: string | undefined;
  /** The address of a picture. */
  readonly artwork?: string | undefined;
  /** The address of the episode's page. */
  readonly page?: string | undefined;
  /** Whether it is the recording of an article, whose position is only kept as long as the tab. */
  readonly isRecording?: boolean | undefined;
}

/** Matches the address of a sound file whose query is a token that changes from page to page. */
const SOUND_FILE = /^([^?#]+\.(?:aac|flac|m4a|mp3|mp4|oga|ogg|opus|wav|webm))(?:[?#].*)?$/is;

/**
 * Returns an id for an episode that has none, from its sound file: a hash, so that no address is stored.
 * @param address absolute
 */
export function episodeId(address: string): string {
  const [, file = address.replace(/#.*$/s, '')] = SOUND_FILE.exec(address) ?? [];
  return shortHash(file);
}
