// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from '../../../../core/ui/tabs/Tabs.tsx';
import { tabAfterKey } from '../../../../core/ui/tabs/tab-after-key.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const TABS = [
  { id: 'dag', label: 'Vandaag', panel: <p>Nieuws van vandaag</p> },
  { id: 'week', label: 'Deze week', panel: <input aria-label="Zoek" /> },
  { id: 'jaar', label: 'Dit jaar', panel: <p>Nieuws van dit jaar</p> },
] as const;

const tab = (name: string) => screen.getByRole('tab', { name });
const openPanel = () => screen.getByRole('tabpanel');

describe('the keys of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s on tab %i of three leads to %s', (key, at, next) => expect(tabAfterKey(key, at, 3)).toBe(next));

  it.each([
    ['ArrowRight', 1, 0],
    ['ArrowLeft', 1, 2],
    ['ArrowRight', 0, 2],
    ['ArrowLeft', 2, 0],
    ['Home', 2, 0],
  ])('%s on tab %i of three, from right to left, leads to %s', (key, at, next) =>
    expect(tabAfterKey(key, at, 3, 'rtl')).toBe(next),
  );

  it('lead nowhere where there are no tabs', () => expect(tabAfterKey('End', 0, 0)).toBeUndefined());
});

describe('tabs', () => {
  it('have a name, and refer each tab to its panel', () => {
    render(<Tabs label="Meest gelezen" tabs={TABS} />);
    expect(screen.getByRole('tablist', { name: 'Meest gelezen' })).toBeTruthy();
    expect(tab('Vandaag').getAttribute('aria-selected')).toBe('true');
    expect(openPanel().id).toBe(tab('Vandaag').getAttribute('aria-controls'));
    expect(openPanel().getAttribute('aria-labelledby')).toBe(tab('Vandaag').id);
  });

  it('have one tab in the tab order, and open another by arrows, Home and End', async () => {
    render(<Tabs label="Meest gelezen" tabs={TABS} />);
    const places = () => screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex);
    expect(places()).toEqual([0, -1, -1]);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Vandaag'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Deze week'));
    expect(places()).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{End}');
    expect(openPanel().textContent).toBe('Nieuws van dit jaar');
    await userEvent.keyboard('{ArrowRight}');
    expect(openPanel().textContent).toBe('Nieuws van vandaag');
    await userEvent.tab();
    expect(document.activeElement).toBe(openPanel());
  });

  it('render a panel when it is first opened, and keep its state', async () => {
    render(<Tabs label="Meest gelezen" tabs={TABS} />);
    expect(screen.queryByLabelText('Zoek')).toBeNull();
    await userEvent.click(tab('Deze week'));
    await userEvent.type(screen.getByLabelText('Zoek'), 'dijken');
    await userEvent.click(tab('Vandaag'));
    await userEvent.click(tab('Deze week'));
    expect((screen.getByLabelText('Zoek') as HTMLInputElement).value).toBe('dijken');
  });

  it('follow the page that chooses, report a choice, and leave the address alone', async () => {
    const choose = vi.fn();
    const before = location.href;
    const { rerender } = render(<Tabs label="M" tabs={TABS} selected="week" onSelect={choose} />);
    expect(tab('Deze week').getAttribute('aria-selected')).toBe('true');
    await userEvent.click(tab('Dit jaar'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('jaar');
    expect(tab('Deze week').getAttribute('aria-selected')).toBe('true');
    rerender(<Tabs label="M" tabs={TABS} selected="jaar" onSelect={choose} />);
    expect(openPanel().textContent).toBe('Nieuws van dit jaar');
    expect(location.href).toBe(before);
  });

  it('show the first one when the open one is taken away', async () => {
    const { rerender } = render(<Tabs label="M" tabs={TABS} />);
    await userEvent.click(tab('Dit jaar'));
    rerender(<Tabs label="M" tabs={TABS.slice(0, 2)} />);
    expect(openPanel().textContent).toBe('Nieuws van vandaag');
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'])('leave keys with %s to the browser', async (key) => {
    render(<Tabs label="M" tabs={TABS} />);
    await userEvent.tab();
    await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
    expect(document.activeElement).toBe(tab('Vandaag'));
  });
});
