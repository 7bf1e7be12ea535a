import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';
import type { PasswordScorer, Score } from './password-level.ts';

/** Longer ones are strong, and judging all of them would take seconds. */
const MAX_SCORED_LENGTH = 100;

const tool = new ZxcvbnFactory({
  dictionary: { ...common, ...dutch, paper: ['nrc', 'krant', 'abonnee', 'handelsblad'] },
  graphs: adjacencyGraphs,
  maxLength: MAX_SCORED_LENGTH,
});

/**
 * Judges by how soon a password would be guessed, with Dutch words and names among the guesses and what the reader
 * filled in elsewhere too [password-strength-4]. In a chunk of its own: it comes with the first use of the field.
 */
export const scoreByTool: PasswordScorer = (password, known): Score =>
  tool.check(
    password.slice(0, MAX_SCORED_LENGTH),
    known.flatMap((text) => [text, ...text.split(/[@.+_-]/)]),
  ).score;
