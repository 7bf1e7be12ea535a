import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';

/** A setting with the schema of its values; the schema of a setting with a custom shape is empty. */
export interface DescribedSetting {
  readonly fallback: unknown;
  readonly schema: ConfigSchema;
}

/**
 * The settings that the imported sources declare, by their full key, which includes the keys of the objects around
 * them.
 */
export const DECLARED = new Map<string, DescribedSetting>();

/**
 * Adds a setting to the list.
 * @throws {Error} naming one that is declared twice
 */
export function declare(key: string, setting: DescribedSetting): void {
  if (DECLARED.has(key)) throw new Error(`"${key}" is declared twice.`);
  DECLARED.set(key, setting);
}
