/** A colour's channels, 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** The site's own red, with its own label colour, in light and dark [paywall-campaign-4]. */
const RED = { button: 'var(--accent)', text: 'var(--accent-ink)' };

/** Keywords that depend on another element's colour. */
const BORROWED = /^(currentcolor|transparent|inherit|initial|unset|revert|revert-layer|default|none)$/;

/**
 * The colours of a funnel's buttons: a CSS colour name or a hex colour is used, anything else becomes red; the label is
 * black or white, whichever has more contrast, which is always at least 4.5:1 [paywall-styles-7].
 * @param sent the colour from the campaign
 * @param channelsOf resolves a colour; undefined for an invalid one
 */
export function buttonColours(
  sent: string,
  channelsOf: (colour: string) => Channels | undefined,
): { readonly button: string; readonly text: string } {
  const colour = sent.trim().toLowerCase();
  const isColour = /^([a-z]{3,20}|#([\da-f]{3}|[\da-f]{6}))$/.test(colour) && !BORROWED.test(colour);
  if (!isColour || colour === 'red') return RED;
  const channels = channelsOf(colour);
  return channels ? { button: colour, text: labelColour(channels) } : RED;
}

/** The contrast ratio of two colours (WCAG 2.2, contrast ratio). */
export function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function labelColour(channels: Channels): string {
  return contrast(channels, [0, 0, 0]) >= contrast(channels, [255, 255, 255]) ? '#000000' : '#ffffff';
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Resolves a colour in the browser.
 * @param colour a CSS colour
 * @param scratch an element in the document, whose colour is changed for a moment
 */
export function channelsIn(colour: string, scratch: HTMLElement): Channels | undefined {
  if (!CSS.supports('color', colour)) return undefined;
  const { style } = scratch;
  const before = style.color;
  style.color = colour;
  const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(scratch).color);
  style.color = before;
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}
