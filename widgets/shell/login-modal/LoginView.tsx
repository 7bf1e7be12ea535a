import { createPortal } from 'react-dom';
import { LoginInvitation } from './LoginInvitation.tsx';
import { LoginModal, type LoginModalProps } from './LoginModal.tsx';

interface LoginViewProps extends LoginModalProps {
  /** Where the invitation is part of the page; without it, it is a dialog over the page. */
  readonly place?: HTMLElement;
  /** Called as soon as the visitor closes the invitation in the page. */
  readonly onClose?: () => void;
}

/** The invitation to log in, in the page or over it. */
export function LoginView({ place, onClose, ...invitation }: LoginViewProps) {
  if (!place) return <LoginModal {...invitation} />;
  return createPortal(<LoginInvitation {...invitation} onClose={onClose} />, place);
}
