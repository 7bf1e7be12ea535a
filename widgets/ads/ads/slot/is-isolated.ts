/**
 * Sandbox permissions with which a frame could navigate the page without a click, or open windows outside of its
 * sandbox.
 */
const TOO_MUCH = ['allow-top-navigation', 'allow-modals', 'allow-top-navigation-to-custom-protocols'];

/**
 * Whether a creative in a frame has no access to the page: the frame is sandboxed, and of another origin than the page.
 * @param frame the provider's frame
 * @param own the page's own origin
 */
export function isIsolated(frame: HTMLIFrameElement, own: string = self.origin): boolean {
  if (!frame.hasAttribute('sandbox')) return false;
  const allowed = (frame.getAttribute('sandbox') ?? '').toLowerCase().split(/\s+/);
  if (TOO_MUCH.some((word) => allowed.includes(word))) return false;
  // Without this token, the browser gives the frame an opaque origin.
  return !allowed.includes('allow-same-origin') || (!frame.hasAttribute('srcdoc') && isOther(frame.src, own));
}

/** An address without an origin of its own, such as `about:blank`, has its page's origin. */
function isOther(address: string, own: string): boolean {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin !== own : false;
  } catch {
    return false;
  }
}
