import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALLOWED_LICENCES, isAllowed } from '../../../build/third-party-packages.ts';
import { build } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
}

/** The packages of package-lock.json that may reach a site's visitors. */
function productionPackages(): [path: string, licence: unknown][] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly dev?: true; readonly license?: unknown }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license }]) => [path, license]);
}

it('has the packages of the notices, with their licences and the hashes of their archives', async () => {
  const { files } = await build(join(ROOT, 'tests/e2e/lab'), 'sbom-lab');
  const bill = JSON.parse(files.get('sbom.cdx.json') ?? '');
  const components = bill.components as Component[];
  const noticed = [
    ...(files.get('THIRD-PARTY-NOTICES.txt') ?? '').matchAll(/^={80}\n(\S.* \(.+\))\nSource: /gm),
  ];
  expect(
    components.map(
      ({ name, version, licenses: [one] }) => `${name} ${version} (${one?.license?.id ?? one?.expression})`,
    ),
  ).toEqual(noticed.map(([, title]) => title));
  expect(components.length).toBeGreaterThan(3);
  for (const { name, hashes, purl } of components) {
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    expect(purl).toMatch(/^pkg:npm\/(%40[\w-]+\/)?[\w.-]+@\d/);
  }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.dependencies[0].dependsOn).toEqual(components.map(({ purl }) => purl));
});

it('is not needed to know that every package for visitors has an approved licence', () => {
  const packages = productionPackages();
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, licence]) => !isAllowed(licence))).toEqual([]);
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', '', undefined, { type: 'MIT' }])(
  'lets no licence pass that is not in the list: %s',
  (licence) => expect(isAllowed(licence)).toBe(false),
);

it('allows no licence that asks for more than a notice', () => {
  expect([...ALLOWED_LICENCES].filter((name) => /GPL|SSPL|BUSL|CC-BY/.test(name))).toEqual([]);
});
