import { pageValue } from '../page/page-value.ts';
import {
  type BreakpointName,
  type Breakpoints,
  DEFAULT_BREAKPOINTS,
  isBreakpointName,
} from './breakpoints.ts';
import { type Configured, configSection } from './config-section.ts';
import { origins } from './further-settings.ts';
import { isRecord, isText } from './guards.ts';
import { custom, entries, oneOf, type Setting } from './settings.ts';

/** Addresses by name, or a group of them by name, such as `profile` for the profile API's paths. */
export type Addresses = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const NAMES = Object.keys(DEFAULT_BREAKPOINTS) as BreakpointName[];

/** The name of a breakpoint. */
export const breakpoint = (fallback: BreakpointName): Setting<BreakpointName> => oneOf(NAMES, fallback);

const addresses = custom('an address, or addresses by name', isAddressOrGroup, undefined);

const shared = configSection({
  /**
   * Widths in px by name. They affect the decisions of scripts that depend on the width of the window; the styles of
   * the product are built with the defaults, and no setting reaches them.
   */
  breakpoints: entries(
    custom(`a width in px above 0 for one of ${NAMES.join(', ')}`, isWidth, undefined),
    DEFAULT_BREAKPOINTS,
  ),
  /** The breakpoint below which a window counts as mobile. */
  mobileBelow: breakpoint('medium'),
  /** Addresses of data by name, or groups of them; requests to their https origins are allowed. */
  endpoints: entries(addresses),
  /** Addresses of third-party scripts by name, or groups of them; their https origins may send scripts. */
  scripts: entries(addresses),
  /** Other https origins whose HTML may be fetched [page-runtime-8]. */
  fragmentOrigins: origins([]),
});

/** The typed form of `script#site-config`, the configuration shared by all pages [loader-13]. */
export type SiteConfig = ReturnType<typeof siteConfig>;

/** The configuration for all features; settings for a single service are in that service's own section. */
export const siteConfig = pageValue((page: Configured) => {
  const values = shared(page);
  const breakpoints: Breakpoints = Object.freeze({ ...DEFAULT_BREAKPOINTS, ...values.breakpoints });
  return Object.freeze({ ...values, breakpoints });
});

function isWidth(value: unknown, key: string): value is number {
  const name = key.slice(key.lastIndexOf('.') + 1);
  return typeof value === 'number' && value > 0 && Number.isFinite(value) && isBreakpointName(name);
}

function isAddressOrGroup(value: unknown): value is string | Record<string, string> {
  return isText(value) || (isRecord(value) && Object.values(value).every(isText));
}
