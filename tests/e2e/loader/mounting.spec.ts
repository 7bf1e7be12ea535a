import { labManifest } from '../support/lab.ts';
import { expect, test } from '../support/test.ts';

const COUNTER = '<div data-widget="lab-counter" data-label="Eén">Van de server</div>';

test('mounts a widget on each of its hooks with its own attributes [loader-11]', async ({ lab, page }) => {
  await lab.open(`${COUNTER}<div data-widget="lab-counter" data-label="Twee">Van de server</div>`);
  await lab.settle('lab-counter');
  await page.getByRole('button', { name: 'Eén: 0' }).click();
  await expect(page.getByRole('button', { name: 'Eén: 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Twee: 0' })).toBeVisible();
});

test('fetches only the chunks of hooks that are on the page, each file once [loader-3, loader-4]', async ({
  lab,
}) => {
  await lab.open(`${COUNTER}${COUNTER}${COUNTER}`);
  await lab.settle('lab-counter');
  const { features } = labManifest();
  const { script, imports } = features['lab-counter'] ?? { imports: [] };
  // Files that the caretaker fetches when the browser is idle may have loaded by now.
  const ofFeatures = new Set(Object.values(features).flatMap((one) => [one.script, ...one.imports]));
  const files = lab.requests.filter((file) => ofFeatures.has(file)).sort();
  expect(files).toEqual([script, ...imports].sort());
});

test('loads no React on a page whose features are all enhancers', async ({ lab }) => {
  await lab.open('<div data-widget="lab-enhancer" data-size="1"></div><div data-special="lab"></div>');
  await lab.settle('lab-enhancer');
  expect(lab.requests.filter((file) => file.includes('react'))).toEqual([]);
});

test('has the style in place at the first commit', async ({ lab, page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector('button');
      if (!button) return;
      observer.disconnect();
      document.documentElement.dataset.first = getComputedStyle(button).borderTopColor;
    }).observe(document, { childList: true, subtree: true });
  });
  await lab.open(COUNTER);
  await lab.settle('lab-counter');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'rgb(1, 2, 3)');
});

test('waits with a visible hook until it nears the viewport', async ({ lab, page }) => {
  await lab.open(
    '<svg width="10" height="3000"></svg><div data-widget="lab-enhancer" data-size="1">Onderaan</div><svg width="10" height="2000"></svg>',
  );
  await expect.poll(() => lab.requests.some((file) => file.startsWith('caretaker'))).toBe(true);
  await expect(page.getByText('Onderaan')).toHaveAttribute('data-widget-state', 'waiting');
  expect(lab.requests.some((file) => file.startsWith('lab-enhancer'))).toBe(false);
  await page.evaluate(() => scrollTo(0, 2600));
  await lab.settle('lab-enhancer');
});

test('starts a feature on an event of the bus', async ({ lab, page }) => {
  await lab.open('<div data-widget="lab-event">Niets</div>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await expect(page.getByText('Niets')).toHaveAttribute('data-widget-state', 'waiting');
  await page.evaluate(() => (window.nmt ??= []).push((nmt) => nmt.emit('page:restored', {})));
  await expect(page.getByText('Niets en er is iets gebeurd')).toBeVisible();
});

test('notifies features when the page returns from the back/forward cache', async ({ lab, page }) => {
  await lab.open('<div data-widget="lab-event">Niets</div>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('Niets en er is iets gebeurd')).toBeVisible();
});

test('runs a feature that is bound to a fragment when the fragment is set [page-runtime-1]', async ({
  lab,
  page,
}) => {
  await lab.open('<div data-widget="lab-hash">Zonder</div>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  expect(lab.requests.some((file) => file.startsWith('lab-hash'))).toBe(false);
  await page.evaluate(() => {
    location.hash = 'lab=1';
  });
  await expect(page.getByText('De hash is gezien.')).toBeVisible();
});

test("fetches a special's chunk only on a page with its value [page-runtime-2]", async ({ lab, page }) => {
  await lab.open('<div data-special="lab">Leeg</div>');
  await expect(page.getByText('Special geladen.')).toBeVisible();
  await lab.open(COUNTER);
  const before = lab.requests.length;
  await lab.settle('lab-counter');
  expect(lab.requests.slice(before).some((file) => file.startsWith('special-lab'))).toBe(false);
});

test('loads the editing tools for editors and for nobody else [loader-7]', async ({ lab, page }) => {
  await lab.open('<div data-widget="lab-editor">Lezen</div>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  expect(lab.requests.some((file) => file.startsWith('lab-editor'))).toBe(false);
  await expect(page.getByText('Lezen')).not.toHaveAttribute('data-widget-state');
});

test('mounts hooks that are inserted later, and ends those that leave with all they started', async ({
  lab,
  page,
}) => {
  await lab.open('<main></main>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await page.evaluate(() => {
    const hook = document.createElement('div');
    hook.dataset.widget = 'lab-enhancer';
    hook.dataset.size = '7';
    const holder = document.createElement('section');
    holder.append(hook);
    document.querySelector('main')?.append(holder);
  });
  await lab.settle('lab-enhancer');
  await expect(page.locator('.is-enhanced')).toHaveAttribute('data-ticks', '7');
  const after = await page.evaluate(async () => {
    const holder = document.querySelector('section') as HTMLElement;
    const hook = holder.firstElementChild as HTMLElement;
    holder.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    hook.removeAttribute('data-ticks');
    document.dispatchEvent(new Event('lab'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { html: hook.outerHTML, alive: (window as unknown as { alive: number }).alive };
  });
  expect(after).toEqual({ html: '<div data-widget="lab-enhancer" data-size="7" class=""></div>', alive: 0 });
});

test('keeps a hook that only moves as it is', async ({ lab, page }) => {
  await lab.open(`<main>${COUNTER}</main><aside></aside>`);
  await lab.settle('lab-counter');
  await page.getByRole('button').click();
  await page.evaluate(() => {
    const hook = document.querySelector('[data-widget]') as Element;
    document.querySelector('aside')?.append(hook);
  });
  await expect(page.locator('aside').getByRole('button', { name: 'Eén: 1' })).toBeVisible();
  await page.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Eén: 2' })).toBeVisible();
});

test('does not mount on a hook that left while its chunk was loading', async ({ lab, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/lab-enhancer-*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await lab.open(
    '<div data-widget="lab-enhancer" data-size="1">Weg</div><div data-widget="lab-enhancer" data-size="2">Blijft</div>',
  );
  await expect(page.getByText('Weg')).toHaveAttribute('data-widget-state', 'loading');
  const gone = await page.getByText('Weg').elementHandle();
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
  release();
  await lab.settle('lab-enhancer');
  expect(await gone?.evaluate((hook) => hook.className)).toBe('');
  expect(await page.evaluate(() => (window as unknown as { alive: number }).alive)).toBe(1);
});

test("restores the server's HTML when a subtree is unmounted, and mounts it again", async ({ lab, page }) => {
  await lab.open(`<main>${COUNTER}</main>`);
  await lab.settle('lab-counter');
  await page.evaluate(() =>
    (window.nmt ??= []).push((nmt) => nmt.unmount(document.querySelector('main') as Element)),
  );
  await expect(page.getByText('Van de server')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => (window.nmt ??= []).push((nmt) => nmt.mount()));
  await expect(page.getByRole('button', { name: 'Eén: 0' })).toBeVisible();
});

test('a copy of an unmounted page mounts as the page did, once', async ({ lab, page }) => {
  await lab.open(`<main>${COUNTER}</main>`);
  await lab.settle('lab-counter');
  await page.evaluate(() => {
    (window.nmt ??= []).push((nmt) => nmt.unmount());
    const main = document.querySelector('main') as HTMLElement;
    const copy = main.cloneNode(true);
    main.replaceWith(document.createElement('p'));
    document.querySelector('p')?.replaceWith(copy);
  });
  await expect(page.getByRole('button', { name: 'Eén: 0' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('leaves nothing behind after a hundred rounds of insert and remove', async ({ lab, page }) => {
  await lab.open('<main></main>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  const client = await page.context().newCDPSession(page);
  const round = (times: number) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        const hook = document.createElement('div');
        hook.dataset.widget = i % 2 ? 'lab-counter' : 'lab-enhancer';
        hook.dataset.size = '1';
        document.querySelector('main')?.append(hook);
        while (hook.dataset.widgetState !== 'mounted') await new Promise((resolve) => setTimeout(resolve));
        hook.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  await round(10);
  const before = await count();
  await round(100);
  // React's scheduler may keep a reference to the last root until its next task: memory is measured after that.
  await expect
    .poll(async () => {
      const after = await count();
      return after.nodes - before.nodes < 20 && after.jsEventListeners - before.jsEventListeners < 10;
    }, 'nodes and listeners as before')
    .toBe(true);
});
