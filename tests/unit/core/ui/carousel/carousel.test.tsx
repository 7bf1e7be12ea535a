// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Carousel } from '../../../../../core/ui/carousel/Carousel.tsx';
import { positionText } from '../../../../../core/ui/carousel/texts.ts';
import { stubResizeObserver } from '../../../widgets/support/observers.ts';

it('shows a row’s position in Dutch', () => {
  const ends = { atStart: false, atEnd: false };
  expect(positionText({ ...ends, first: 1, last: 3, count: 8 })).toBe('1 tot en met 3 van 8');
  expect(positionText({ ...ends, first: 4, count: 8 })).toBe('4 van 8');
  expect(positionText({ ...ends, first: 0, count: 0 })).toBe('');
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
