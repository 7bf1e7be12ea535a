import { Hono } from 'hono';

/** The time for which the file is valid, in ms; RFC 9116 recommends less than a year. */
const VALID = 180 * 24 * 3600 * 1000;

/**
 * Answers `/.well-known/security.txt`, which says where to report vulnerabilities (RFC 9116). The template for sites is
 * in docs/security.md.
 * @param now the current time in epoch milliseconds
 */
export function securityTxt(now: () => number): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', (context) => {
    const { origin } = new URL(context.req.url);
    // Changes once a day, so that caches may keep the file for a day.
    const expires = new Date(Math.floor((now() + VALID) / 86_400_000) * 86_400_000).toISOString();
    context.header('Cache-Control', 'public, max-age=86400');
    return context.text(
      [
        'Contact: mailto:beveiliging@nmt.example',
        `Contact: ${origin}/contact/`,
        `Expires: ${expires}`,
        'Preferred-Languages: nl, en',
        `Canonical: ${origin}/.well-known/security.txt`,
        `Policy: ${origin}/kwetsbaarheden/`,
        '',
      ].join('\n'),
    );
  });
  return app;
}
