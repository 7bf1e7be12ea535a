/**
 * The Content-Security-Policy of every page. Nothing is allowed that is not named here, no inline script or
 * style runs, and strings reach the dangerous parts of the DOM only through named Trusted Types policies.
 * @param script hash of the script that pages inline, such as `sha256-…`
 * @param styles hashes of the styles that this page inlines
 * @param adOrigin where advertisements come from
 */
function contentSecurityPolicy(script: string, styles: readonly string[], adOrigin: string): string {
  const directives: string[][] = [
    // The default for all other directives: plug-ins and the like are refused.
    ['default-src', "'none'"],
    // The loader and its chunks, and the one inlined script that sets the colour scheme before first paint.
    ['script-src', "'self'", `'${script}'`],
    // Stylesheets are files, but for what the first paint needs; scripts that set a style do so through the CSSOM, which needs no permission.
    ['style-src', "'self'", ...styles.map((hash) => `'${hash}'`)],
    // Pictures and fonts are files of the site.
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    // Videos and their captions, in the browser's own player.
    ['media-src', "'self'"],
    // The publisher's calls; in the demo the stand-in answers them on the page's own origin.
    ['connect-src', "'self'"],
    // The index of demo pages loads each in a hidden frame to show how its hooks do; advertisements are documents of others.
    ['frame-src', "'self'", ...(adOrigin ? [adOrigin] : [])],
    // The service worker of push messages.
    ['worker-src', "'self'"],
    // The icon and name for a home screen.
    ['manifest-src', "'self'"],
    // An injected <base> would send relative addresses elsewhere.
    ['base-uri', "'none'"],
    // A form cannot be made to post a reader's input to another site.
    ['form-action', "'self'"],
    // Only our own pages may frame a page, so that nobody overlays a button on it.
    ['frame-ancestors', "'self'"],
    // Strings do not become markup or script: innerHTML, eval and script.src ask a policy.
    ['require-trusted-types-for', "'script'"],
    // The policies that exist: script addresses of the loader, script text, and the sanitiser of fragments.
    ['trusted-types', 'nmt', 'nmt-scripts', 'dompurify'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The headers that every page carries.
 * @param script hash of the script that pages inline
 * @param styles hashes of the styles that this page inlines
 * @param adOrigin where advertisements come from
 */
export function securityHeaders(
  script: string,
  styles: readonly string[],
  adOrigin = '',
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(script, styles, adOrigin),
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
