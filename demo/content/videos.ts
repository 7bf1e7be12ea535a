import type { Picture } from './types.ts';

/** A video of the paper. */
export interface PaperVideo {
  /** Ends its page's address, and names its files in `demo/static/video/`. */
  readonly slug: 'pont';
  readonly title: string;
  readonly about: string;
  readonly length: string;
  readonly author: string;
  /** Age at the moment that the server starts. */
  readonly hoursAgo: number;
  /** Numbers of the articles about the same. */
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
  hoursAgo: 30,
  related: [4111, 4160, 4109, 4106],
  poster: { name: 'pont-dageraad', alt: '' },
};

/** The videos with a page of their own. */
export const VIDEOS: readonly PaperVideo[] = [FERRY];

/** The live video. */
export const LIVE = {
  title: 'Hoogwater bij Oosterwaarde, vanaf de pont',
  about: 'De camera op de stuurhut vaart vandaag mee, tot de laatste overtocht.',
  /** Hours after the server's start. */
  endsInHours: 6,
  poster: { name: 'veerdek', alt: '' },
};
