// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Carousel } from '../../../../core/ui/carousel/Carousel.tsx';
import { restTarget, rowState, stepTarget } from '../../../../core/ui/carousel/positions.ts';
import { positionText } from '../../../../core/ui/carousel/texts.ts';
import { stubResizeObserver } from '../../widgets/support/observers.ts';

/** Eight items of 100 px with 10 px between them; 320 px can be seen, three items. */
const items = Array.from({ length: 8 }, (_, at) => ({ left: at * 110, width: 100 }));
const row = (left: number, width = 320) => ({ left, width, total: 870 });

describe('where a row stands', () => {
  it.each([
    [0, { atStart: true, atEnd: false, first: 1, last: 3 }],
    [0.6, { atStart: true, atEnd: false, first: 1, last: 3 }],
    [330, { atStart: false, atEnd: false, first: 4, last: 6 }],
    [549.4, { atStart: false, atEnd: true, first: 6, last: 8 }],
    [60, { atStart: false, atEnd: false, first: 2, last: 3 }],
  ])('at %f px', (left, expected) =>
    expect(rowState(row(left), items)).toMatchObject({ ...expected, count: 8 }),
  );

  it('is at both ends when all fits, and when there is nothing', () => {
    expect(rowState({ left: 0, width: 900, total: 870 }, items)).toMatchObject({
      atStart: true,
      atEnd: true,
    });
    expect(rowState({ left: 0, width: 300, total: 0 }, [])).toEqual({
      atStart: true,
      atEnd: true,
      first: 0,
      last: 0,
      count: 0,
    });
  });

  it('is said in Dutch', () => {
    expect(positionText({ atStart: true, atEnd: false, first: 1, last: 3, count: 8 })).toBe(
      '1 tot en met 3 van 8',
    );
    expect(positionText({ atStart: false, atEnd: false, first: 4, last: 4, count: 8 })).toBe('4 van 8');
    expect(positionText({ atStart: true, atEnd: true, first: 0, last: 0, count: 0 })).toBe('');
  });
});

describe('where a step leads', () => {
  it('is as many whole items on as can be seen, so that none is skipped', () => {
    expect(stepTarget(row(0), items, 1)).toBe(330);
    expect(stepTarget(row(0, 270), items, 1)).toBe(220);
    expect(stepTarget(row(330), items, 1)).toBe(550);
    expect(stepTarget(row(550), items, -1)).toBe(330);
    expect(stepTarget(row(330), items, -1)).toBe(110);
    expect(stepTarget(row(0), items, -1)).toBe(0);
  });

  it('is so many px on where a step says so, within the row', () => {
    expect(stepTarget(row(0), items, 1, 277)).toBe(277);
    expect(stepTarget(row(277), items, 1, 277)).toBe(550);
    expect(stepTarget(row(100), items, -1, 277)).toBe(0);
  });

  it('goes on where one item is wider than the row', () => {
    expect(stepTarget({ left: 0, width: 60, total: 870 }, items, 1)).toBe(110);
    expect(stepTarget({ left: 110, width: 60, total: 870 }, items, -1)).toBe(50);
  });

  it('after a drag is the next item in its direction', () => {
    expect(restTarget(row(40), items, 1)).toBe(110);
    expect(restTarget(row(40), items, -1)).toBe(0);
    expect(restTarget(row(545), items, 1)).toBe(550);
    expect(restTarget(row(0), [], 1)).toBe(0);
  });
});

describe('a carousel', () => {
  beforeEach(() => {
    stubResizeObserver();
  });
  afterEach(cleanup);

  it('is a named row with a list of its items, and hides buttons that would do nothing', () => {
    render(
      <Carousel label="Podcasts" heading={<h2>Podcasts</h2>}>
        {['een', 'twee'].map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Carousel>,
    );
    const region = screen.getByRole('region', { name: 'Podcasts' });
    expect(region.getAttribute('aria-roledescription')).toBe('carrousel');
    const list = screen.getByRole('list', { name: 'Podcasts' });
    expect(list.children).toHaveLength(2);
    expect(list.hasAttribute('tabindex')).toBe(false);
    for (const name of ['Vorige', 'Volgende']) {
      const button = screen.getByRole('button', { name, hidden: true });
      expect(button.getAttribute('aria-controls')).toBe(list.id);
    }
  });
});
