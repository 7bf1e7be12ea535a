// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveAddress } from '../../../../../widgets/search/archive-search/archive-address.ts';
import archiveSearch from '../../../../../widgets/search/archive-search/archive-search.ts';
import { leaveAll, mount } from '../../support/mount.ts';

describe('the address [archive-search-1, archive-search-2, archive-search-3]', () => {
  it.each<[string, string, string, string]>([
    ['watersnood', '', '', '/search?query=watersnood&source=archive'],
    ['  elf steden ', '', '', '/search?query=elf%20steden&source=archive'],
    ['a&b=c#d', '', '', '/search?query=a%26b%3Dc%23d&source=archive'],
    ['', '', '', '/search?query=&source=archive'],
    ['x', '1953-02-01', '', '/search?query=x&source=archive&from_date=1953-02-01&date_range=specific_date'],
    ['x', '', '1953-02-02', '/search?query=x&source=archive&to_date=1953-02-02&date_range=specific_date'],
    [
      'x',
      '1953-02-01',
      '1953-02-02',
      '/search?query=x&source=archive&from_date=1953-02-01&to_date=1953-02-02&date_range=specific_date',
    ],
  ])('of %j from %j to %j', (query, fromDate, toDate, expected) => {
    expect(archiveAddress({ query, fromDate, toDate })).toBe(expected);
  });
});

describe('the form', () => {
  const opened: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    opened.length = 0;
    vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)));
    document.body.innerHTML =
      '<form data-widget="archive-search" action="/search"><input type="hidden" name="source" value="archive"><input name="query" value=" kaas "><input type="date" name="from_date" value="1953-02-01"><input type="date" name="to_date"><button>Zoek</button></form>';
  });
  afterEach(() => {
    leaveAll();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('opens the address once, and again when the page stays [archive-search-1]', async () => {
    await mount(archiveSearch, document.querySelector('form'));
    expect(submit()).toBe(true);
    submit();
    const address = '/search?query=kaas&source=archive&from_date=1953-02-01&date_range=specific_date';
    expect(opened).toEqual([address]);
    vi.advanceTimersByTime(5000);
    submit();
    expect(opened).toEqual([address, address]);
  });

  it('leaves the form to the browser after the end [archive-search-3]', async () => {
    const { leave } = await mount(archiveSearch, document.querySelector('form'));
    leave();
    expect(submit()).toBe(false);
    expect(opened).toEqual([]);
  });

  it('needs a form [archive-search-3]', async () => {
    document.body.innerHTML = '<div data-widget="archive-search"></div>';
    await expect(mount(archiveSearch, document.querySelector('div'))).rejects.toThrow('expected a form');
  });
});
