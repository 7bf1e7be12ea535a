import { useState } from 'react';
import { error } from '../../../core/runtime/log/log.ts';
import { AnswerForm, ServedForm } from './AnswerForm.tsx';
import { hashOf, normalizeAnswer } from './answer-hash.ts';
import { Solution } from './Solution.tsx';
import { EMPTY, RIGHT, WRONG } from './texts.ts';

/** The server's form for the answer. */
interface ServedAnswer {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}

interface RebusProps {
  /** The hashes of the right answers. */
  readonly hashes: ReadonlySet<string>;
  readonly served: ServedAnswer | undefined;
  /** The element with the solution. */
  readonly details: HTMLDetailsElement | undefined;
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Aborts the confirmation before the solution. */
  readonly signal: AbortSignal;
}

/** The form for the answer, its result, and the button of the solution. */
export function Rebus({ hashes, served, details, feature, signal }: RebusProps) {
  const [result, setResult] = useState('');
  const check = (field: HTMLInputElement) => {
    const answer = normalizeAnswer(field.value);
    if (answer === '') {
      setResult(EMPTY);
      field.focus();
      return;
    }
    hashOf(answer).then(
      (hash) => setResult(hashes.has(hash) ? RIGHT : WRONG),
      (cause: unknown) => error(feature, 'The answer could not be compared.', cause),
    );
  };
  // A result belongs to the submitted answer.
  const answer = { result, onAnswer: check, onInput: () => setResult('') };
  return (
    <>
      {served ? <ServedForm {...served} {...answer} /> : <AnswerForm {...answer} />}
      {details && <Solution details={details} signal={signal} />}
    </>
  );
}
