import {
  array,
  boolean,
  number,
  object,
  optional,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { type FetchedPage, parseStreamNumber, readPage } from '../read-page.ts';

/** The data of an event: what changes in the liveblog's page. */
const dataSchema = object({
  /** Only needed if the event's own `id` is not it. */
  number: optional(number()),
  /** A part of the page: updates that are new or changed, and the list of key moments if that changed. */
  html: optional(string()),
  /** The numbers of removed updates. */
  removed: optional(array(union([string(), number()]))),
  ended: optional(boolean()),
});

/** A change of the liveblog. */
export interface StreamEvent extends Pick<FetchedPage, 'updates' | 'keyMoments' | 'ended'> {
  /** One more than that of the event before it. */
  readonly number: number;
  /** The ids of updates that were removed. */
  readonly removed: readonly string[];
}

/** In characters: as much as other parts of a page may have. */
const LARGEST = 250_000;

/**
 * Reads an event of a liveblog's stream.
 * @param data its data, JSON
 * @param id its id, which is its number unless the JSON has one: some servers write ids of their own
 * @param feature the feature's name, for messages
 * @throws TypeError or HttpError with the reason
 */
export function readEvent(data: string, id: string, feature: string): StreamEvent {
  if (data.length > LARGEST) throw new TypeError(`It has more than ${LARGEST} characters.`);
  const checked = dataSchema.safeParse(parse(data));
  if (!checked.success) throw new TypeError(`It is JSON of another shape: ${checked.error.message}.`);
  const { html = '', removed = [], ended = false, number: own = id } = checked.data;
  const sent = parseStreamNumber(String(own));
  if (sent === undefined) {
    throw new TypeError(
      `It has the id ${JSON.stringify(id.slice(0, 40))} and no number; expected one more than that of the event before.`,
    );
  }
  const { updates, keyMoments } = html.trim() === '' ? NOTHING : readPage(html, '', feature, 0);
  return { number: sent, updates, keyMoments, ended, removed: removed.map(String) };
}

const NOTHING = { updates: [], keyMoments: undefined } as const;

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new TypeError(`It is not JSON: ${JSON.stringify(data.slice(0, 80))}.`);
  }
}
