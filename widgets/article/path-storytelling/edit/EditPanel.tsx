import { useRef, useState } from 'react';
import { copyText } from '../../../../core/domain/share/copy-text.ts';
import { Button } from '../../../../core/ui/button/Button.tsx';
import { COPIED, COPY, EDIT_NOTE, EDIT_TITLE, NOT_COPIED, POSITIONS } from '../texts.ts';
import styles from './EditPanel.module.css';
import { positionsJson } from './positions-json.ts';
import { StepRange } from './StepRange.tsx';

/** A step in the panel. */
export interface EditedStep {
  readonly name: string;
  /** From 0 to 1; undefined for a step without a valid position. */
  readonly position: number | undefined;
}

export interface EditPanelProps {
  /** In document order. */
  readonly steps: readonly EditedStep[];
  /** Called when a step's range gets the focus. */
  readonly onFocus: (index: number) => void;
  /** Called when the editor moves a step. */
  readonly onMove: (index: number, position: number) => void;
}

/**
 * The edit mode: a range for each step, and the positions as JSON to copy. It saves nothing and grants no permissions
 * [path-storytelling-3].
 */
export function EditPanel({ steps, onFocus, onMove }: EditPanelProps) {
  const [positions, setPositions] = useState(() => steps.map(({ position }) => position));
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  const move = (index: number, position: number) => {
    setPositions((known) => known.map((at, step) => (step === index ? position : at)));
    setStatus('');
    onMove(index, position);
  };
  const copy = async () => {
    const isCopied = await copyText(positionsJson(positions));
    setStatus(isCopied ? COPIED : NOT_COPIED);
    if (isCopied) return;
    field.current?.focus();
    field.current?.select();
  };

  return (
    <details className={styles.panel} open>
      <summary>{EDIT_TITLE}</summary>
      <p>{EDIT_NOTE}</p>
      <ol className={styles.ranges}>
        {steps.map(({ name }, index) => (
          <StepRange
            key={name}
            name={name}
            position={positions[index]}
            onFocus={() => onFocus(index)}
            onMove={(position) => move(index, position)}
          />
        ))}
      </ol>
      <label>
        <span>{POSITIONS}</span>
        <textarea ref={field} readOnly rows={2} value={positionsJson(positions)} />
      </label>
      <Button look="primary" onClick={copy}>
        {COPY}
      </Button>
      <p role="status">{status}</p>
    </details>
  );
}
