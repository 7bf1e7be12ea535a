import { expect, it } from 'vitest';
import type { Notice } from '../../../../../core/runtime/loader/contract.ts';
import { listen, tell } from '../../../../../core/runtime/loader/caretaker-link.ts';

it('keeps what is told until the caretaker listens, then passes it on in order', () => {
  const told: Notice[] = [];
  tell({ secondLoader: 'a' });
  tell({ secondLoader: 'b' });
  listen((notice) => void told.push(notice));
  tell({ secondLoader: 'c' });
  expect(told).toEqual([{ secondLoader: 'a' }, { secondLoader: 'b' }, { secondLoader: 'c' }]);
});
