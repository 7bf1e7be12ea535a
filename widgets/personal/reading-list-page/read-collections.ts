import type { SentFavourite } from '../../../core/domain/favourites/api/favourites.ts';
import { isRecord, isText } from '../../../core/runtime/config/guards.ts';
import type { Collection, Colours } from './collection.ts';

/** A hexadecimal colour; other values could inject styles into the page [reading-list-page-8]. */
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * The collections of an answer [reading-list-page-1]. An entry is a name, or an object with `name` or `tag_name`, the
 * colours and the ids of its articles (numbers, or objects with an `article_id` or `id`). Entries without a name are
 * left out, and a name counts once.
 * @param listed the unchecked entries
 * @param articles the articles of the list, whose own tags count as well
 */
export function readCollections(
  listed: readonly unknown[],
  articles: readonly SentFavourite[],
): readonly Collection[] {
  const found = new Map<string, { colours: Colours | undefined; articles: Set<number> }>();
  const add = (tag: unknown, ids: readonly number[]) => {
    const name = tagName(tag);
    if (name === undefined) return;
    const known = found.get(name) ?? { colours: undefined, articles: new Set() };
    known.colours ??= isRecord(tag) ? readColours(tag) : undefined;
    for (const id of ids) known.articles.add(id);
    found.set(name, known);
  };
  for (const tag of listed) add(tag, isRecord(tag) ? articleIds(tag.articles ?? tag.article_ids) : []);
  for (const { article_id, tags } of articles) for (const tag of tags ?? []) add(tag, [article_id]);
  return [...found].map(([name, { colours, articles: ids }]) => ({
    name,
    ...(colours && { colours }),
    articles: [...ids],
  }));
}

/**
 * The colours of a collection: `{start, end}`, on their own or as `color`. One colour counts for both.
 * @param value the unchecked value
 * @returns undefined if there is no hexadecimal colour
 */
export function readColours(value: unknown): Colours | undefined {
  const source = isRecord(value) ? (value.color ?? value.colour ?? value) : value;
  const [start, end] = isRecord(source)
    ? [source.start ?? source.color_start, source.end ?? source.color_end]
    : [source, source];
  const known = [start, end].filter(isHex);
  const [first, last = first] = known;
  return first === undefined || last === undefined ? undefined : { start: first, end: last };
}

/** The name of a tag. */
export function tagName(tag: unknown): string | undefined {
  const name = isRecord(tag) ? (tag.name ?? tag.tag_name) : tag;
  return isText(name) && name.trim() !== '' ? name : undefined;
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

function articleIds(value: unknown): number[] {
  const ids = Array.isArray(value)
    ? value.map((item) => (isRecord(item) ? (item.article_id ?? item.id) : item))
    : [];
  // Some backends write numbers as strings.
  return ids
    .map((id) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id))
    .filter((id): id is number => typeof id === 'number');
}
