import { isRecord } from '../../runtime/config/guards.ts';
import { type ItemDeclaration, storedItem } from '../storage/stored-item.ts';
import { now } from '../time/now.ts';
import type { AnswerStore } from './shared-read.ts';

/** The last answer of a read, and the read's name. */
interface Named<Answer> {
  readonly name: string;
  readonly answer: Answer;
}

/**
 * Keeps the last answer of a `sharedRead` in local or session storage, or in memory if storage fails [storage-2,
 * storage-3]. An answer is used only for the key under which it was stored.
 * @param declaration the storage and the valid values
 */
export function storedAnswer<Answer>(declaration: ItemDeclaration<Answer>): AnswerStore<Answer> {
  const item = storedItem({
    ...declaration,
    accepts: (value): value is Named<Answer> =>
      isRecord(value) && typeof value.name === 'string' && declaration.accepts(value.answer),
  });
  return {
    read(name, maxAge) {
      const stored = item.readDated();
      if (stored?.value.name !== name) return undefined;
      const age = now() - stored.savedAt;
      // Rejects a date in the future, stored before the clock was set back: the answer would never expire.
      return age >= 0 && age < maxAge ? stored.value : undefined;
    },
    write: (name, answer) => item.write({ name, answer }),
  };
}
