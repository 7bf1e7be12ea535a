// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChapterMenu } from '../../../../../core/ui/chapters/ChapterMenu.tsx';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../../widgets/support/motion.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

const sections = () => [...document.querySelectorAll('section')];
const current = () => document.querySelector('[aria-current]')?.textContent;
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
let observers: ReturnType<typeof stubIntersectionObserver>;
let view: ReturnType<typeof render>;

beforeEach(() => {
  vi.useFakeTimers();
  observers = stubIntersectionObserver();
  stubMotion();
  history.replaceState(null, '', '/');
  document.body.replaceChildren(
    ...markup(
      '<main><section id="een"><h2>Een</h2></section><section id="twee"><h2>Twee</h2></section><section id="drie"><p>Drie</p></section></main>',
    ),
  );
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(controls: 'links' | 'buttons', missing?: number) {
  const chapters = ['Een', 'Twee', 'Drie'].map((label, at) => ({
    label,
    section: at === missing ? undefined : sections()[at],
  }));
  view = render(<ChapterMenu label="Delen" chapters={chapters} controls={controls} />);
}
const enter = (...elements: Element[]) => act(() => observers.enter(...elements));
const leave = (...elements: Element[]) => act(() => observers.leave(...elements));

describe('the navigation of chapters', () => {
  it('marks the part that is being read, and sets the fragment without a history entry', () => {
    open('links');
    const entries = history.length;
    const [een, twee] = sections() as [HTMLElement, HTMLElement];
    enter(een);
    expect(screen.getByRole('navigation', { name: 'Delen' }).contains(link('Een'))).toBe(true);
    expect(current()).toBe('Een');
    // The position at which the page opened does not count as scrolling.
    expect(location.hash).toBe('');
    enter(twee);
    expect([current(), location.hash]).toEqual(['Twee', '#twee']);
    leave(een, twee);
    expect([current(), location.hash]).toEqual([undefined, '']);
    expect(history.length).toBe(entries);
  });

  it.each(['#photo=4', '#iets-anders'])('leaves %s of others alone', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    open('links');
    for (const section of sections()) enter(section);
    expect(location.hash).toBe(hash);
  });

  it('scrolls by a button, keeps it current on the way, and moves the focus to the heading', () => {
    open('buttons', 1);
    const [first, , last] = sections() as [HTMLElement, HTMLElement, HTMLElement];
    const scroll = vi.spyOn(last, 'scrollIntoView').mockReturnValue();
    expect(button('Twee').disabled).toBe(true);
    fireEvent.click(button('Drie'));
    enter(first);
    expect(current()).toBe('Drie');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    act(() => {
      dispatchEvent(new Event('scrollend'));
      vi.advanceTimersByTime(200);
    });
    expect(current()).toBe('Drie');
    expect(document.activeElement).toBe(last);
    leave(first);
    expect(current()).toBeUndefined();
  });

  it('scrolls without motion for visitors who prefer that', () => {
    stubMotion(true);
    open('buttons');
    const scroll = vi.spyOn(sections()[1] as HTMLElement, 'scrollIntoView').mockReturnValue();
    fireEvent.click(button('Twee'));
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  });

  it('leaves clicks with a modifier to the browser, and the sections as they were', () => {
    const before = document.querySelector('main')?.outerHTML;
    open('links');
    fireEvent.click(link('Twee'), { ctrlKey: true });
    expect(current()).toBeUndefined();
    fireEvent.click(link('Twee'));
    expect(current()).toBe('Twee');
    act(() => vi.runAllTimers());
    view.unmount();
    expect(document.querySelector('main')?.outerHTML).toBe(before);
  });
});
