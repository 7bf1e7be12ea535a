import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  nullable,
  type OutputOf,
  object,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { validItems } from '../../../../core/platform/schema/valid-items.ts';
import { latestPath } from '../paper-address.ts';

/** Maximum number of an edition's headlines that are read. */
const MAX_HEADLINES = 500;

const fields = {
  article_id: maybe(textOrNumber),
  article_pdf_url: maybe(nullable(string()), 'article_pdf_url of a headline of /de/data/'),
};

/** An article of an edition: its id and the address of its page as a PDF, in `item` or beside it [digital-paper-6]. */
const headline = object({ ...fields, item: maybe(object(fields)) });

const headlines = listOf(headline);
const edition = object({
  /** The articles, as a list or in `items`. */
  paperheadlines: maybe(union([headlines, object({ items: headlines })]), 'paperheadlines of /de/data/'),
});

/**
 * The data of an edition, or a list of editions, as such or in `data`; unknown fields are ignored [digital-paper-6].
 */
export const editionDataSchema = union([
  array(maybe(edition)),
  object({ data: union([array(maybe(edition)), edition]) }),
  edition,
]);

/** An article of an edition. */
export interface PaperHeadline {
  readonly articleId: string;
  /** The address as sent; undefined if the article has none. */
  readonly pdf: string | undefined;
}

type Options = Pick<RequestOptions<unknown>, 'signal'>;

/**
 * Fetches the articles of an edition: GET on a path of `dataPath` [digital-paper-3, digital-paper-6].
 * @param path path on this site
 * @returns the articles; of all editions if the answer has several
 * @throws HttpError
 */
export async function fetchHeadlines(path: string, options: Options): Promise<PaperHeadline[]> {
  return editionsIn(await request(path, { ...options, schema: editionDataSchema })).flatMap(headlinesIn);
}

/**
 * Fetches the articles of the latest edition: GET `/de/data/NH/`, whose first item is the latest edition
 * [digital-paper-3].
 * @throws HttpError
 */
export async function fetchLatestHeadlines(options: Options): Promise<PaperHeadline[]> {
  const [latest] = editionsIn(await request(latestPath(), { ...options, schema: editionDataSchema }));
  return latest ? headlinesIn(latest) : [];
}

type EditionData = OutputOf<typeof edition>;

function editionsIn(answer: OutputOf<typeof editionDataSchema>): EditionData[] {
  const found = 'data' in answer ? answer.data : answer;
  return (Array.isArray(found) ? found : [found as EditionData]).filter((one) => one !== undefined);
}

function headlinesIn({ paperheadlines }: EditionData): PaperHeadline[] {
  const list = Array.isArray(paperheadlines) ? paperheadlines : paperheadlines?.items;
  return validItems(list, headline, 'a headline of /de/data/', MAX_HEADLINES).flatMap(
    ({ item, article_id, article_pdf_url }) => {
      const id = item?.article_id ?? article_id;
      if (id === undefined) return [];
      return { articleId: String(id), pdf: item?.article_pdf_url ?? article_pdf_url ?? undefined };
    },
  );
}
