import type { FileAnswer } from './fetch-file.ts';

/** The content types by file extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/i,
  css: /^text\/css\b/i,
  json: /^application\/json\b/i,
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** The minimum time for which a hashed file should be cacheable, in seconds. */
const MONTH = 30 * 24 * 3600;

/** The maximum time for which a stable file may be cached, in seconds: a release takes that time to reach visitors. */
const HOUR = 3600;

/** The size in bytes below which files are not worth compressing. */
const SMALL = 1024;

interface HeaderProblem {
  /** The kind of the problem, as in `Problem`. */
  readonly check: string;
  readonly message: string;
  /** Whether it is an error if it is missing. */
  readonly level?: 'warning';
}

/**
 * Returns the problems of a file's headers.
 * @param file the file's name
 * @param stable the names without a hash
 */
export function headerProblems(
  file: string,
  { headers, body }: Pick<FileAnswer, 'headers' | 'body'>,
  stable: readonly string[],
): HeaderProblem[] {
  return [
    ...typeProblems(file, headers),
    ...cacheProblems(file, headers.get('cache-control') ?? '', stable),
    ...corsProblems(headers.get('access-control-allow-origin')),
    // If a header was set twice, browsers use the first value.
    ...(/^nosniff\s*(,|$)/i.test(headers.get('x-content-type-options') ?? '')
      ? []
      : [{ check: 'sniffing', message: 'It has no "X-Content-Type-Options: nosniff".' }]),
    ...compressionProblems(headers.get('content-encoding') ?? '', body.length),
  ];
}

function typeProblems(file: string, headers: Headers): HeaderProblem[] {
  const ending = file.split('.').at(-1) ?? '';
  const type = headers.get('content-type') ?? '';
  if (!TYPES[ending]?.test(type))
    return [
      { check: 'type', message: `Content-Type is "${type}"; expected ${TYPE_NAMES[ending]}; charset=utf-8.` },
    ];
  // JSON has no charset, but a page in another encoding reads scripts without a charset in its own.
  if (ending !== 'json' && !/charset="?utf-8/i.test(type))
    return [{ check: 'type', message: `Content-Type is "${type}", without charset=utf-8.` }];
  return [];
}

function cacheProblems(file: string, cache: string, stable: readonly string[]): HeaderProblem[] {
  const wrong = (expected: string): HeaderProblem[] => [
    { check: 'caching', message: `Cache-Control is "${cache}"; expected "${expected}".` },
  ];
  const [, age] = /(?:^|[\s,])max-age=(\d+)/i.exec(cache) ?? [];
  const isRevalidated = /no-cache|no-store/i.test(cache);
  if (file === 'push-worker.js') return isRevalidated || age === '0' ? [] : wrong('no-cache');
  if (stable.includes(file)) {
    const isShort = isRevalidated || (age !== undefined && Number(age) <= HOUR);
    return isShort && !/immutable/i.test(cache)
      ? sharedCacheProblems(cache)
      : wrong('public, max-age=300, stale-while-revalidate=86400');
  }
  const isLong = !isRevalidated && !/private/i.test(cache) && Number(age ?? 0) >= MONTH;
  if (!isLong) return wrong('public, max-age=31536000, immutable');
  if (/immutable/i.test(cache)) return [];
  return [
    {
      check: 'caching',
      level: 'warning',
      message: 'Cache-Control has no "immutable": some browsers ask again with each reload.',
    },
  ];
}

/** If a CDN stores a stable file, it is that of the earlier release, unless each deploy purges it. */
function sharedCacheProblems(cache: string): HeaderProblem[] {
  const [, age = '0'] = /s-maxage=(\d+)/i.exec(cache) ?? [];
  if (Number(age) <= HOUR) return [];
  return [
    {
      check: 'caching',
      level: 'warning',
      message: `Cache-Control lets a CDN keep it for ${age} s (s-maxage); expected an hour at most, or a purge with each deploy.`,
    },
  ];
}

function corsProblems(allowed: string | null): HeaderProblem[] {
  if (allowed === '*') return [];
  const found =
    allowed === null
      ? 'There is no Access-Control-Allow-Origin'
      : `Access-Control-Allow-Origin is "${allowed}"`;
  return [
    { check: 'cors', message: `${found}; expected "*": files with integrity are fetched in CORS mode.` },
  ];
}

function compressionProblems(encoding: string, bytes: number): HeaderProblem[] {
  if (bytes < SMALL || /\b(br|zstd)\b/.test(encoding)) return [];
  if (/\bgzip\b/.test(encoding))
    return [
      {
        check: 'compression',
        level: 'warning',
        message: 'It is compressed by gzip; brotli is about a sixth smaller.',
      },
    ];
  return [{ check: 'compression', message: `Its ${bytes} bytes are not compressed; expected brotli.` }];
}
