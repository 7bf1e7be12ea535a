import { BottomBar } from '../../../ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { LinkButton } from '../../../ui/link-button/LinkButton.tsx';
import { CLOSE, NAME, SUBSCRIBE } from './texts.ts';

export interface GiftBarProps {
  readonly text: string;
  /** The address of the subscription site; undefined if no subscription is offered. */
  readonly offer: string | undefined;
  readonly onClose: () => void;
}

/** Explains what the gift link opens, with a link to a subscription. */
export function GiftBar({ text, offer, onClose }: GiftBarProps) {
  return (
    <BottomBar name={NAME} text={text}>
      <Button onClick={onClose}>{CLOSE}</Button>
      {offer !== undefined && (
        <LinkButton look="primary" href={offer}>
          {SUBSCRIBE}
        </LinkButton>
      )}
    </BottomBar>
  );
}
