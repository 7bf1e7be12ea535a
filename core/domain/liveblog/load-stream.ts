import type { Context } from '../../runtime/feature/feature.ts';
import { error } from '../../runtime/log/log.ts';
import type { LiveStream, StreamOptions } from './stream/subscribe-to-stream.ts';
import type { Target } from './stream/target.ts';

/**
 * Loads the code of streams, which only pages with a stream need. If that fails, the liveblog is still polled.
 * @returns undefined if there is no stream
 */
export async function loadStream(
  options: StreamOptions,
  target: Target,
  context: Context,
): Promise<LiveStream | undefined> {
  try {
    const { subscribeToStream } = await import('./stream/subscribe-to-stream.ts');
    return context.signal.aborted ? undefined : subscribeToStream(options, target, context);
  } catch (cause) {
    error(
      context.feature,
      `The code for data-stream-url ${JSON.stringify(options.url.slice(0, 80))} could not be loaded; the liveblog is polled.`,
      cause,
    );
    return undefined;
  }
}
