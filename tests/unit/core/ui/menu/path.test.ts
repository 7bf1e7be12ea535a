import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activeOf, columnState, type Path, pathBack, pathTo } from '../../../../../core/ui/menu/path.ts';

const ids = fc.constantFrom('begin', 'a', 'b', 'c');
const ways = fc.array(fc.oneof(ids, fc.constant('<back>')), { maxLength: 20 });

const walk = (way: readonly string[]): Path =>
  way.reduce<Path>((path, id) => (id === '<back>' ? pathBack(path) : pathTo(path, id)), ['begin']);

it('opens a column, and returns to the one before [sidebar-nav-1, profile-menu-1]', () => {
  const path = pathTo(pathTo(['begin'], 'a'), 'b');
  expect(path).toEqual(['begin', 'a', 'b']);
  expect(['begin', 'a', 'b', 'c'].map((id) => columnState(path, id))).toEqual([
    'previous',
    'previous',
    'active',
    undefined,
  ]);
  expect(pathBack(path)).toEqual(['begin', 'a']);
  expect(pathBack(['begin'])).toEqual(['begin']);
});

it('returns to a column that was passed, so that a column that points to itself stays [sidebar-nav-1]', () => {
  expect(pathTo(['begin', 'a', 'b'], 'a')).toEqual(['begin', 'a']);
  expect(pathTo(['begin', 'a', 'b'], 'begin')).toEqual(['begin']);
  expect(pathTo(['begin', 'a'], 'a')).toEqual(['begin', 'a']);
});

it('has one active column, and no column twice [sidebar-nav-1]', () => {
  fc.assert(
    fc.property(ways, (way) => {
      const path = walk(way);
      expect(path[0]).toBe('begin');
      expect(new Set(path).size).toBe(path.length);
      expect(['begin', 'a', 'b', 'c'].filter((id) => columnState(path, id) === 'active')).toEqual([
        activeOf(path),
      ]);
    }),
  );
});
