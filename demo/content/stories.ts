import type { Picture } from './types.ts';
import type { PaperVideo } from './videos.ts';

/** A text that scrolls over media that stay in view. */
export interface StoryStep {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}

/** A part of a story whose media stay in view while texts scroll over them. */
export type ScrollyPart =
  | { readonly picture: Required<Picture> }
  | { readonly moving: PaperVideo; readonly caption: string }
  /** A drawing that changes with the texts, see `layouts/story/`. */
  | { readonly drawing: 'rivierdal'; readonly caption: string }
  | StoryStep;

export interface Scrolly {
  /** The space between two texts. */
  readonly size: 'small' | 'medium' | 'large';
  readonly parts: readonly ScrollyPart[];
}

/** A text at a place on a route. */
export interface RouteStep extends StoryStep {
  /** From 0, the start, to 1, the end. */
  readonly position: number;
  /** Magnification; 1 shows the whole map. */
  readonly zoom?: number;
}

/** A story along a route on a map. */
export interface RouteStory {
  /** Description of the map. */
  readonly label: string;
  readonly caption: string;
  readonly steps: readonly RouteStep[];
}
