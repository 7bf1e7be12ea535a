import type { Strategy } from '../../../core/runtime/caretaker/manifest.ts';
import { type Device, planRoutes } from '../../../core/runtime/loader/plan.ts';
import type { Route, When } from '../../../core/runtime/loader/read-routes.ts';
import type { PageFacts } from '../../../core/runtime/page/facts.ts';

/** The strategy of a feature in words. */
export function strategyText(load: Strategy): string {
  if (typeof load === 'object') return `visible, within ${load.visible}`;
  return load;
}

/**
 * The reason why a feature does not run on this page. The loader's own plan decides each condition.
 * @param route the feature
 * @param page the facts of the page
 * @param device the browser's `navigator`
 * @returns a clause for each reason; empty if it runs
 */
export function reasonsAgainst(route: Route, page: PageFacts, device: Device): string[] {
  const runs = (when: When, config = page.config) =>
    planRoutes([{ ...route, when }], { ...page, config }, device).length > 0;
  const reasons = runs({}) ? [] : ['it is in "disabled" of script#site-config'];
  const switchedOn = { ...page.config, disabled: [] };
  for (const [condition, value] of Object.entries(route.when)) {
    if (!runs({ [condition]: value }, switchedOn)) reasons.push(conditionText(condition, value, page));
  }
  return reasons;
}

function conditionText(condition: string, value: unknown, page: PageFacts): string {
  const list = [value].flat().join(', ');
  switch (condition) {
    case 'pageTypes':
      return `the page type is "${page.pageType}"; it runs on ${list}`;
    case 'articleTypes':
      return `the article type is "${page.articleType}"; it runs on ${list}`;
    case 'appView':
      return value ? 'it runs in the app view alone' : 'it does not run in the app view';
    case 'loggedIn':
      return value ? 'there is no login cookie' : 'there is a login cookie';
    case 'editorTools':
      return value ? '"editorTools" of script#site-config is not true' : 'the page is made for an editor';
    case 'config':
      return `script#site-config has no "${list}"`;
    case 'hash':
      return `the fragment has none of ${list}`;
    case 'query':
      return `the query has none of ${list}`;
    default:
      return `the condition "${condition}" does not hold`;
  }
}

/** A feature that waits to be started, as far as its hook and its strategy show. */
export interface Waiting {
  readonly load: Strategy;
  /** Whether another strategy applies: on devices that save data or memory, features wait for an interaction. */
  readonly isSparing: boolean;
  /** Distance in px from the viewport to the hook: negative above it, 0 inside; undefined for a hook without a box. */
  readonly distance: number | undefined;
}

/** The condition for which a feature waits. */
export function waitingText({ load, isSparing, distance }: Waiting): string {
  if (isSparing) return 'waits for the visitor to turn to it: the device saves data or memory';
  if (typeof load === 'object') return waitsForView(load.visible, distance);
  if (load.startsWith('event:')) return `waits for the event ${load.slice('event:'.length)}`;
  switch (load) {
    case 'visible':
      return waitsForView('200px', distance);
    case 'interaction':
      return 'waits for the visitor to turn to it';
    case 'idle':
      return 'waits for a quiet moment after the page has loaded';
    default:
      return 'is about to load';
  }
}

function waitsForView(margin: string, distance: number | undefined): string {
  const waits = `waits until it is within ${margin} of the window`;
  if (distance === undefined) return `${waits}; it has no box, because it or what it is in is hidden`;
  if (distance === 0) return `${waits}; it is in the window`;
  return `${waits}; it is ${Math.abs(Math.round(distance))} px ${distance < 0 ? 'above' : 'below'} it`;
}
