import {
  array,
  boolean,
  number,
  type OutputOf,
  object,
  optional,
  string,
} from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';

/** The data of an event in a liveblog's stream: a change of the liveblog. */
export const liveblogEventSchema = object({
  /** Only needed if the event's own `id` is not its number. */
  number: optional(number()),
  /** A part of the page: new and changed updates, and the list of key moments if that changed. */
  html: optional(string()),
  /** The numbers of removed updates. */
  removed: optional(array(textOrNumber)),
  /** Whether the liveblog has ended. */
  ended: optional(boolean()),
});

/** An event's data, as a server sends it. */
export type LiveblogEventData = OutputOf<typeof liveblogEventSchema>;
