import {
  type BreakpointName,
  type Breakpoints,
  DEFAULT_BREAKPOINTS,
  isBreakpointName,
} from './breakpoints.ts';
import { configSection } from './config-section.ts';
import { configEntries, configValue, isRecord, isText } from './guards.ts';

/** Addresses by name, or a group of them by name, such as `profile` for the profile API's paths. */
export type Addresses = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The typed form of `script#site-config`, the configuration shared by all pages [loader-13]. */
export interface SiteConfig {
  /** Px by name. */
  readonly breakpoints: Breakpoints;
  /** Below this breakpoint a viewport is a mobile one. */
  readonly mobileBelow: BreakpointName;
  /** Addresses of data. */
  readonly endpoints: Addresses;
  /** Third-party scripts. */
  readonly scripts: Addresses;
  /** Whether the visitor is an editor and gets the editing tools. */
  readonly editorTools: boolean;
  /** Other origins whose HTML may be fetched [page-runtime-8]. */
  readonly fragmentOrigins: readonly string[];
}

/** The configuration for all features; values for a single service are in that service's own section. */
export const siteConfig = configSection((raw): SiteConfig => {
  const names = `one of ${Object.keys(DEFAULT_BREAKPOINTS).join(', ')}`;
  return {
    breakpoints: Object.freeze({
      ...DEFAULT_BREAKPOINTS,
      ...configEntries(raw, 'breakpoints', `a width in px above 0 for ${names}`, isBreakpoint),
    }),
    mobileBelow: configValue(raw, 'mobileBelow', 'medium', names, isBreakpointName),
    endpoints: addresses(raw, 'endpoints'),
    scripts: addresses(raw, 'scripts'),
    editorTools: configValue(raw, 'editorTools', false, 'true or false', isBoolean),
    fragmentOrigins: configValue(raw, 'fragmentOrigins', [], 'a list of https origins', isOriginList),
  };
});

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

function isOriginList(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((origin) => isText(origin) && /^https:\/\/[^/?#]+$/.test(origin))
  );
}
