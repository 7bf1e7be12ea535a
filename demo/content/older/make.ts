import { slugify } from '../../../core/platform/ids/slugify.ts';
import { ARTICLES } from '../index.ts';
import type { Article, OrdinaryArticle, Picture, SectionSlug } from '../types.ts';

/** A short article of an earlier day. */
export interface OlderPiece {
  /** Ends the address; never changes. */
  readonly id: number;
  readonly daysAgo: number;
  readonly headline: string;
  readonly lead: string;
  readonly author: string;
  /** Name of a picture that the paper has. */
  readonly picture: string;
  /** Name of the portrait of who writes, for opinion. */
  readonly portrait?: string;
  readonly topics: readonly string[];
  readonly label?: string;
  readonly body: readonly string[];
}

/** Makes articles of a section; they appeared in the morning, one a day or less. */
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
 * A picture of today's paper, without its caption.
 * @throws if there is no such picture
 */
export function pictureNamed(name: string): Picture {
  const picture = ARTICLES.flatMap(picturesOf).find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`The paper has no picture ${name}.`);
  return { name, alt: picture.alt };
}

function picturesOf(article: Article): Picture[] {
  const within = article.body.flatMap((block) =>
    typeof block === 'object' && 'picture' in block ? [block.picture] : [],
  );
  const photos = article.kind === 'inbeeld' ? article.photos : [];
  const face = article.kind === 'article' && article.portrait ? [article.portrait] : [];
  return [article.picture, ...face, ...photos, ...within];
}
