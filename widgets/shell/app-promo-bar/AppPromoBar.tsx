import { BottomBar } from '../../../core/ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../core/ui/button/Button.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { CLOSE, NAME } from './texts.ts';

interface AppPromoBarProps {
  /** The app's page in the store. */
  readonly storeUrl: string;
  readonly text: string;
  /** The text of the link to the store. */
  readonly button: string;
  readonly onClose: () => void;
}

/** The bar that offers the app. */
export function AppPromoBar({ storeUrl, text, button, onClose }: AppPromoBarProps) {
  return (
    <BottomBar name={NAME} text={text}>
      <Button onClick={onClose}>{CLOSE}</Button>
      <LinkButton look="primary" href={storeUrl} rel="noopener">
        {button}
      </LinkButton>
    </BottomBar>
  );
}
