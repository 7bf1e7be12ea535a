/**
 * The headers that every page carries.
 * @param policy the page's Content-Security-Policy
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Browsers use a file's declared type, whatever its content.
    'X-Content-Type-Options': 'nosniff',
    // Other sites receive the origin, not the article.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Nothing in the newspaper needs a sensor, and no script may ask for one.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Windows opened from here cannot reach back.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The headers of the service worker of push messages. It runs under its own policy, not under that of a page: it only sends
 * its token, and loads nothing.
 */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  // A new release reaches browsers at their next look, and a worker that removes itself too.
  'Cache-Control': 'no-cache',
};
