import { isRecord } from '../../../core/runtime/config/guards.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { ChoiceId } from './scenes/scene-state.ts';

/** An option of a step. */
export interface Choice {
  readonly id: ChoiceId;
  /** The name as text, never markup. */
  readonly name: string;
  readonly description?: string | undefined;
}

/**
 * The themes of `data-onboarding-themes`, `{ id, name }` each [onboarding-10].
 * @param list as sent; an invalid entry is left out and logged
 */
export function themesOf(list: readonly unknown[]): Choice[] {
  return choicesOf(list, 'data-onboarding-themes', 'id');
}

/** The newsletters of `data-onboarding-newsletters`, `{ code, name, description }` each [onboarding-10]. */
export function newslettersOf(list: readonly unknown[]): Choice[] {
  return choicesOf(list, 'data-onboarding-newsletters', 'code');
}

function choicesOf(list: readonly unknown[], attribute: string, key: string): Choice[] {
  const choices = new Map<string, Choice>();
  for (const raw of list) {
    const { [key]: id, name, description } = isRecord(raw) ? raw : {};
    if (!isId(id) || typeof name !== 'string' || name.trim() === '') {
      const found = JSON.stringify(raw).slice(0, 80);
      warn('onboarding', `${attribute} has ${found}; expected { ${key}, name }. The entry is left out.`);
    } else if (!choices.has(String(id))) {
      const about = typeof description === 'string' && description.trim() !== '' ? description : undefined;
      choices.set(String(id), { id, name, description: about });
    }
  }
  return [...choices.values()];
}

function isId(value: unknown): value is ChoiceId {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
