import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';

/** A setting with what it holds; the schema of one of a shape of its own is empty. */
export interface DescribedSetting {
  readonly fallback: unknown;
  readonly schema: ConfigSchema;
}

/** The settings that the imported sources declare, by their key with those of the objects that they are in. */
export const DECLARED = new Map<string, DescribedSetting>();

/**
 * Puts a setting on the list.
 * @throws {Error} naming one that is declared twice
 */
export function declare(key: string, setting: DescribedSetting): void {
  if (DECLARED.has(key)) throw new Error(`"${key}" is declared twice.`);
  DECLARED.set(key, setting);
}
