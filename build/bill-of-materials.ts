import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThirdPartyPackage, thirdPartyPackages } from './third-party-packages.ts';

/** The file's name in the build. */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

const LOCK = join(import.meta.dirname, '../package-lock.json');

/** The name and version of the product in the inventory. */
interface About {
  readonly version: string;
  /** The release id of the build, as in `manifest.json`. */
  readonly release: string;
}

/** The part of package-lock.json that the inventory needs. */
interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/**
 * Lists the packages in the build's scripts and styles as a CycloneDX inventory, for tools that look for known
 * vulnerabilities. It has neither time nor random numbers: the same sources give the same bytes.
 * @param root the folder that the inputs' paths start from
 * @param inputs the sources in the build, as esbuild's metafile names them
 * @throws {Error} as {@link thirdPartyPackages}
 */
export function billOfMaterials(root: string, inputs: Iterable<string>, { version, release }: About): string {
  const { packages: locked }: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const components = thirdPartyPackages(root, inputs).map((one) =>
    describe(one, locked[one.path]?.integrity ?? ''),
  );
  const product = `pkg:npm/nmt-widgets@${version}`;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        'bom-ref': product,
        type: 'application',
        name: 'nmt-widgets',
        version,
        purl: product,
        properties: [{ name: 'nmt:release', value: release }],
      },
    },
    components,
    dependencies: [
      { ref: product, dependsOn: components.map(({ purl }) => purl) },
      ...components.map(({ purl }) => ({ ref: purl })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** @param integrity the hash of the package's archive, as package-lock.json has it */
function describe({ name, version, licence, source }: ThirdPartyPackage, integrity: string) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const isExpression = licence.includes(' ');
  const [, hash] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(source && { externalReferences: [{ type: 'vcs', url: source }] }),
  };
}
