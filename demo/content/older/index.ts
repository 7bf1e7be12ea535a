import { ARTICLES } from '../index.ts';
import type { Article, OrdinaryArticle } from '../types.ts';
import { binnenland } from './binnenland.ts';
import { buitenland } from './buitenland.ts';
import { cultuur } from './cultuur.ts';
import { economie } from './economie.ts';
import { opinie } from './opinie.ts';
import { sport } from './sport.ts';
import { wetenschap } from './wetenschap.ts';

/** Articles from before today's edition, newest first. The section pages and the archive link to them. */
export const OLDER: readonly OrdinaryArticle[] = [
  ...binnenland,
  ...buitenland,
  ...economie,
  ...cultuur,
  ...wetenschap,
  ...sport,
  ...opinie,
].sort((one, other) => one.hoursAgo - other.hoursAgo);

/** The older articles of an article's section, to which the row below it links. */
export function olderBeside({ section }: Article): readonly Article[] {
  return OLDER.filter((older) => older.section === section);
}

/**
 * An article of today or an older one.
 * @param id the last part of its address
 * @throws if the paper's own pages name a story that does not exist
 */
export function storyById(id: number): Article {
  const story = [...ARTICLES, ...OLDER].find((candidate) => candidate.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return story;
}
