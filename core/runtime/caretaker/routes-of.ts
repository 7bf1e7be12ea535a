import type { Route, StrategyLetter } from '../loader/read-routes.ts';
import type { Manifest, Strategy } from './manifest.ts';

const LETTERS: Readonly<Record<string, StrategyLetter>> = {
  now: 'n',
  idle: 'i',
  visible: 'v',
  interaction: 'a',
};

/** Matches a selector of hooks that name a feature; the build rejects two features with the same selector. */
const NAMES_FEATURE = /^\[data-(widget|special)="[^"]+"\]$/;

const EVENT = 'event:';

/**
 * Returns the routes of all features of a published manifest, in the form of the routing table. The manifest does not
 * say which features are optional, so none is.
 */
export function routesOf({ features }: Manifest): Route[] {
  return Object.entries(features).map(([name, { hook, load, when = {}, script, style = '', imports }]) => ({
    name,
    hook: NAMES_FEATURE.test(hook) ? '' : hook,
    ...strategyOf(load),
    optional: false,
    when,
    scripts: [script, ...imports],
    style,
  }));
}

function strategyOf(load: Strategy): Pick<Route, 'load' | 'detail'> {
  if (typeof load === 'object') return { load: 'v', detail: load.visible };
  if (load.startsWith(EVENT)) return { load: 'e', detail: load.slice(EVENT.length) };
  return { load: LETTERS[load] ?? 'v', detail: '' };
}
