import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../build/build.ts';
import { builtManifestSchema, contractSchema } from '../../../tools/contract/schemas.ts';
import { call, demoSite } from '../demo/demo-site.ts';
import { currentContract } from './current-contract.ts';
import { productFolder } from './product-folder.ts';

const CONTRACT = contractSchema();
const MANIFEST = builtManifestSchema();
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
}

let contract: Record<string, unknown>;
let siteConfig: Schema;

beforeAll(async () => {
  ({ contract, siteConfig } = (await currentContract()) as {
    contract: Record<string, unknown>;
    siteConfig: Schema;
  });
});

/** The errors that a schema finds in a value, such as `/page must be object`. */
function mistakesIn(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('contract.schema.json', () => {
  it('fits the contract', () => {
    expect(mistakesIn(CONTRACT, contract)).toEqual([]);
  });

  it('fits no contract with a name that it does not know, or without one that it has', () => {
    expect(mistakesIn(CONTRACT, { ...contract, colour: 'red' })).toHaveLength(1);
    const { features: _, ...rest } = contract;
    expect(mistakesIn(CONTRACT, rest)).toHaveLength(1);
  });
});

describe('manifest.schema.json', () => {
  it('fits what a build writes', async () => {
    const root = productFolder({
      'widgets/shell/greeting/greeting.ts': 'export default { attributes: {}, mount() {} };',
    });
    const { chunks: _, ...manifest } = (await buildProduct({
      root,
      manifestFile: `${root}/manifest.json`,
      outDir: `${root}/dist`,
      mode: 'production',
    })) as { chunks: unknown };
    expect(mistakesIn(MANIFEST, JSON.parse(JSON.stringify(manifest)))).toEqual([]);
    expect(mistakesIn(MANIFEST, { ...manifest, format: 2 })).toHaveLength(1);
  });
});

describe('site-config.schema.json', () => {
  it('has defaults that it accepts', () => {
    const withDefault = Object.entries(siteConfig.properties).flatMap(([key, property]) => {
      const { default: fallback } = property as { default?: unknown };
      return fallback === undefined ? [] : [[key, fallback]];
    });
    expect(mistakesIn(siteConfig, Object.fromEntries(withDefault))).toEqual([]);
  });

  it('fits the configuration of every demo page', async () => {
    const site = demoSite();
    const pages = readdirSync('demo/features').map((file) => `/features/${file}`);
    for (const page of ['/', ...pages]) {
      const html = await (await call(site, page)).text();
      const [, text = ''] = /<script[^>]* id="site-config"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
      expect(mistakesIn(siteConfig, JSON.parse(text)), page).toEqual([]);
    }
  });

  it.each([
    [{ brnad: 'Krant' }, ' must NOT have additional properties'],
    [{ ads: { publisher: '1' } }, '/ads must NOT have additional properties'],
    [{ paywall: { requestTimeoutMs: 'soon' } }, '/paywall/requestTimeoutMs must be number'],
    [{ mobileBelow: 'tiny' }, '/mobileBelow must be equal to one of the allowed values'],
    [{ page: { articleIsFree: 'yes' } }, '/page/articleIsFree must be boolean'],
    [{ reports: { address: 'javascript:alert(1)' } }, expect.stringContaining('/reports/address must match')],
    [{ scripts: { captcha: 'data:,x' } }, expect.stringContaining('/scripts/captcha must match')],
    [
      { endpoints: { viewDate: 'http://evil.example/' } },
      expect.stringContaining('/endpoints/viewDate must'),
    ],
    [{ page: { articelId: 1 } }, '/page must NOT have additional properties'],
  ])('finds the mistake in %j', (config, mistake) => {
    expect(mistakesIn(siteConfig, config)).toEqual([mistake]);
  });

  it.each([
    { page: { type: 'article', articleId: 4101, articleType: 'liveblog', plusPermissions: ['nrc-plus'] } },
    { disabled: 'quiz', endpoints: { weather: '/weer', profile: { userInfo: 'v2/user/me/' } } },
    {
      disabled: ['quiz', 'weather'],
      scripts: { captcha: 'https://a.example/x?y=z:1', own: { a: '/a', b: 'b' } },
    },
    { endpoints: { viewDate: 'http://localhost:4173/x', latestEdition: 'http://127.0.0.1/', own: '?a=b:c' } },
    { paywall: { onCampaignFailure: 'login-modal' }, breakpoints: { small: 480 } },
  ])('fits %j', (config) => {
    expect(mistakesIn(siteConfig, config)).toEqual([]);
  });
});
