import { parseArgs } from 'node:util';

/** The text of `--help`. */
export const HELP = `Usage: nmt-contract-test <address> [options]

Plays the calls of nmt-widgets against a server, from the examples of the OpenAPI file, and says what is wrong: answers of
another shape, statuses, redirects, HTML in place of JSON, slow answers, caching, CORS, writes that are applied twice,
calls that answer without a login, and bodies that should be refused. Use a test account: writes are played.

  --login cookie|token   how the test account is logged in; its value is in the environment, so that it is in no history:
                         NMT_LOGIN="session=…" for the Cookie header, or the token for Authorization: Bearer.
                         Without it calls that need a login are only tested to refuse
  --only <names>         only these calls, comma-separated: names, subjects or paths, in which * matches anything
  --skip <names>         all calls but these
  --addresses <file>     JSON with the site's own address of a call, by its name, with the parameters of its path:
                         { "weather": "https://data.example/weather" }
  --values <file>        JSON with values in place of the examples, by name of the parameter or the field:
                         { "article_id": 12, "id": "…" }
  --origin <origin>      the origin of the site's pages, where it is another than that of the address: calls whose address
                         the site chooses are then tested for CORS
  --currency <code>      of the site's prices, as in script#site-config (EUR)
  --reads                plays no writes
  --effects              plays calls with an effect outside the account as well: mails, accounts, payments
  --format text|json|github   how the result is printed (text)
  --openapi <file>       another OpenAPI file than the package's
  --list                 prints the calls, and plays none
  --version              prints the version of the product
  --help                 prints this text

Exit codes: 0 all is well, 1 something is wrong, 2 wrong options or no server.`;

const OPTIONS = {
  login: { type: 'string' },
  only: { type: 'string', default: '' },
  skip: { type: 'string', default: '' },
  addresses: { type: 'string' },
  values: { type: 'string' },
  origin: { type: 'string' },
  currency: { type: 'string', default: 'EUR' },
  reads: { type: 'boolean', default: false },
  effects: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  openapi: { type: 'string' },
  list: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const FORMATS = ['text', 'json', 'github'] as const;

/** The options of the command. */
export interface Command {
  /** The origin of the calls, followed by a path if the site has one. */
  server: string;
  /** The origin of the pages. */
  origin: string;
  /** The headers that log the test account in; empty without one. */
  login: Record<string, string>;
  /** The currency of the site's prices. */
  currency: string;
  only: readonly string[];
  skip: readonly string[];
  reads: boolean;
  effects: boolean;
  format: (typeof FORMATS)[number];
  list: boolean;
  files: Readonly<Record<'openapi' | 'addresses' | 'values', string | undefined>>;
}

/**
 * Reads the arguments of the command.
 * @param secret the environment variable NMT_LOGIN
 * @throws {TypeError} with the error and the expectation
 */
export function readOptions(args: readonly string[], secret?: string): Command | 'help' | 'version' {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: true,
    allowPositionals: true,
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  const format = FORMATS.find((name) => name === values.format);
  if (!format) {
    throw new TypeError(`--format is "${values.format}"; expected text, json or github.`);
  }
  if (!/^[A-Z]{3}$/.test(values.currency)) {
    throw new TypeError(`--currency is "${values.currency}"; expected an ISO 4217 code such as GBP.`);
  }
  const [address = values.list ? 'http://localhost' : ''] = positionals;
  const server = readAddress(address);
  return {
    server: server.href.replace(/\/$/, ''),
    origin: values.origin === undefined ? server.origin : readAddress(values.origin, '--origin').origin,
    login: loginOf(values.login, secret),
    currency: values.currency,
    only: listOf(values.only),
    skip: listOf(values.skip),
    reads: values.reads,
    effects: values.effects,
    format,
    list: values.list,
    files: { openapi: values.openapi, addresses: values.addresses, values: values.values },
  };
}

function readAddress(text: string, name = 'the address'): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new TypeError(`${name} is "${text}"; expected one such as https://backend.example.`);
}

function loginOf(kind: string | undefined, secret: string | undefined): Record<string, string> {
  if (kind === undefined) return {};
  if (kind !== 'cookie' && kind !== 'token') {
    throw new TypeError(`--login is "${kind}"; expected cookie or token.`);
  }
  if (!secret) {
    throw new TypeError(`--login ${kind} needs its value in the environment variable NMT_LOGIN.`);
  }
  return kind === 'cookie' ? { cookie: secret } : { authorization: `Bearer ${secret}` };
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
