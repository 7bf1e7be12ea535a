/** Where browsers report what a policy refused; the stand-in answers it. */
const REPORTS = '/data/browser-reports';

/** What a page's headers depend on. */
interface SecuredPage {
  /** Its Content-Security-Policy. */
  readonly policy: string;
  /** Whether it may load scripts of others, whose bytes nobody here knows. */
  readonly loadsOthers: boolean;
}

/** The headers that every page carries. */
export function securityHeaders({ policy, loadsOthers }: SecuredPage): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; report-to reports`,
    'Reporting-Endpoints': `reports="${REPORTS}"`,
    // No script runs that the page does not pin; beside scripts of others it is only reported.
    [loadsOthers ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy']:
      'blocked-destinations=(script), endpoints=(reports)',
    // Browsers use a file's declared type, whatever its content.
    'X-Content-Type-Options': 'nosniff',
    // Other sites receive the origin, not the article.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Nothing in the newspaper needs a sensor, and no script may ask for one. Nor may one listen to `unload`, which would keep
    // pages out of the back/forward cache.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), unload=(), usb=()',
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
