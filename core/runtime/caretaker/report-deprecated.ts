import { warn } from '../log/log.ts';
import { DEPRECATIONS, type Deprecation } from './deprecations.ts';
import { findDeprecated, type UsedNames } from './find-deprecated.ts';

/**
 * Reports the deprecated names that a page uses in the console, once each, with the version in which each ends.
 * @param config the object of `script#site-config`
 */
export function reportDeprecated(config: UsedNames['config']): void {
  const { nmt } = window;
  const hooks = nmt && 'state' in nmt ? nmt.state() : [];
  for (const deprecation of findDeprecated({ config, hooks }, DEPRECATIONS)) {
    warn('deprecated', sentenceOf(deprecation));
  }
}

/**
 * Returns the message about a deprecation for the console and the debug panel.
 * @param deprecation
 */
export function sentenceOf({ kind, name, feature, since, endsIn, use }: Deprecation): string {
  const owner = feature === null ? '' : ` of ${feature}`;
  return `${WORDS[kind]} ${name}${owner} is deprecated since ${since} and ends in ${endsIn}; ${use}.`;
}

const WORDS: Record<Deprecation['kind'], string> = {
  attribute: 'The attribute',
  feature: 'The feature',
  part: 'The part',
  config: 'The key',
  event: 'The event',
};
