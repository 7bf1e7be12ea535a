import { useEffect, useEffectEvent, useState } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Dialog } from '../../../core/ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import { FADE_OUT } from './fade-out.ts';
import type { Invitation } from './invitation.ts';
import { CLOSE, LOGIN, TITLE } from './texts.ts';

export interface LoginModalProps {
  readonly invitation: Invitation;
  /** Called once the modal is on the page. */
  readonly onShown: () => void;
  /** Called after the visitor has closed it and it has faded out. */
  readonly onExited: () => void;
}

/**
 * The invitation to log in [login-modal-4]. It has no history entry: the visitor did not open it, and the back button
 * must leave the page.
 */
export function LoginModal({ invitation, onShown, onExited }: LoginModalProps) {
  const { title, body, login, close } = invitation;
  const language = useContentLanguage();
  const languageOf = (text: string, ours: string) => (text === ours ? undefined : language);
  const [isOpen, setOpen] = useState(true);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    reportShown();
  }, []);
  return (
    <Dialog
      title={title}
      titleLanguage={languageOf(title, TITLE)}
      open={isOpen}
      fadeOut={FADE_OUT}
      onClose={() => setOpen(false)}
      onExited={onExited}
      footer={
        <>
          <Button lang={languageOf(close, CLOSE)} onClick={() => setOpen(false)}>
            {close}
          </Button>
          <LinkButton
            look="primary"
            href={login.address}
            lang={languageOf(login.label, LOGIN)}
            data-focus-first=""
          >
            {login.label}
          </LinkButton>
        </>
      }
    >
      <Served nodes={body} />
    </Dialog>
  );
}
