import { isRecord } from '../../../runtime/config/guards.ts';

/** The messages about a stream, in all tabs that share it. */
export type StreamMessage =
  /** A connection is open: events that were sent before may be missing. */
  | { readonly kind: 'open' }
  /** There is no new event, but the server responds. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'event'; readonly data: string; readonly id: string }
  /** The connection failed, or the server was silent for too long; another attempt follows. */
  | { readonly kind: 'failed'; readonly isSilent: boolean }
  /** This page is hidden or left, and receives nothing until the visitor returns. */
  | { readonly kind: 'closed' };

/** Whether a message comes from another tab, which may have another version of the product. */
export const isStreamMessage = (value: unknown): value is StreamMessage =>
  isRecord(value) &&
  (value.kind === 'open' ||
    value.kind === 'ping' ||
    (value.kind === 'failed' && typeof value.isSilent === 'boolean') ||
    (value.kind === 'event' && typeof value.data === 'string' && typeof value.id === 'string'));
