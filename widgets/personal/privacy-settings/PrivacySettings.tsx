import type { Context } from '../../../core/runtime/feature/feature.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LoginMessage } from '../../../core/ui/settings/LoginMessage.tsx';
import { AccountFailure } from '../../../core/user/visitor/AccountFailure.tsx';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { LOG_IN, TO_SEE } from './texts.ts';

interface PrivacySettingsProps {
  readonly context: Context;
  readonly served: HeldHeight;
}

/** The settings of the reading history, for logged-in visitors [privacy-settings-1, privacy-settings-2]. */
export function PrivacySettings({ context, served: { settle } }: PrivacySettingsProps) {
  const { page } = context;
  const visitor = useVisitor(page);
  const login = loginHash(visitorConfig(page).loginCookie);
  useSettle(settle, visitor !== undefined && (!visitor.loggedIn || login === undefined));
  // The server's HTML stays until it is known who is logged in.
  if (!visitor) return null;
  if (visitor.isUnconfirmed) return <AccountFailure page={page} />;
  if (!visitor.loggedIn || login === undefined) {
    return <LoginMessage link={LOG_IN} rest={TO_SEE} />;
  }
  const owner = { login, uuid: visitor.uuid };
  return <AccountSettings key={accountOf(visitor)} context={context} owner={owner} settle={settle} />;
}
