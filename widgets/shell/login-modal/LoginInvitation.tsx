import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { Served } from '../../../core/ui/served/Served.tsx';
import { FADE_OUT } from './fade-out.ts';
import styles from './LoginInvitation.module.css';
import type { LoginModalProps } from './LoginModal.tsx';
import { CLOSE, LOGIN, TITLE } from './texts.ts';

export interface LoginInvitationProps extends Pick<LoginModalProps, 'invitation' | 'onExited'> {
  /** Called with the element that is inserted into the page. */
  readonly onDrawn: (place: HTMLElement) => void;
  /** Called as soon as the visitor closes it. */
  readonly onClose: () => void;
}

/** The invitation to log in as part of the page, which takes no focus and covers nothing [login-modal-4]. */
export function LoginInvitation({ invitation, onDrawn, onClose, onExited }: LoginInvitationProps) {
  const { title, body, login, close } = invitation;
  const language = useContentLanguage();
  const languageOf = (text: string, ours: string) => (text === ours ? undefined : language);
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const section = useRef<HTMLElement>(null);
  const reportDrawn = useEffectEvent(onDrawn);
  const reportExited = useEffectEvent(onExited);
  useEffect(() => {
    const place = section.current?.parentElement;
    if (place) reportDrawn(place);
  }, []);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(reportExited, isMotionReduced() ? 0 : FADE_OUT);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <section
      ref={section}
      className={isLeaving ? `${styles.root} ${styles.leaving}` : styles.root}
      aria-labelledby={titleId}
      inert={isLeaving}
    >
      <h2 id={titleId} className={styles.title} lang={languageOf(title, TITLE)}>
        {title}
      </h2>
      <Served nodes={body} className={styles.text} />
      <div className={styles.ways}>
        <LinkButton look="primary" href={login.address} lang={languageOf(login.label, LOGIN)}>
          {login.label}
        </LinkButton>
        <Button
          lang={languageOf(close, CLOSE)}
          onClick={() => {
            onClose();
            setLeaving(true);
          }}
        >
          {close}
        </Button>
      </div>
    </section>
  );
}
