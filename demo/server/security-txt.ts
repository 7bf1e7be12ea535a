import { Hono } from 'hono';

/** The file says for how long it is right; RFC 9116 recommends less than a year. */
const VALID = 180 * 24 * 3600 * 1000;

/**
 * Answers `/.well-known/security.txt`, which says where weaknesses are reported (RFC 9116). The template for sites is in
 * docs/security.md.
 * @param now milliseconds since 1970
 */
export function securityTxt(now: () => number): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', (context) => {
    const { origin } = new URL(context.req.url);
    // A date of its own each day, so that caches may keep it for one.
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
