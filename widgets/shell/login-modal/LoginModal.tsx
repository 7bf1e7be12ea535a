import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Dialog } from '../../../core/ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import type { Invitation } from './invitation.ts';

/** Milliseconds in which the modal fades out [login-modal-3]. */
const FADE_OUT = 450;

export interface LoginModalProps {
  readonly invitation: Invitation;
  /** Called once the modal is on the page. */
  readonly onShown: () => void;
  /** Called after the visitor has closed it and it has faded. */
  readonly onExited: () => void;
}

/**
 * The invitation to log in [login-modal-4]. It has no history entry: the visitor did not open it, and the back button must
 * leave the page.
 */
export function LoginModal({ invitation, onShown, onExited }: LoginModalProps) {
  const { title, body, login, close } = invitation;
  const [isOpen, setOpen] = useState(true);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    reportShown();
  }, []);
  return (
    <Dialog
      title={title}
      open={isOpen}
      fadeOut={FADE_OUT}
      onClose={() => setOpen(false)}
      onExited={onExited}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{close}</Button>
          <LinkButton look="primary" href={login.address} data-focus-first="">
            {login.label}
          </LinkButton>
        </>
      }
    >
      <Served nodes={body} />
    </Dialog>
  );
}
