import { isRecord } from '../../../runtime/config/guards.ts';

/** What happens to a stream, in all tabs that share it. */
export type StreamMessage =
  /** A connection is open: what was sent before it may be missing. */
  | { readonly kind: 'open' }
  /** Nothing new, but the server is there. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'event'; readonly data: string; readonly id: string }
  /** The connection failed, or nothing was heard of the server for too long; another try follows. */
  | { readonly kind: 'failed'; readonly isSilent: boolean }
  /** This page is left, and hears nothing until the visitor returns. */
  | { readonly kind: 'closed' };

/** Whether another tab, which may have another version of the product, posted a message. */
export const isStreamMessage = (value: unknown): value is StreamMessage =>
  isRecord(value) &&
  (value.kind === 'open' ||
    value.kind === 'ping' ||
    (value.kind === 'failed' && typeof value.isSilent === 'boolean') ||
    (value.kind === 'event' && typeof value.data === 'string' && typeof value.id === 'string'));
