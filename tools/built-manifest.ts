import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a feature. */
export interface FeatureFiles {
  readonly script: string;
  readonly style?: string;
  /** The files that must be loaded before it runs. */
  readonly imports: string[];
}

type Sent = readonly { readonly file: string }[];

/** The parts of dist/manifest.json that the tools need. */
export interface BuiltManifest {
  readonly files: Readonly<Record<string, unknown>>;
  readonly features: Readonly<Record<string, FeatureFiles & { readonly entry: string }>>;
  readonly styles: { readonly base: { readonly file: string } };
  readonly pages: Readonly<Record<string, { readonly scripts: Sent; readonly styles: Sent }>>;
}

/** Reads the manifest of a production build. @param dist the folder of the build */
export function readBuiltManifest(dist: string): BuiltManifest {
  return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
}
