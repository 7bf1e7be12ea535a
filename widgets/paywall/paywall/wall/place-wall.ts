import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { PaywallType } from '../../../../core/domain/paywall/types.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { keepWall } from './keep-wall.ts';
import { placeTopBanner } from './top-banner.ts';

/** Where a wall goes. */
export interface Placing {
  readonly as: Exclude<PaywallType, 'modal-soft'> | 'plain';
  readonly section: HTMLElement;
  /** The mount element. */
  readonly hook: HTMLElement;
  readonly clipAfter: number;
  readonly config: PaywallConfig;
  /** Removes the wall and restores the page. */
  readonly signal: AbortSignal;
}

/** A wall that is in the page, or waits for its content. */
export interface PlacedWall {
  /** Whether the wall blocks now. */
  readonly blocks: () => boolean;
  /** Uses a configuration that arrived later. */
  readonly configure: (config: PaywallConfig) => void;
  /** Resolves when the wall is in the document, and when it is removed before that. */
  readonly isPlaced: Promise<void>;
  /** Resolves when a blocking wall hides content for the first time, which may be never. */
  readonly isBlocked: Promise<void>;
}

/**
 * Puts a wall into the page, according to its type [paywall-types-4 to -12].
 * @param placing see {@link Placing}
 */
export function placeWall({ as, section, hook, clipAfter, config, signal }: Placing): PlacedWall {
  let onPlaced = () => {};
  let onBlocked = () => {};
  const promises = {
    isPlaced: new Promise<void>((resolve) => {
      onPlaced = resolve;
    }),
    isBlocked: new Promise<void>((resolve) => {
      onBlocked = resolve;
    }),
  };
  onAbort(signal, onPlaced);
  switch (as) {
    case 'hard':
    case 'overcontent':
    case 'inline':
    case 'belowcontent':
      return {
        ...promises,
        ...keepWall({ as, section, hook, clipAfter, config, signal, onPlaced, onBlocked }),
      };
    case 'topbanner':
      placeTopBanner(section, signal);
      break;
    case 'plain':
      hook.append(section);
      break;
    default:
      document.body.append(section);
  }
  onAbort(signal, () => section.remove());
  onPlaced();
  return { ...promises, blocks: () => false, configure: () => {} };
}
