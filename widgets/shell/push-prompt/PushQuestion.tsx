import { BottomBar } from '../../../core/ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../core/ui/button/Button.tsx';
import { NAME, NO, QUESTION, YES } from './texts.ts';

export interface PushQuestionProps {
  readonly onNo: () => void;
  /** Called during the click, because the browser only asks for permission then. */
  readonly onYes: () => void;
}

/** Asks whether the visitor wants push messages. */
export function PushQuestion({ onNo, onYes }: PushQuestionProps) {
  return (
    <BottomBar name={NAME} text={QUESTION}>
      <Button onClick={onNo}>{NO}</Button>
      <Button look="primary" onClick={onYes}>
        {YES}
      </Button>
    </BottomBar>
  );
}
