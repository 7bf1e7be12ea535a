/** A quiz as the page defines it, validated by `read-quiz.ts`. It does not change while it is played. */

/** Identifies a quiz, an article or an answer: as sent by the CMS. */
export type Id = number | string;

/** A picture with its size in px, for which space is reserved. */
export interface QuizPicture {
  /** https, or a path on this site. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One of the answers to a question [quiz-1]. */
export interface QuizAnswer {
  /** Index in the definition. */
  readonly index: number;
  /** Undefined if the definition has no unique id for it: then the question's answers are neither sent nor counted. */
  readonly id: Id | undefined;
  readonly text: string;
  /** Whether it is right; unused in a quiz of statements. */
  readonly correct: boolean;
  /** Its points in a quiz of statements; 0 or more. */
  readonly points: number;
  /** The percentage of participants who chose it, from the page; any value. */
  readonly percentage: unknown;
}

/** A question, or a statement. */
export interface QuizQuestion {
  /** Index in the definition: the number by which it is sent and counted [quiz-8]. */
  readonly index: number;
  readonly text: string;
  readonly picture: QuizPicture | undefined;
  /** Shown once it is answered. */
  readonly explanation: string | undefined;
  readonly answers: readonly QuizAnswer[];
  /** Whether each answer has an id of its own. */
  readonly identified: boolean;
}

/** A message of the end result, for a range of percentages [quiz-6]. */
export interface QuizResult {
  /** Percent, bounds included. */
  readonly min: number;
  readonly max: number;
  readonly title: string | undefined;
  readonly text: string | undefined;
  /** The text of this result in a shared message [quiz-10]. */
  readonly shareText: string | undefined;
}

/** `questions` have right answers; `statements` have points [quiz-1]. */
export type QuizType = 'questions' | 'statements';

/** A quiz. */
export interface QuizDefinition {
  readonly id: Id;
  /** The article that it belongs to; undefined without one. */
  readonly articleId: Id | undefined;
  readonly type: QuizType;
  readonly title: string;
  readonly intro: string | undefined;
  readonly picture: QuizPicture | undefined;
  /** At least one. */
  readonly questions: readonly QuizQuestion[];
  /** In the order in which they are tried. */
  readonly results: readonly QuizResult[];
  readonly share: { readonly subject: string | undefined; readonly body: string | undefined };
}
