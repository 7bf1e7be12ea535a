import { binnenland } from './articles/binnenland.ts';
import { buitenland } from './articles/buitenland.ts';
import { cultuur } from './articles/cultuur.ts';
import { economie } from './articles/economie.ts';
import { inBeeld } from './articles/in-beeld.ts';
import { liveblogs } from './articles/liveblogs.ts';
import { opinie } from './articles/opinie.ts';
import { quizzen } from './articles/quizzen.ts';
import { sport } from './articles/sport.ts';
import { verhalen } from './articles/verhalen.ts';
import { wadtocht } from './articles/wadtocht.ts';
import { wetenschap } from './articles/wetenschap.ts';
import type { RouteStep, ScrollyPart } from './stories.ts';
import type { Article, Block } from './types.ts';

/** Everything in the paper, newest first. */
export const ARTICLES: readonly Article[] = [
  ...binnenland,
  ...liveblogs,
  ...inBeeld,
  ...buitenland,
  ...economie,
  ...cultuur,
  ...wetenschap,
  ...sport,
  ...opinie,
  ...quizzen,
  ...wadtocht,
  ...verhalen,
].sort((one, other) => one.hoursAgo - other.hoursAgo);

/** The articles that most people read, by id: one more than the lists show. */
export const MOST_READ: readonly number[] = [4102, 4107, 4103, 4111, 4114, 4105];

/** Number of words that a reader reads in a minute, as the paper's reading times assume. */
export const WORDS_PER_MINUTE = 210;

/**
 * @param id the last part of an article's address
 * @throws if the paper's own pages name an article that does not exist
 */
export function articleById(id: number): Article {
  const article = ARTICLES.find((candidate) => candidate.id === id);
  if (!article) throw new Error(`There is no article ${id}.`);
  return article;
}

/** The shortest reading time that the paper mentions, in minutes: a shorter one tells a reader nothing. */
export const MIN_READING_TIME = 2;

/** Minutes that an article takes to read, at least one. */
export function readingTime(article: Article): number {
  const words = [article.lead, ...paragraphsOf(article)].join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The text of an article after its lead, by paragraph. */
export function paragraphsOf(article: Article): string[] {
  const texts = article.body.flatMap(blockTexts);
  if (article.kind === 'liveblog') texts.push(...article.updates.flatMap((update) => update.body));
  return texts;
}

function blockTexts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('points' in block) return block.points;
  if ('frame' in block) return [block.frame, ...block.paragraphs];
  if ('scrolly' in block) return block.scrolly.parts.flatMap(stepTexts);
  if ('route' in block) return block.route.steps.flatMap(stepTexts);
  return 'quote' in block ? [block.quote] : [];
}

function stepTexts(part: ScrollyPart | RouteStep): readonly string[] {
  return 'paragraphs' in part ? part.paragraphs : [];
}
