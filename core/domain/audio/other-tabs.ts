import { onAbort } from '../../platform/dom/on-abort.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { isRecord } from '../../runtime/config/guards.ts';

const CHANNEL = 'nmt-audio';
/** Milliseconds in which another tab answers; one that plays is not slowed down in the background. */
const ANSWER = 250;

/** `starts`: the others stop. `asks`: who plays says `plays`. */
type Message = 'starts' | 'asks' | 'plays';

/** Names this page: a channel also gets what another channel of the same page posts. */
const here = randomId();

/**
 * Stops the sound of the other tabs of the site, and lets this tab's stop when another one starts.
 * @param stop called when another tab starts
 * @param signal aborts when this tab is silent
 */
export function takeTabs(stop: () => void, signal: AbortSignal): void {
  const channel = openChannel((message, reply) => {
    if (message === 'starts') stop();
    if (message === 'asks') reply('plays');
  }, signal);
  channel?.('starts');
}

/**
 * Whether another tab of the site plays: a copy of a tab must not start what its original plays. The page that this tab
 * is leaving may still answer, as while a prerendered page takes its place; so a tab counts that answers twice.
 * @param signal ends the wait
 */
export async function isHeardElsewhere(signal: AbortSignal): Promise<boolean> {
  if (!(await isAnswered(signal))) return false;
  await wait(ANSWER, signal);
  return isAnswered(signal);
}

async function isAnswered(signal: AbortSignal): Promise<boolean> {
  const ending = new AbortController();
  const answer = await new Promise<boolean>((resolve) => {
    const channel = openChannel((message) => message === 'plays' && resolve(true), ending.signal);
    channel?.('asks');
    void wait(channel ? ANSWER : 0, signal).then(() => resolve(false));
  });
  ending.abort();
  return answer && !signal.aborted;
}

/** Resolves after some time, or when the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onAbort(signal, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

type Post = (message: Message) => void;

/** Without the channel (a web view, a blocked origin) each tab is for itself. */
function openChannel(heard: (message: unknown, reply: Post) => void, signal: AbortSignal): Post | undefined {
  if (signal.aborted) return undefined;
  try {
    const channel = new BroadcastChannel(CHANNEL);
    const post: Post = (message) => channel.postMessage({ from: here, message });
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && data.from !== here) heard(data.message, post);
    });
    onAbort(signal, () => channel.close());
    return post;
  } catch {
    return undefined;
  }
}
