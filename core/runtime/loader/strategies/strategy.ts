import type { Link, Mount } from '../contract.ts';

/**
 * Calls a mount's `start` at the right moment; several calls are harmless. Its listeners end with the mount's signal.
 * The route's detail comes from the manifest: a root margin, an event's name, or empty.
 */
export type Strategy = (mount: Mount, link: Link) => void;
