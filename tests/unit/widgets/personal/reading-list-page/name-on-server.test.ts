import { expect, it } from 'vitest';
import { nameOnServer } from '../../../../../widgets/personal/reading-list-page/name-on-server.ts';

const create = (name: string) => ({ type: 'create' as const, name });
const rename = (name: string, newName: string) => ({ type: 'rename' as const, name, newName });

it.each([
  ['Wonen', [], 'Wonen'],
  ['Wonen', [create('Werk')], 'Wonen'],
  ['Werk', [rename('Wonen', 'Thuis')], 'Werk'],
  ['Wonen', [create('Wonen')], undefined],
  ['Thuis', [rename('Wonen', 'Thuis')], 'Wonen'],
  ['Tuin', [rename('Wonen', 'Thuis'), rename('Thuis', 'Tuin')], 'Wonen'],
  ['Thuis', [create('Wonen'), rename('Wonen', 'Thuis')], undefined],
  ['Wonen', [rename('Wonen', 'Thuis'), create('Wonen')], undefined],
])('the server knows %s after %j as %s [reading-list-page-5]', (name, pending, known) => {
  expect(nameOnServer(name, pending)).toBe(known);
});
