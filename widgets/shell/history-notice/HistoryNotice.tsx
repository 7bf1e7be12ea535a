import { BottomBar } from '../../../core/ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../core/ui/button/Button.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { SETTINGS } from './pages.ts';
import { AGREE, MORE, NAME, OTHERWISE, REFUSE, TEXT } from './texts.ts';

interface HistoryNoticeProps {
  /** Called only by a click on one of the two buttons [history-notice-7]. */
  readonly onAnswer: (isPermitted: boolean) => void;
}

/** The question, with two similar buttons: refusing is as easy as agreeing. */
export function HistoryNotice({ onAnswer }: HistoryNoticeProps) {
  return (
    <BottomBar name={NAME} text={`${TEXT} ${OTHERWISE}`}>
      <LinkButton href={SETTINGS}>{MORE}</LinkButton>
      <Button look="primary" onClick={() => onAnswer(false)}>
        {REFUSE}
      </Button>
      <Button look="primary" onClick={() => onAnswer(true)}>
        {AGREE}
      </Button>
    </BottomBar>
  );
}
