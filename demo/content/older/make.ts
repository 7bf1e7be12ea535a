import { slugify } from '../../../core/platform/ids/slugify.ts';
import { ARTICLES } from '../index.ts';
import { PICTURES, picturesOf } from '../pictures.ts';
import type { OrdinaryArticle, Picture, SectionSlug } from '../types.ts';

/** A short article of an earlier day. */
export interface OlderPiece {
  /** Last part of its address; never changes. */
  readonly id: number;
  readonly daysAgo: number;
  readonly headline: string;
  readonly lead: string;
  readonly author: string;
  /** Name of a picture that the paper has. */
  readonly picture: string;
  /** Name of the author's portrait, for opinion articles. */
  readonly portrait?: string;
  readonly topics: readonly string[];
  readonly label?: string;
  readonly body: readonly string[];
}

/** Makes the articles of a section, published in the morning, at most one a day. */
export function older(section: SectionSlug, pieces: readonly OlderPiece[]): OrdinaryArticle[] {
  return pieces.map(({ daysAgo, picture, portrait, ...piece }) => ({
    ...piece,
    picture: pictureNamed(picture),
    ...(portrait !== undefined && { portrait: pictureNamed(portrait) }),
    kind: 'article',
    section,
    slug: slugify(piece.headline),
    hoursAgo: daysAgo * 24 + 5,
  }));
}

/**
 * A picture of the paper, without its caption.
 * @throws if there is no such picture
 */
export function pictureNamed(name: string): Picture {
  const alt = PICTURES[name] ?? ARTICLES.flatMap(picturesOf).find((picture) => picture.name === name)?.alt;
  if (alt === undefined) throw new Error(`The paper has no picture ${name}.`);
  return { name, alt };
}
