/** A quiz as the page defines it, read and checked by `read-quiz.ts`. Nothing here is changed while it is played. */

/** What tells a quiz, an article or an answer from others: as the CMS sent it. */
export type Id = number | string;

/** A picture with its size in px, so that its room is there before it is. */
export interface QuizPicture {
  /** https, or a path on this site. */
  readonly src: string;
  /** Empty where it only decorates. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One of the answers to a question [quiz-1]. */
export interface QuizAnswer {
  /** Its place in the definition, from 0. */
  readonly index: number;
  /** Undefined where the definition gives it none of its own: then the question is neither sent nor counted. */
  readonly id: Id | undefined;
  readonly text: string;
  /** Whether it is right; means nothing in a quiz of statements. */
  readonly correct: boolean;
  /** What it adds to the score in a quiz of statements; 0 or more. */
  readonly points: number;
  /** How many of all readers chose it, in percent, as far as the page knows; any value. */
  readonly percentage: unknown;
}

/** A question, or a statement. */
export interface QuizQuestion {
  /** Its place in the definition, from 0: under this number it is sent and counted [quiz-8]. */
  readonly index: number;
  readonly text: string;
  readonly picture: QuizPicture | undefined;
  /** What is told once it is answered. */
  readonly explanation: string | undefined;
  readonly answers: readonly QuizAnswer[];
  /** Whether each answer has an id of its own. */
  readonly identified: boolean;
}

/** What the reader is told at the end, for a range of percentages [quiz-6]. */
export interface QuizResult {
  /** Percent, bounds included. */
  readonly min: number;
  readonly max: number;
  readonly title: string | undefined;
  readonly text: string | undefined;
  /** What a message says of this result [quiz-10]. */
  readonly shareText: string | undefined;
}

/** `questions` have right answers; `statements` have points [quiz-1]. */
export type QuizType = 'questions' | 'statements';

/** A quiz. */
export interface QuizDefinition {
  readonly id: Id;
  /** The article that it belongs to; undefined where it stands alone. */
  readonly articleId: Id | undefined;
  readonly type: QuizType;
  readonly title: string;
  readonly intro: string | undefined;
  readonly picture: QuizPicture | undefined;
  /** One at least. */
  readonly questions: readonly QuizQuestion[];
  /** In the order in which they are tried. */
  readonly results: readonly QuizResult[];
  readonly share: { readonly subject: string | undefined; readonly body: string | undefined };
}
