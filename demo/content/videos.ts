import type { Picture } from './types.ts';

/** A video of the paper. */
export interface PaperVideo {
  /** Last part of its page's address, and base name of its files in `demo/static/video/`. */
  readonly slug: 'pont';
  readonly title: string;
  readonly about: string;
  readonly length: string;
  readonly author: string;
  /** Age when the server starts. */
  readonly hoursAgo: number;
  /** Ids of articles about the same subject. */
  readonly related: readonly number[];
  readonly poster: Picture;
}

/** The crossing at dawn. */
export const FERRY: PaperVideo = {
  slug: 'pont',
  title: 'Meevaren met de eerste pont',
  about:
    'Tien over zes, Oosterwaarde. Twee fietsers en een pakket kranten steken over. Een overtocht in twaalf seconden, zonder geluid.',
  length: '12 seconden',
  author: 'Wout Sanders',
  hoursAgo: 31,
  related: [4111, 4160, 4109, 4106],
  poster: { name: 'pont-dageraad', alt: '' },
};

/** The videos with a page of their own. */
export const VIDEOS: readonly PaperVideo[] = [FERRY];

/** The live video. */
export const LIVE = {
  title: 'Hoogwater bij Oosterwaarde, vanaf de pont',
  about: 'De camera op de stuurhut vaart vandaag mee, tot de laatste overtocht.',
  /** Hours after the server's start at which it ends. */
  endsInHours: 6,
  poster: { name: 'veerdek', alt: '' },
};
