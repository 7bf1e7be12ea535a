import type { Context } from '../../../core/runtime/feature/feature.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LoginMessage } from '../../../core/ui/settings/LoginMessage.tsx';
import { pushConfig } from '../../../core/user/push/push-config.ts';
import { AccountFailure } from '../../../core/user/visitor/AccountFailure.tsx';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { PushKinds } from './PushKinds.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';
import { LOG_IN, TO_CHOOSE } from './texts.ts';

interface WebPushProps {
  readonly context: Context;
  readonly served: HeldHeight;
}

/** The settings of push messages, for logged-in visitors [web-push-1, web-push-5]. */
export function WebPush({ context, served: { settle } }: WebPushProps) {
  const { page } = context;
  const visitor = useVisitor(page);
  useSettle(settle, visitor?.loggedIn === false);
  // The server's HTML stays until it is known who is logged in.
  if (!visitor) return null;
  if (visitor.isUnconfirmed) return <AccountFailure page={page} />;
  if (!visitor.loggedIn) {
    return <LoginMessage link={LOG_IN} rest={TO_CHOOSE} />;
  }
  const account = accountOf(visitor);
  const { webPush } = pushConfig(page);
  return (
    <div>
      {webPush && <ThisBrowser key={`browser ${account}`} page={page} webPush={webPush} account={account} />}
      <PushKinds key={account} context={context} settle={settle} />
    </div>
  );
}
