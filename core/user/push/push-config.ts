import { type Configured, configSection } from '../../runtime/config/config-section.ts';
import { isRecord, isText } from '../../runtime/config/guards.ts';
import { custom } from '../../runtime/config/settings.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { pageValue } from '../../runtime/page/page-value.ts';

/** The site's settings that push messages need [web-push-7]. */
export interface WebPush {
  /** The absolute address of the service worker on this site. */
  readonly worker: string;
  /** The public key of the server that sends the messages (VAPID), in base64url. */
  readonly applicationServerKey: string;
}

/** The specification names the key `webPush` and its two contents, but not the names of these. */
const WORKER = ['worker', 'serviceWorker', 'workerPath', 'path'];
const SERVER_KEY = ['applicationServerKey', 'serverKey', 'key', 'publicKey'];

const EXPECTED =
  'an object with "worker", a path on this site, and "applicationServerKey", a text in base64url';

const sentConfig = configSection({
  /** Push messages: docs/reference/features/personal.md#push-messages; nobody is asked without it [web-push-7]. */
  webPush: custom(EXPECTED, isWebPush, undefined),
});

/** The site's settings for push messages; undefined if there are none [web-push-7]. */
export const pushConfig = pageValue((page: Configured) => {
  const { webPush } = sentConfig(page);
  return { webPush: webPush && read(webPush) };
});

function isWebPush(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && read(value) !== undefined;
}

function read(sent: Readonly<Record<string, unknown>>): WebPush | undefined {
  const worker = parseAddress(firstText(sent, WORKER) ?? '//', self.origin);
  const key = firstText(sent, SERVER_KEY);
  // Browsers only run service workers of the page's own origin.
  if (worker?.origin !== self.origin || key === undefined) return undefined;
  return { worker: worker.href, applicationServerKey: base64url(key) };
}

/** Keys are often copied in plain base64, which `subscribe()` rejects. */
function base64url(key: string): string {
  return key.trim().replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function firstText(sent: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  return names.map((name) => sent[name]).find(isText);
}
