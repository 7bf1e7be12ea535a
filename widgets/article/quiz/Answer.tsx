import { useRef } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { SilentFilling } from '../../../core/ui/forms/react/SilentFilling.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { check, type Shape, x } from '../../../core/ui/icon/shapes.ts';
import styles from './Answers.module.css';
import type { AnswerState } from './answer-state.ts';
import {
  answerMark,
  OF_READERS,
  percentText,
  RIGHT_ANSWER,
  YOUR_ANSWER,
  YOURS_RIGHT,
  YOURS_WRONG,
} from './texts.ts';

interface AnswerProps {
  /** Index of the answer, from 0. */
  readonly at: number;
  /** The name that the radio buttons of a question share. */
  readonly group: string;
  readonly text: string;
  readonly state: AnswerState;
  readonly isChosen: boolean;
  /** Whether the answer is locked [quiz-3]; the focus stays, so that the answers can still be read. */
  readonly isFixed: boolean;
  /** Whole percents of all participants; undefined if they are not shown. */
  readonly percentage: number | undefined;
  readonly onChoose: () => void;
}

/** The text of a state, besides its colour and mark. */
const VERDICTS: Partial<Record<AnswerState, string>> = {
  chosen: YOUR_ANSWER,
  right: YOURS_RIGHT,
  wrong: YOURS_WRONG,
  missed: RIGHT_ANSWER,
};

const MARKS: Partial<Record<AnswerState, Shape>> = { chosen: check, right: check, missed: check, wrong: x };

/** An answer: a radio button, with a bar for the percentage of participants who chose it. */
export function Answer(props: AnswerProps) {
  const { at, group, text, state, isChosen, isFixed, percentage, onChoose } = props;
  const root = useRef<HTMLLabelElement>(null);
  const verdict = VERDICTS[state];
  const mark = MARKS[state];
  return (
    <label
      ref={root}
      className={`${styles.answer} ${state === 'open' ? '' : styles[state]} ${isFixed ? styles.fixed : ''}`}
    >
      <SilentFilling root={root} rendered={isChosen ? 'on' : ''} />
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={isChosen}
        aria-disabled={isFixed || undefined}
        onChange={() => isFixed || onChoose()}
      />
      {percentage !== undefined && (
        <span className={styles.bar} aria-hidden="true" style={{ scale: `${percentage / 100} 1` }} />
      )}
      <span className={styles.mark} aria-hidden="true">
        {mark ? <Icon shape={mark} /> : answerMark(at)}
      </span>
      <span className={styles.words}>
        <span lang={useContentLanguage()}>{text}</span>
        {verdict !== undefined && <span className={styles.verdict}>{` ${verdict}`}</span>}
      </span>
      <span className={styles.percentage}>
        {percentage !== undefined && (
          <>
            <span>{` ${percentText(percentage)}`}</span>
            <Hidden>{OF_READERS}</Hidden>
          </>
        )}
      </span>
    </label>
  );
}
