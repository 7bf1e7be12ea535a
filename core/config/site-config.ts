import {
  type BreakpointName,
  type Breakpoints,
  DEFAULT_BREAKPOINTS,
  isBreakpointName,
} from './breakpoints.ts';
import { configEntries, configValue, isRecord } from './readers.ts';

/** Addresses by name, or a group of them by name, such as `profile` for the profile API's paths. */
export type Addresses = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a page does not carry itself: the typed form of `script#site-config` [loader-13]. */
export interface SiteConfig {
  /** Px by name. */
  readonly breakpoints: Breakpoints;
  /** Below this breakpoint a viewport is a mobile one. */
  readonly mobileBelow: BreakpointName;
  /** Where data comes from. */
  readonly endpoints: Addresses;
  /** Third-party scripts. */
  readonly scripts: Addresses;
  /** Whether the reader is an editor and gets the editing tools. */
  readonly editorTools: boolean;
  /** Other origins whose HTML may be fetched [page-runtime-8]. */
  readonly fragmentOrigins: readonly string[];
}

const NOTHING = {};
const known = new WeakMap<object, SiteConfig>();

/**
 * The page's configuration. It is read once per page; what is wrong gives its default and one warning.
 * @param page `config` is the object of `script#site-config` as sent, empty where it is missing or invalid
 */
export function siteConfig(page: { readonly config: Readonly<Record<string, unknown>> }): SiteConfig {
  // The page passes on whatever JSON the block held; it has warned already where that is no object.
  const raw = isRecord(page.config) ? page.config : NOTHING;
  const config = known.get(raw) ?? read(raw);
  known.set(raw, config);
  return config;
}

function read(raw: Readonly<Record<string, unknown>>): SiteConfig {
  const names = `one of ${Object.keys(DEFAULT_BREAKPOINTS).join(', ')}`;
  return Object.freeze({
    breakpoints: Object.freeze({
      ...DEFAULT_BREAKPOINTS,
      ...configEntries(raw, 'breakpoints', `a width in px above 0 for ${names}`, isBreakpoint),
    }),
    mobileBelow: configValue(raw, 'mobileBelow', 'medium', names, isBreakpointName),
    endpoints: addresses(raw, 'endpoints'),
    scripts: addresses(raw, 'scripts'),
    editorTools: configValue(raw, 'editorTools', false, 'true or false', isBoolean),
    fragmentOrigins: configValue(raw, 'fragmentOrigins', [], 'a list of https origins', isOriginList),
  });
}

function addresses(raw: Readonly<Record<string, unknown>>, key: string): Addresses {
  return Object.freeze(configEntries(raw, key, 'an address, or addresses by name', isAddressOrGroup));
}

function isBreakpoint(value: unknown, name: string): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) && isBreakpointName(name);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isAddressOrGroup(value: unknown): value is string | Record<string, string> {
  return isText(value) || (isRecord(value) && Object.values(value).every(isText));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isOriginList(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((origin) => isText(origin) && /^https:\/\/[^/?#]+$/.test(origin))
  );
}
