import { type KeyboardEvent, useId, useRef } from 'react';
import { Answer } from './Answer.tsx';
import styles from './Answers.module.css';
import { answerAfterKey, answerState } from './answer-state.ts';
import type { QuizAnswer, QuizType } from './quiz-definition.ts';

interface AnswersProps {
  readonly type: QuizType;
  readonly answers: readonly QuizAnswer[];
  /** The id of the question's heading. */
  readonly labelledBy: string;
  readonly chosen: number | undefined;
  readonly percentages: readonly number[] | undefined;
  readonly onChoose: (answer: number) => void;
}

/**
 * The answers as a radio group. Native radio buttons are also selected by the arrow keys; here these only move the
 * focus, because an answer is final: Space or Enter selects it.
 */
export function Answers({ type, answers, labelledBy, chosen, percentages, onChoose }: AnswersProps) {
  const group = useRef<HTMLDivElement>(null);
  const name = useId();
  const isFixed = type === 'questions' && chosen !== undefined;

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return;
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const at = radios.indexOf(target);
    const next = at < 0 ? undefined : answerAfterKey(key, at, radios.length);
    if (next === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) radios[at]?.click();
    else radios[next]?.focus();
  }

  return (
    <div
      ref={group}
      className={styles.group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-disabled={isFixed || undefined}
      onKeyDown={handleKey}
    >
      {answers.map((answer, at) => (
        <Answer
          // Ids may be missing or equal.
          key={answer.index}
          at={at}
          group={name}
          text={answer.text}
          state={answerState(type, answer, at, chosen)}
          isChosen={at === chosen}
          isFixed={isFixed}
          percentage={percentages?.[at]}
          onChoose={() => onChoose(at)}
        />
      ))}
    </div>
  );
}
