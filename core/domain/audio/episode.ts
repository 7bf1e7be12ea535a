import { shortHash } from '../../platform/ids/short-hash.ts';

/** An episode of a podcast, or another sound that a podcast player can play. */
export interface Episode {
  /** Identifies it for the visitor's position; on all pages the same. */
  readonly id: string;
  /** The address of the sound file. */
  readonly address: string;
  readonly title: string;
  /** The name of the podcast. */
  readonly series?: string | undefined;
  /** The address of a picture. */
  readonly artwork?: string | undefined;
  /** The address of its page. */
  readonly page?: string | undefined;
  /** Whether it is the recording of an article, whose position is not kept after the tab. */
  readonly isRecording?: boolean | undefined;
}

/** A sound file, whose query is a token that changes from page to page. */
const SOUND_FILE = /^([^?#]+\.(?:aac|flac|m4a|mp3|mp4|oga|ogg|opus|wav|webm))(?:[?#].*)?$/is;

/**
 * The id of an episode that has none of its own, by its sound file: a hash, so that no address is stored.
 * @param address absolute
 */
export function episodeId(address: string): string {
  const [, file = address.replace(/#.*$/s, '')] = SOUND_FILE.exec(address) ?? [];
  return shortHash(file);
}
