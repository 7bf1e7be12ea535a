import type { OptinStore } from '../../../core/domain/newsletters/optins.ts';
import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import type { Newsletter } from './newsletter.ts';
import { newslettersConfig } from './newsletters-config.ts';
import { SignUp } from './SignUp.tsx';
import { EXCLUSIVE, LOG_IN, overlayTitle, TO_SUBSCRIPTIONS } from './texts.ts';

interface OverlayOptions {
  readonly page: Page;
  readonly newsletter: Newsletter;
  readonly optins: OptinStore;
  /** Closes the overlay. */
  readonly signal: AbortSignal;
}

let overlays = 0;

/**
 * Opens the sign-up form for logged-out visitors; resolves when it has closed [newsletter-button-3]. A login in another
 * tab closes it.
 */
export async function openSignUp({ page, newsletter, optins, signal }: OverlayOptions): Promise<void> {
  const ending = untilVisitorChanges(page, signal);
  await openDialog<'closed'>({
    title: overlayTitle(newsletter.name),
    operation: 'custom',
    signal: ending.signal,
    render: (answer) => (
      <SignUp
        page={page}
        newsletter={newsletter}
        email={optins.email()}
        known={() => {
          const { codes, signedUp } = optins.getState();
          return [...codes, ...signedUp, newsletter.code];
        }}
        send={({ email, captcha }) =>
          optins.change({
            code: newsletter.code,
            source: newsletter.source,
            subscribe: true,
            email,
            captcha,
          })
        }
        onClose={() => answer('closed')}
      />
    ),
  }).finally(() => ending.abort());
}

/** Opens the message about an exclusive newsletter; resolves when it has closed [newsletter-overlay-5]. */
export async function openUpgrade({ page, newsletter, signal }: OverlayOptions): Promise<void> {
  const ending = untilVisitorChanges(page, signal);
  const { newsletterUpgradeUrl: address } = newslettersConfig(page);
  const isLoggedIn = visitor(page).store.getState()?.loggedIn === true;
  const describedBy = `nmt-newsletter-upgrade-${++overlays}`;
  await openDialog<never>({
    title: overlayTitle(newsletter.name),
    operation: 'custom',
    describedBy,
    signal: ending.signal,
    render: () => <p id={describedBy}>{EXCLUSIVE}</p>,
    footer: () => (
      <>
        {!isLoggedIn && <LinkButton href={loginAddress()}>{LOG_IN}</LinkButton>}
        {address !== undefined && (
          <LinkButton look="primary" href={address}>
            {TO_SUBSCRIPTIONS}
          </LinkButton>
        )}
      </>
    ),
  }).finally(() => ending.abort());
}

/** An overlay is only valid for the current visitor: it closes when the visitor changes. */
function untilVisitorChanges(page: Page, signal: AbortSignal): AbortController {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const { store } = visitor(page);
  const wasLoggedIn = store.getState()?.loggedIn;
  subscribe(store, (present) => present?.loggedIn !== wasLoggedIn && ending.abort(), ending.signal);
  return ending;
}

/**
 * Shows the sign-up form without a press, when its turn among the prompts comes, if `#debug=subscribe-overlay` requires
 * it [debug-hashes-2].
 * @param open opens the form; resolves when it has closed
 * @param signal the feature's signal
 */
export function promptSignUp(open: () => Promise<void>, signal: AbortSignal): void {
  if (!parseDebugSwitches(location.href).show.has('subscribe-overlay')) return;
  void requestPrompt({
    name: 'newsletter-overlay',
    priority: PRIORITY.newsletter,
    show: (release) => {
      open()
        .catch((cause: unknown) => error('newsletter-button', 'The form could not be shown.', cause))
        .finally(release);
    },
    signal,
  });
}
