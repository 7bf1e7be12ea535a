import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';
import type { PasswordScorer, Score } from './password-level.ts';

/**
 * Maximum number of scored characters. The score of a password of this length hardly depends on the rest, and the time
 * grows with the square of the length: a hundred characters from a password manager would block a phone for two seconds
 * at each keystroke.
 */
const MAX_SCORED_LENGTH = 40;

const tool = new ZxcvbnFactory({
  dictionary: { ...common, ...dutch, paper: ['nrc', 'krant', 'abonnee', 'handelsblad'] },
  graphs: adjacencyGraphs,
  maxLength: MAX_SCORED_LENGTH,
});

/**
 * Scores by the number of guesses that a password needs. The guesses include Dutch words, names, and the visitor's
 * other input [password-strength-4]. In a separate chunk, which loads when the field is first used.
 */
export const scoreByTool: PasswordScorer = (password, known): Score =>
  tool.check(
    password.slice(0, MAX_SCORED_LENGTH),
    known.flatMap((text) => [text, ...text.split(/[@.+_-]/)]),
  ).score;
