import { pushConfig } from '../../../core/domain/push/push-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { LoginMessage } from '../../../core/ui/settings/LoginMessage.tsx';
import { accountOf } from '../../../core/user/visitor/once-per-visitor.ts';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { PushKinds } from './PushKinds.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';
import { LOG_IN, TO_CHOOSE } from './texts.ts';
import styles from './WebPush.module.css';

interface WebPushProps {
  readonly context: Context;
}

/** The settings of push messages, for who is logged in [web-push-1, web-push-5]. */
export function WebPush({ context }: WebPushProps) {
  const { page } = context;
  const visitor = useVisitor(page);
  // The server's HTML stays until it is known who is logged in.
  if (!visitor) return null;
  if (!visitor.loggedIn) {
    return <LoginMessage link={LOG_IN} rest={TO_CHOOSE} />;
  }
  const account = accountOf(visitor);
  const { webPush } = pushConfig(page);
  return (
    <div className={styles.settings}>
      {webPush && <ThisBrowser key={`browser ${account}`} page={page} webPush={webPush} account={account} />}
      <PushKinds key={account} context={context} />
    </div>
  );
}
