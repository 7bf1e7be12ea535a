// @vitest-environment happy-dom
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveAll, mount } from '../widgets/support/mount.ts';
import { exampleFiles, writeExampleFiles } from './example-feature-files.ts';

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
});

it('mounts on the hooks of its demo page as the documentation describes', async () => {
  vi.useFakeTimers({ now: Date.parse('2030-03-08T12:00Z'), toFake: ['Date'] });
  const demo = exampleFiles.get('demo/features/days-to-go.html') ?? '';
  document.body.replaceChildren(...new DOMParser().parseFromString(demo, 'text/html').body.childNodes);
  const [counted, wrong] = document.querySelectorAll<HTMLElement>('[data-widget=days-to-go]');
  const folder = writeExampleFiles();
  try {
    const chunk = join(folder, 'widgets/article/days-to-go/days-to-go.ts');
    const { default: feature } = await import(/* @vite-ignore */ chunk);
    await mount(feature, counted ?? null);
    expect(counted?.textContent).toBe('Nog 12 dagen tot de gemeenteraadsverkiezingen.');
    await expect(mount(feature, wrong ?? null)).rejects.toThrow(
      'data-day is "morgen"; expected a day as yyyy-mm-dd.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  leaveAll();
  expect(wrong?.textContent?.trim()).toBe('Het boekenbal is in maart.');
});
