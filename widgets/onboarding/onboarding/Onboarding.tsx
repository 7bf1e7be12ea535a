import { useEffect } from 'react';
import { AccountFailure } from '../../../core/user/visitor/AccountFailure.tsx';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { Account, type OnboardingProps } from './Account.tsx';

/** The login page, which sends new users back to the onboarding [onboarding-3]. */
const LOGIN = '/login/';

/** The onboarding, for logged-in visitors; everybody else is sent to the login page [onboarding-3]. */
export function Onboarding(props: OnboardingProps) {
  const { page } = props.context;
  const visitor = useVisitor(page);
  const isLoggedOut = visitor?.loggedIn === false && !visitor.isUnconfirmed;
  useEffect(() => {
    // Replaces the history entry: going back from the login page must not lead here again.
    if (isLoggedOut) location.replace(LOGIN);
  }, [isLoggedOut]);
  // The server's HTML stays in the meantime.
  if (!visitor || isLoggedOut) return null;
  if (visitor.isUnconfirmed) return <AccountFailure page={page} />;
  return <Account key={accountOf(visitor)} {...props} visitor={visitor} />;
}
