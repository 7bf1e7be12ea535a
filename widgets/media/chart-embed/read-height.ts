import { isRecord } from '../../../core/runtime/config/guards.ts';

/** The message of a chart's frame when its height changes. */
const TYPE = 'chart-embed:height';

/**
 * Maximum height in px: higher than any chart, and low enough that a frame that grows with its own height cannot fill
 * the page.
 */
const MAX = 5000;

/**
 * Reads the height that a frame posts [chart-embed-2].
 * @param data data of the message, from a third party
 * @returns whole px from 1 up to 5000, or undefined for every other message
 */
export function readHeight(data: unknown): number | undefined {
  if (!isRecord(data) || data.type !== TYPE) return undefined;
  const { height } = data;
  if (typeof height !== 'number' || !(height > 0) || height > MAX) return undefined;
  return Math.ceil(height);
}
