import type { Link, Mount } from '../contract.ts';

/**
 * Calls `start` of a mount when its time has come; more than once does no harm. What it waits by ends with the mount's
 * signal. The detail of the route is the manifest's: a root margin, an event's name, or empty.
 */
export type Strategy = (mount: Mount, link: Link) => void;
