import { nearestName } from '../../../core/runtime/caretaker/nearest-name.ts';
import type { HookState } from '../../../core/runtime/caretaker/open-global.ts';
import { type Device, namesOn } from '../../../core/runtime/loader/plan.ts';
import type { PageFacts } from '../../../core/runtime/page/facts.ts';
import { describeElement } from './describe-value.ts';
import { reasonsAgainst, strategyText, waitingText } from './explain.ts';
import { fileBytes, fileTimes, type Timing, timingsByFile } from './files.ts';
import { FAILURE_DOCS } from './messages.ts';
import { type PublishedFeature, routeOf } from './published.ts';
import type { Failure, Row, Times } from './types.ts';

/** The data from which the rows are made. */
export interface Sources {
  readonly page: PageFacts;
  readonly device: Device;
  /** The states that `nmt.state()` returns. */
  readonly states: readonly HookState[];
  /** The features by name; undefined while they are loading, or if they could not be fetched. */
  readonly features: Readonly<Record<string, PublishedFeature>> | undefined;
  /** The folder of the bundle's files. */
  readonly base: string;
  readonly timings: readonly Timing[];
  /** Whether the visitor has consented to a purpose. */
  readonly hasConsent: (purpose: string) => boolean;
}

/**
 * A row for each feature on a hook, in document order, and for each hook without a feature, with the reason.
 * @param sources see {@link Sources}
 * @param root the root in which hooks are searched for
 */
export function collectRows(sources: Sources, root: ParentNode = document): Row[] {
  const byFile = timingsByFile(sources.timings, sources.base);
  const mounted = sources.states.map((state) => rowOf(state, sources, byFile));
  return [...mounted, ...unplanned(sources, root)].sort(inDocumentOrder);
}

function rowOf(
  { feature, hook, state, error, times, onInteraction }: HookState,
  { features, hasConsent }: Sources,
  byFile: ReadonlyMap<string, readonly Timing[]>,
): Row {
  const published = features && Object.hasOwn(features, feature) ? features[feature] : undefined;
  const load = published?.load ?? 'now';
  const isSparing = published?.load !== 'interaction' && onInteraction;
  const purpose = hook.dataset.purpose?.trim() ?? '';
  const failure: Failure | undefined =
    error === undefined ? undefined : { message: String(error), docs: FAILURE_DOCS };
  const whys: Record<HookState['state'], () => string> = {
    waiting: () => waitingText({ load, isSparing, distance: distanceTo(hook) }),
    loading: () => 'its files are on their way',
    mounted: () => (purpose && !hasConsent(purpose) ? `its content waits for consent to "${purpose}"` : ''),
    failed: () => 'the hook has what the server sent',
    unmounted: () => 'was unmounted by a script, with nmt.unmount()',
  };
  return {
    feature,
    state,
    strategy: published ? strategyText(published.load) : 'not known: manifest.json has no such feature',
    why: whys[state](),
    times: timesOf(times, published ? fileTimes(published, byFile) : {}),
    bytes: published ? fileBytes(published, byFile) : {},
    ...(failure && { failure }),
    where: describeElement(hook),
    hook,
  };
}

function timesOf(
  { waiting: seen, loading: requested, mounted }: HookState['times'],
  files: Pick<Times, 'requested' | 'loaded'>,
): Times {
  return {
    ...(seen !== undefined && { seen }),
    ...files,
    ...(requested !== undefined && { requested }),
    ...(mounted !== undefined && { mounted }),
  };
}

/** Hooks of features that the page does not run, and hooks that name unknown features. */
function unplanned({ features, states, page, device }: Sources, root: ParentNode): Row[] {
  if (!features) return [];
  const known = new Set(states.map(({ feature, hook }) => `${feature} ${idOf(hook)}`));
  const row = (feature: string, hook: Element, state: Row['state'], why: string): Row => ({
    feature,
    state,
    strategy: features[feature] ? strategyText(features[feature].load) : '',
    why,
    times: {},
    bytes: {},
    where: describeElement(hook),
    hook,
  });
  const planned = Object.entries(features).flatMap(([name, published]) => {
    const reasons = reasonsAgainst(routeOf(name, published), page, device);
    return [...root.querySelectorAll(published.hook)]
      .filter((hook) => !known.has(`${name} ${idOf(hook)}`))
      .map((hook) =>
        row(name, hook, 'not planned', reasons.join('; ') || 'the loader has not come to this hook yet'),
      );
  });
  const names = Object.keys(features);
  const unknown = [...root.querySelectorAll<HTMLElement>('[data-widget],[data-special]')].flatMap((hook) =>
    namesOn(hook)
      .filter((name) => !names.includes(name))
      .map((name) => {
        const nearest = nearestName(name, names);
        return row(
          name,
          hook,
          'unknown',
          `no feature has this name${nearest ? `; did you mean "${nearest}"?` : ''}`,
        );
      }),
  );
  return [...planned, ...unknown];
}

const ids = new WeakMap<Element, number>();
let lastId = 0;

/** A number that identifies an element, also used as a key in lists. */
export function idOf(element: Element): number {
  const id = ids.get(element) ?? ++lastId;
  ids.set(element, id);
  return id;
}

/** Distance in px from the viewport to an element; undefined if it has no box. */
function distanceTo(element: Element): number | undefined {
  if (element.getClientRects().length === 0) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0) return bottom;
  return top > innerHeight ? top - innerHeight : 0;
}

function inDocumentOrder(one: Row, other: Row): number {
  if (one.hook === other.hook) return one.feature < other.feature ? -1 : 1;
  return one.hook.compareDocumentPosition(other.hook) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
