import { isCalendarDate } from '../time/is-calendar-date.ts';
import { debugAbGroup } from './debug-ab-group.ts';
import { debugVisitorCodes } from './debug-visitor-codes.ts';
import { isDebugging } from './is-debugging.ts';

/**
 * The debug switches of the address. They only show or print; none grants a right, skips a robot check or writes to the
 * account [debug-hashes-6]. The exceptions are those of the onboarding, which reset the visitor's own progress.
 */
export interface DebugSwitches {
  /** `#debug=consent`: prints the consent state [consent-4]. */
  readonly consent: boolean;
  /** `#debug=pagemetadata`: prints the page's metadata [page-metadata-7]. */
  readonly pageMetadata: boolean;
  /** `#debug=widgets`: shows a panel with all hooks, and why they are or are not mounted (docs/operations.md). */
  readonly widgets: boolean;
  /** `#debug=inviewportdetector`: prints and outlines watched elements [viewport-detector-2]. */
  readonly inViewportDetector: boolean;
  /** `#debug=abgroup-{test}-{n}`: joins a group of a registered test [ab-test-2, ab-test-3]. */
  readonly abGroup: { readonly test: string; readonly group: number } | undefined;
  /** `#debug-visitorCodes={codes}`: product-group codes for ads and analytics [visitor-9]. */
  readonly visitorCodes: readonly string[] | undefined;
  /** `#debug=dynamic-read-items`, or with `-group-a` or `-group-b` to force the group [debug-hashes-1]. */
  readonly dynamicReadItems: 'on' | 'group-a' | 'group-b' | undefined;
  /** `#debug=newsletter-banner-{code}`: the banner of that code shows [debug-hashes-2]. */
  readonly newsletterBanner: string | undefined;
  /** The elements that are forced to show [debug-hashes-2]. */
  readonly show: ReadonlySet<Shown>;
  /** `?debug=no-download-rights`: acts as a visitor without download rights [debug-hashes-3]. */
  readonly noDownloadRights: boolean;
  /** `#viewdate={yyyy-mm-dd}`: the view date [debug-hashes-4]. */
  readonly viewDate: string | undefined;
  /** `debug=datalayer`: prints each push to the data layer [debug-hashes-5]. */
  readonly dataLayer: boolean;
  /** `debug=disable-trackers`: nothing is measured or reported [debug-hashes-5]. */
  readonly disableTrackers: boolean;
  /** `debug=story`: for the debugging of stories [debug-hashes-5]. */
  readonly story: boolean;
  /** `debug=disable-flowtype`: no font scaling [debug-hashes-5]. */
  readonly disableFlowtype: boolean;
  /** `#debug=dmt-onboarding` starts again, `#debug=dmt-onboarding-reset` resets fully [onboarding-4, onboarding-5]. */
  readonly onboarding: 'restart' | 'reset' | undefined;
}

/** An element that a switch forces to show. */
export type Shown = 'subscribe-overlay' | 'tour-onboarding' | 'tour' | 'app-bar' | 'login-modal';

/** The values of the switches. */
export interface KnownCodes {
  /** The codes of newsletter banners. */
  readonly bannerCodes?: readonly string[];
  /** Registered A/B tests with their number of groups. */
  readonly tests?: Readonly<Record<string, number>>;
}

/** Switches that the specification writes with a `#`: they work only in the fragment. */
const SHOWN_BY_FRAGMENT: readonly Shown[] = ['subscribe-overlay', 'tour-onboarding', 'tour', 'app-bar'];

/**
 * Reads the debug switches of an address. The fragment and the query may hold several, joined by `&`. A switch written
 * with `#` or `?` in the specification works only there, one without works in both; unknown and invalid ones are
 * ignored [debug-hashes-6].
 * @param address the page's address
 * @param known banner codes and tests; switches for any other one are ignored
 */
export function parseDebugSwitches(address: string | URL, known: KnownCodes = {}): DebugSwitches {
  const url = new URL(address);
  const { hash, searchParams } = url;
  const fragment = new URLSearchParams(hash.slice(1));
  const inFragment = fragment.getAll('debug');
  const inQuery = searchParams.getAll('debug');
  const viewDate = fragment.get('viewdate') ?? '';
  return Object.freeze({
    consent: inFragment.includes('consent'),
    pageMetadata: inFragment.includes('pagemetadata'),
    widgets: inFragment.includes('widgets'),
    inViewportDetector: inFragment.includes('inviewportdetector'),
    abGroup: debugAbGroup(hash, known.tests ?? {}),
    visitorCodes: debugVisitorCodes(hash),
    dynamicReadItems: dynamicReadItemsOf(inFragment),
    newsletterBanner: bannerOf(inFragment, known.bannerCodes ?? []),
    show: new Set([
      ...SHOWN_BY_FRAGMENT.filter((shown) => inFragment.includes(shown)),
      ...(isDebugging('login-modal', url) ? (['login-modal'] as const) : []),
    ]),
    noDownloadRights: inQuery.includes('no-download-rights'),
    viewDate: isCalendarDate(viewDate) ? viewDate : undefined,
    dataLayer: isDebugging('datalayer', url),
    disableTrackers: isDebugging('disable-trackers', url),
    story: isDebugging('story', url),
    disableFlowtype: isDebugging('disable-flowtype', url),
    onboarding: onboardingOf(inFragment),
  });
}

function dynamicReadItemsOf(values: readonly string[]): DebugSwitches['dynamicReadItems'] {
  if (values.includes('dynamic-read-items-group-a')) return 'group-a';
  if (values.includes('dynamic-read-items-group-b')) return 'group-b';
  return values.includes('dynamic-read-items') ? 'on' : undefined;
}

function bannerOf(values: readonly string[], codes: readonly string[]): string | undefined {
  return codes.find((code) => values.includes(`newsletter-banner-${code}`));
}

function onboardingOf(values: readonly string[]): DebugSwitches['onboarding'] {
  if (values.includes('dmt-onboarding-reset')) return 'reset';
  return values.includes('dmt-onboarding') ? 'restart' : undefined;
}
