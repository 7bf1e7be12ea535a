import { onAbort } from '../../platform/dom/on-abort.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { isRecord } from '../../runtime/config/guards.ts';

const CHANNEL = 'nmt-audio';
/** Milliseconds in which another tab answers; browsers do not throttle a tab that plays sound. */
const ANSWER = 250;

/** `starts`: the other tabs stop. `asks`: a tab that plays answers with `plays`. */
type Message = 'starts' | 'asks' | 'plays';

/** Identifies this page: a channel also receives the messages of other channels of the same page. */
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
 * Whether another tab of the site plays: a duplicated tab must not start the sound that the original plays. The page
 * that this tab is leaving may still answer, as while a prerendered page takes its place; so only a tab that answers
 * twice counts.
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

/** Without the channel (a web view, a blocked origin) each tab plays independently. */
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
