import { request, type Schema } from '../../../core/platform/http/request.ts';
import type { Strategy } from '../../../core/runtime/caretaker/manifest.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { Route, When } from '../../../core/runtime/loader/read-routes.ts';
import { CONTRACT_FILE } from './contract-file.ts';
import type { FeatureFiles } from './files.ts';

/** A feature as `manifest.json` describes it. */
export interface PublishedFeature extends FeatureFiles {
  /** Selector of its hooks. */
  readonly hook: string;
  readonly load: Strategy;
  readonly when?: When;
}

/** The parts of the published files, besides the loader, that the panel uses. */
export interface Published {
  readonly release: string;
  readonly features: Readonly<Record<string, PublishedFeature>>;
}

const manifestSchema: Schema<Published> = {
  safeParse: (value) =>
    isRecord(value) && typeof value.release === 'string' && isRecord(value.features)
      ? { success: true, data: value as unknown as Published }
      : { success: false, error: new TypeError('expected a manifest') },
};

/**
 * Fetches the manifest of the currently deployed release, which may be newer than the page's.
 * @param base the folder of the bundle's files
 * @throws HttpError
 */
export async function fetchPublished(base: string, signal: AbortSignal): Promise<Published> {
  return request(`${base}manifest.json`, {
    schema: manifestSchema,
    origins: new Set([new URL(base).origin]),
    signal,
  });
}

const contractSchema: Schema<readonly unknown[]> = {
  safeParse: (value) =>
    isRecord(value) && Array.isArray(value.deprecated)
      ? { success: true, data: value.deprecated }
      : { success: false, error: new TypeError('expected a contract with a list "deprecated"') },
};

/**
 * Fetches the names that the contract marks as deprecated.
 * @param base the folder of the bundle's files
 * @throws HttpError
 */
export async function fetchDeprecated(base: string, signal: AbortSignal): Promise<readonly unknown[]> {
  return request(new URL(CONTRACT_FILE, base).href, {
    schema: contractSchema,
    origins: new Set([new URL(base).origin]),
    signal,
  });
}

/** A published feature in the form that the loader's plan expects; the plan does not use its files. */
export function routeOf(name: string, { when = {} }: PublishedFeature): Route {
  return { name, hook: '', load: 'n', detail: '', optional: false, when, scripts: [], style: '' };
}
