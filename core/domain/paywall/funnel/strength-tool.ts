import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';
import type { PasswordScorer, Score } from './password-level.ts';

/** Characters that are scored: a longer password is strong, and scoring all of it would take seconds. */
const MAX_SCORED_LENGTH = 100;

const tool = new ZxcvbnFactory({
  dictionary: { ...common, ...dutch, paper: ['nrc', 'krant', 'abonnee', 'handelsblad'] },
  graphs: adjacencyGraphs,
  maxLength: MAX_SCORED_LENGTH,
});

/**
 * Scores by how soon a password would be guessed. The guesses include Dutch words, names, and what the visitor filled in
 * in other fields [password-strength-4]. In a separate chunk, which loads with the first use of the field.
 */
export const scoreByTool: PasswordScorer = (password, known): Score =>
  tool.check(
    password.slice(0, MAX_SCORED_LENGTH),
    known.flatMap((text) => [text, ...text.split(/[@.+_-]/)]),
  ).score;
