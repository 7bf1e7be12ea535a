/** The IAB's own stub of a consent platform: queues calls of `__tcfapi` until the platform has loaded. */
import stub from '@iabtechlabtcf/stub';

stub();
