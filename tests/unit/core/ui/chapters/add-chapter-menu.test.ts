// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChapterMenu } from '../../../../../core/ui/chapters/add-chapter-menu.ts';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../../widgets/support/motion.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

const hook = () => document.querySelector('main') as HTMLElement;
const sections = () => [...document.querySelectorAll('section')];
const current = () => hook().querySelector('[aria-current]')?.textContent;
const entry = (label: string) =>
  [...hook().querySelectorAll<HTMLElement>('nav a, nav button')].find(
    ({ textContent }) => textContent === label,
  );
let observers: ReturnType<typeof stubIntersectionObserver>;
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  observers = stubIntersectionObserver();
  stubMotion();
  life = new AbortController();
  history.replaceState(null, '', '/');
  document.body.replaceChildren(
    ...markup(
      '<main><section id="een"><h2>Een</h2></section><section id="twee"><h2>Twee</h2></section><section id="drie"><p>Drie</p></section></main>',
    ),
  );
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(controls: 'links' | 'buttons', missing?: number) {
  const chapters = ['Een', 'Twee', 'Drie'].map((label, at) => ({
    label,
    section: at === missing ? undefined : sections()[at],
  }));
  addChapterMenu(hook(), chapters, { label: 'Delen', controls, signal: life.signal });
}

describe('the navigation of chapters', () => {
  it('marks the part that is being read, and sets the fragment without a history entry', () => {
    open('links');
    const entries = history.length;
    const [een, twee] = sections() as [HTMLElement, HTMLElement];
    observers.enter(een);
    expect(current()).toBe('Een');
    // The position in which the page opened is no scrolling.
    expect(location.hash).toBe('');
    observers.enter(twee);
    expect([current(), location.hash]).toEqual(['Twee', '#twee']);
    observers.leave(een, twee);
    expect([current(), location.hash]).toEqual([undefined, '']);
    expect(history.length).toBe(entries);
  });

  it.each(['#photo=4', '#iets-anders'])('leaves %s of others alone', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    open('links');
    for (const section of sections()) observers.enter(section);
    expect(location.hash).toBe(hash);
  });

  it('scrolls by a button, keeps it current on the way, and moves the focus to the heading', () => {
    open('buttons', 1);
    const [, , last] = sections() as [HTMLElement, HTMLElement, HTMLElement];
    const scroll = vi.spyOn(last, 'scrollIntoView').mockReturnValue();
    expect(entry('Twee')).toHaveProperty('disabled', true);
    entry('Drie')?.click();
    observers.enter(sections()[0] as Element);
    expect(current()).toBe('Drie');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(200);
    expect(current()).toBe('Drie');
    expect(document.activeElement).toBe(last);
    observers.leave(sections()[0] as Element);
    expect(current()).toBeUndefined();
  });

  it('scrolls without motion for visitors who prefer that', () => {
    stubMotion(true);
    open('buttons');
    const scroll = vi.spyOn(sections()[1] as HTMLElement, 'scrollIntoView').mockReturnValue();
    entry('Twee')?.click();
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  });

  it('leaves clicks with a modifier to the browser, and the page as it was', () => {
    const before = document.body.innerHTML;
    open('links');
    entry('Twee')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(current()).toBeUndefined();
    life.abort();
    expect(document.body.innerHTML).toBe(before);
  });
});
