import { LoginInvitation, type LoginInvitationProps } from './LoginInvitation.tsx';
import { LoginModal, type LoginModalProps } from './LoginModal.tsx';

/** The invitation to log in, in the page or over it. */
export function LoginView(props: LoginInvitationProps | LoginModalProps) {
  return 'onDrawn' in props ? <LoginInvitation {...props} /> : <LoginModal {...props} />;
}
