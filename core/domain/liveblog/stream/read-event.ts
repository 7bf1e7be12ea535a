import { parseInert } from '../../../platform/html/trusted.ts';
import { type LiveblogEventData, liveblogEventSchema } from '../api/liveblog-event.ts';
import { isComplete } from '../is-complete.ts';
import { parseStreamNumber } from '../parse-stream-number.ts';
import { readUpdates, type Update } from '../read-updates.ts';
import { KEY_MOMENTS, type UpdateKind } from '../update.ts';

/** A change of the liveblog. Its nodes are inert and not sanitized. */
export interface StreamEvent {
  /** The number of the event, one more than that of the previous event. */
  readonly number: number;
  /** New and changed updates. */
  readonly updates: readonly Update[];
  /** The list of key moments; undefined if it has not changed. */
  readonly keyMoments: Element | undefined;
  /** The ids of updates that were removed. */
  readonly removed: readonly string[];
  /** Whether the liveblog has ended. */
  readonly ended: boolean;
}

/** The maximum size of an event in characters, which is that of other page parts. */
const LARGEST = 250_000;

/**
 * Reads an event of a liveblog's stream.
 * @param data its data as JSON
 * @param id its id, which is its number unless the JSON has a number: some servers write ids of another kind
 * @param kind selects the updates
 * @param feature the feature's name, for messages
 * @throws TypeError with the reason
 */
export function readEvent(data: string, id: string, kind: UpdateKind, feature: string): StreamEvent {
  if (data.length > LARGEST) throw new TypeError(`It has more than ${LARGEST} characters.`);
  const checked = liveblogEventSchema.safeParse(parse(data));
  if (!checked.success) throw new TypeError(`It is JSON of another shape: ${checked.error.message}.`);
  const { html = '', removed = [], ended = false, number: own }: LiveblogEventData = checked.data;
  const sent = parseStreamNumber(String(own ?? id));
  if (sent === undefined) {
    throw new TypeError(
      `It has the id ${JSON.stringify(id.slice(0, 40))} and no number; expected one more than that of the event before.`,
    );
  }
  if (html.trim() !== '' && !isComplete(html)) throw new TypeError('Its html ends halfway.');
  const { body } = parseInert(html);
  return {
    number: sent,
    updates: readUpdates(body, kind, feature),
    keyMoments: body.querySelector(KEY_MOMENTS) ?? undefined,
    ended,
    removed: removed.map(String),
  };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new TypeError(`It is not JSON: ${JSON.stringify(data.slice(0, 80))}.`);
  }
}
