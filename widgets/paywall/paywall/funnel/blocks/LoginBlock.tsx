import { useEffect, useState } from 'react';
import { loginAddress } from '../../../../../core/platform/navigation/login-address.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { LinkButton } from '../../../../../core/ui/link-button/LinkButton.tsx';
import { useVisitor } from '../../../../../core/user/visitor/use-visitor.ts';
import styles from '../Funnel.module.css';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockText } from './BlockText.tsx';
import type { BlockProps } from './block-props.ts';
import {
  LOG_IN,
  LOG_IN_AGAIN,
  LOG_IN_TO_READ,
  LOG_OUT,
  loggedInText,
  SESSION_ENDED,
  SUBSCRIBER_ALREADY,
} from './texts.ts';

/** The login line of the visitor under the block's text [funnel-blocks-23]. */
export function LoginBlock({ block: { content }, headingId, funnel }: BlockProps) {
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      <LoginLine page={funnel.page} />
    </>
  );
}

/**
 * Shows the address of the account and a link to log out, or a link to log in [login-lines-1, login-lines-2]. Until the
 * login status is known, the line is empty [login-lines-5], with its space reserved.
 */
export function LoginLine({ page }: { readonly page: Page }) {
  const visitor = useVisitor(page);
  const login = useLoginAddress();
  return (
    <p className={styles.loginLine}>
      {visitor &&
        (visitor.loggedIn ? (
          <>
            <span>{`${loggedInText(visitor.email ?? visitor.username ?? '')} `}</span>
            <a href="/logout/">{LOG_OUT}</a>
          </>
        ) : (
          <>
            <span>{`${SUBSCRIBER_ALREADY} `}</span>
            <a href={login}>{LOG_IN}</a>
          </>
        ))}
    </p>
  );
}

/**
 * A link to log in again, for a visitor whose session has ended; a logged-in visitor sees the login line
 * [funnel-blocks-24].
 */
export function LoginAgainBlock({ block: { content }, headingId, funnel }: BlockProps) {
  const visitor = useVisitor(funnel.page);
  const login = useLoginAddress();
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      {visitor?.loggedIn === true ? (
        <LoginLine page={funnel.page} />
      ) : (
        <div className={styles.loginAgain}>
          <p className={styles.text}>{SESSION_ENDED}</p>
          <LinkButton href={login}>{LOG_IN_AGAIN}</LinkButton>
        </div>
      )}
    </>
  );
}

/** A funnel that only has a link to log in [paywall-types-23]. */
export function LoginOnly({ headingId }: { readonly headingId: string }) {
  const login = useLoginAddress();
  return (
    <div className={styles.root}>
      <div data-block="login" className={styles.block}>
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {LOG_IN_TO_READ}
        </h2>
        <LinkButton look="primary" href={login} className={styles.button}>
          {LOG_IN}
        </LinkButton>
      </div>
    </div>
  );
}

/** Returns to the current address, also after the fragment has changed [login-lines-3, login-lines-6]. */
function useLoginAddress(): string {
  const [address, setAddress] = useState(() => loginAddress());
  useEffect(() => {
    const update = () => setAddress(loginAddress());
    addEventListener('hashchange', update);
    addEventListener('popstate', update);
    return () => {
      removeEventListener('hashchange', update);
      removeEventListener('popstate', update);
    };
  }, []);
  return address;
}
