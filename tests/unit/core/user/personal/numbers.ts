import type { Subject } from '../../../../../core/user/personal/subject.ts';
import { resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';

/** A change of the list; `bad` ones are refused by the simulated server. */
export interface NumberChange {
  readonly op: 'add' | 'remove';
  readonly id: number;
  readonly bad?: boolean;
}

const PATHS = { add: '/favorite/add', remove: '/favorite/remove' } as const;

/** A subject for tests: a list of numbers. */
export const numbers: Subject<readonly number[], NumberChange> = {
  name: 'list of numbers',
  key: 'nmt_favourites',
  empty: [],
  accepts: (value): value is readonly number[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'number'),
  load: () => Promise.reject(new Error('Each test loads by itself.')),
  apply: (list, { op, id }) =>
    op === 'add' ? [...list.filter((item) => item !== id), id] : list.filter((item) => item !== id),
  write: (change) => ({ path: PATHS[change.op], method: 'PUT', json: change }),
  recognise: ({ path, json }) => {
    const change = json as NumberChange;
    return path === resolveProfilePath(PATHS[change?.op]) ? change : undefined;
  },
};
