/**
 * The layout breakpoints in px by name. Widgets use the names, never the numbers [loader-8, loader-13, page-runtime-3].
 */
export const DEFAULT_BREAKPOINTS = Object.freeze({
  xxsmall: 320,
  xsmall: 360,
  small: 500,
  medium: 660,
  wide: 740,
  media: 784,
  large: 980,
  xlarge: 1100,
  xxlarge: 1270,
});

/** The name of a breakpoint. */
export type BreakpointName = keyof typeof DEFAULT_BREAKPOINTS;

/** The widths in px by name. */
export type Breakpoints = Readonly<Record<BreakpointName, number>>;

/** Whether a text names a breakpoint. */
export function isBreakpointName(name: unknown): name is BreakpointName {
  return typeof name === 'string' && Object.hasOwn(DEFAULT_BREAKPOINTS, name);
}

/**
 * @param breakpoints the site's
 * @returns the media query for viewports of the breakpoint's width and wider
 */
export function mediaFrom(breakpoints: Breakpoints, name: BreakpointName): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

/**
 * The exact opposite of {@link mediaFrom}. A `max-width` one px less would miss fractional widths, which occur with
 * zoom.
 * @param breakpoints the site's
 * @returns the media query for viewports narrower than the breakpoint
 */
export function mediaUpTo(breakpoints: Breakpoints, name: BreakpointName): string {
  return `not all and ${mediaFrom(breakpoints, name)}`;
}

/**
 * @param breakpoints the site's
 * @returns the media query for viewports of the breakpoint's width and narrower
 */
export function mediaAtMost(breakpoints: Breakpoints, name: BreakpointName): string {
  return `(max-width: ${breakpoints[name]}px)`;
}
