/** The address to which browsers report policy violations; the simulated backend answers it. */
const REPORTS = '/data/browser-reports';

/** The values on which a page's headers depend. */
interface SecuredPage {
  /** Its Content-Security-Policy. */
  readonly policy: string;
  /** Whether it may load third-party scripts, whose bytes are not known here. */
  readonly loadsOthers: boolean;
}

/** The headers of every page. */
export function securityHeaders({ policy, loadsOthers }: SecuredPage): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; report-to reports`,
    'Reporting-Endpoints': `reports="${REPORTS}"`,
    // Scripts without integrity are blocked; on pages with third-party scripts they are only reported.
    [loadsOthers ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy']:
      'blocked-destinations=(script), endpoints=(reports)',
    // Browsers use a file's declared type and do not sniff its content.
    'X-Content-Type-Options': 'nosniff',
    // Other sites receive the origin, not the article's address.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The newspaper needs no sensors, and no script may request one. `unload` listeners are forbidden, because they
    // keep pages out of the back/forward cache.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), unload=(), usb=()',
    // Windows opened from here have no access to their opener.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The headers of the service worker of push messages. It runs under its own policy, not under that of a page: it only
 * sends its token, and loads nothing.
 */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  // Browsers get a new release at their next check, as well as a worker that removes itself.
  'Cache-Control': 'no-cache',
};
