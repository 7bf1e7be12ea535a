import type { Group } from './content.ts';
import { turnout } from './municipalities.ts';

export interface Option {
  readonly label: string;
  readonly votes: number;
}

export interface PollProps {
  readonly question: string;
  readonly options: readonly Option[];
}

/**
 * Reads the poll's properties from its hook's attributes.
 * @throws SyntaxError if the options are not JSON.
 */
export function pollProps(data: DOMStringMap): PollProps {
  return {
    question: data.question ?? '',
    options: JSON.parse(data.options ?? '') as Option[],
  };
}

/** Whole percentages that add up to 100 (largest remainder). */
export function percentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const exact = votes.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The votes with the reader's own added. */
export function withVote(options: readonly Option[], choice: number | undefined): number[] {
  return options.map(({ votes }, index) => votes + (index === choice ? 1 : 0));
}

/** The answers of a group: the overall shares, shifted by its lean, and at least 0. */
export function groupShares(votes: readonly number[], group: Group): number[] {
  const overall = percentages(votes);
  return percentages(overall.map((share, index) => Math.max(0, share + (group.lean[index] ?? 0))));
}

/** The 95% margin of error of a share of 50%, in percentage points with one decimal. */
export const margin = (people: number): number => Math.round((0.98 / Math.sqrt(people)) * 1000) / 10;

const number = new Intl.NumberFormat('nl-NL');

/** "12.100 stemmen", "1 stem". */
export const voteCount = (count: number): string =>
  `${number.format(count)} ${count === 1 ? 'stem' : 'stemmen'}`;

/** "3 punten meer dan gemiddeld", for the option in which a group differs most. */
export function difference(group: Group, labels: readonly string[]): string {
  const widest = labels.reduce(
    (best, _, index) => (Math.abs(group.lean[index] ?? 0) > Math.abs(group.lean[best] ?? 0) ? index : best),
    0,
  );
  const points = group.lean[widest] ?? 0;
  if (points === 0) return 'antwoordt als het gemiddelde';
  const amount = `${Math.abs(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'}`;
  return `${amount} ${points > 0 ? 'meer' : 'minder'} voor ‘${labels[widest]}’ dan gemiddeld`;
}

/** Names of municipalities that begin with the typed text, then those that contain it; five at most. */
export function suggestTowns(typed: string): string[] {
  const wanted = plain(typed);
  if (wanted.length < 2) return [];
  const names = [...turnout.keys()].filter((name) => plain(name).includes(wanted));
  return names
    .sort((a, b) => Number(plain(b).startsWith(wanted)) - Number(plain(a).startsWith(wanted)))
    .slice(0, 5);
}

/** "In Urk deed 37% mee, 12 punten minder dan gemiddeld." Undefined for an unknown municipality. */
export function turnoutIn(town: string): string | undefined {
  const share = turnout.get(town);
  if (share === undefined) return undefined;
  const average = [...turnout.values()].reduce((sum, value) => sum + value, 0) / turnout.size;
  const points = Math.round(share - average);
  const compared =
    points === 0
      ? 'gelijk aan het gemiddelde'
      : `${Math.abs(points)} punten ${points > 0 ? 'meer' : 'minder'} dan gemiddeld`;
  return `In ${town} deed ${share}% mee, ${compared}.`;
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
