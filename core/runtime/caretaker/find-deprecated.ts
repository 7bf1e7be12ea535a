import { isHeard } from '../bus/bus.ts';
import { isRecord } from '../config/guards.ts';
import type { Deprecation } from './deprecations.ts';

/** The parts of a page that may use a deprecated name. */
export interface UsedNames {
  /** The object of `script#site-config`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The mounts of the page, as returned by `nmt.state()`. */
  readonly hooks: readonly { readonly feature: string; readonly hook: Element }[];
}

/**
 * Returns the deprecated names that a page uses.
 * @param used
 * @param deprecations all deprecations
 * @returns the deprecations of used names, in their order
 */
export function findDeprecated(used: UsedNames, deprecations: readonly Deprecation[]): Deprecation[] {
  return deprecations.filter((deprecation) => isUsed(deprecation, used));
}

function isUsed({ kind, name, feature }: Deprecation, { config, hooks }: UsedNames): boolean {
  const own = hooks.filter((mount) => mount.feature === (kind === 'feature' ? name : feature));
  switch (kind) {
    case 'feature':
      return own.length > 0;
    case 'attribute':
      return feature === null
        ? document.body.hasAttribute(name)
        : own.some(({ hook }) => hook.hasAttribute(name));
    case 'part':
      return own.some(({ hook }) => hook.querySelector(name) !== null);
    case 'config':
      return hasKey(config, name.split('.'));
    // No feature listens to a deprecated event: it is for scripts of the site and for the apps.
    case 'event':
      return isHeard(name);
  }
}

function hasKey(value: unknown, [key = '', ...rest]: readonly string[]): boolean {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
  return rest.length === 0 || hasKey(value[key], rest);
}
