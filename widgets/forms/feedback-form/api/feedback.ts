import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  boolean,
  number,
  type OutputOf,
  object,
  oneOf,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';

/** The answer to a feedback form [feedback-form-8]. */
export const feedbackSchema = object({
  /** `bot` if the robot check is missing or not valid. */
  result: oneOf(['success', 'error', 'bot']),
  /** A message for the visitor, plain text. */
  msg: maybe(string(), 'msg of a feedback form'),
  /** False if the server does not know the visitor: then the robot check is required. */
  is_logged_in: maybe(union([boolean(), number(), string()]), 'is_logged_in of a feedback form'),
});

export type FeedbackAnswer = OutputOf<typeof feedbackSchema>;
