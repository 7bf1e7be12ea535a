/**
 * The nine faults of points 8 to 10 of the study of such loaders, as experiments. `hooks` is what the page holds;
 * `spoil` says what goes wrong with the file of the first hook's kind; `provoke` is what happens to the page; `observe`
 * says what was seen. Functions of the page run in the browser.
 *
 * @typedef {object} Fault
 * @property {string} title what a good loader does
 * @property {{ kind: string, changed?: Record<string, string> }[]} hooks
 * @property {(attempt: number) => { status?: number, delay?: number } | undefined} [spoil] by the number of previous
 * requests for the file
 * @property {(page: import('playwright').Page) => Promise<void>} [provoke]
 * @property {number} settle ms to wait before observing
 * @property {(page: import('playwright').Page, said: string[]) => Promise<{ ok: boolean, saw: string }>} observe said:
 * errors and warnings of the page's own scripts on the console
 */

const QUIZ = { kind: 'quiz' };
const TICKER = { kind: 'ticker' };

const MISSING = { status: 404 };
/** Long enough for the page's own code to have loaded, but not the kind's. */
const LATE = { delay: 1500 };

const hookText = (page, index) => page.locator('.hook').nth(index).textContent();
const isMounted = (page, kind) =>
  page.evaluate((done) => !!document.querySelector(done), `[data-bench-done=${kind}]`);

/** @type {Fault[]} */
export const FAULTS = [
  {
    title: '8. A widget throws in render: the server’s HTML is there again',
    hooks: [{ kind: 'quiz', changed: { first: '999' } }, TICKER],
    settle: 1500,
    observe: async (page) => {
      const text = await hookText(page, 0);
      return text.includes('Nieuwsquiz')
        ? { ok: true, saw: 'server’s HTML' }
        : { ok: false, saw: text ? 'broken box' : 'empty box' };
    },
  },
  {
    title: '8. A widget’s code is on its way: the server’s HTML stands in every frame until the commit',
    hooks: [QUIZ],
    spoil: () => LATE,
    provoke: (page) =>
      page.evaluate(async () => {
        const hook = document.querySelector('.hook');
        window.benchBlank = 0;
        while (!hook.querySelector('[data-bench-done]')) {
          if (hook.childElementCount === 0) window.benchBlank++;
          await new Promise(requestAnimationFrame);
        }
      }),
    settle: 0,
    observe: async (page) => {
      const blank = await page.evaluate(() => window.benchBlank);
      return { ok: blank === 0, saw: blank === 0 ? 'no blank frame' : `${blank} blank frames` };
    },
  },
  {
    title: '8. A file is missing (404): one message says which widget or file',
    hooks: [QUIZ],
    spoil: () => MISSING,
    settle: 7000,
    observe: async (_page, messages) => {
      const naming = messages.filter((text) => /quiz|\.js/.test(text));
      return naming.length > 0
        ? { ok: true, saw: naming.length === 1 ? 'reported' : `reported ${naming.length} times` }
        : { ok: false, saw: 'silence' };
    },
  },
  {
    title: '8. One hook has bad attributes: the others mount',
    hooks: [{ kind: 'poll', changed: { options: '[{"label":' } }, QUIZ, { kind: 'newsletter' }, TICKER],
    settle: 1500,
    observe: async (page) => {
      const mounted = await page.locator('[data-bench-done]').count();
      return { ok: mounted === 3, saw: `${mounted} of 3 mounted` };
    },
  },
  {
    title: '9. A mounted hook is removed: its timer ends',
    hooks: Array.from({ length: 50 }, () => TICKER),
    settle: 1500,
    observe: async (page) => {
      const timers = () => page.evaluate(() => window.benchTimers.size);
      const before = await timers();
      await page.evaluate(() => {
        for (const hook of document.querySelectorAll('.hook')) hook.remove();
      });
      await page.waitForTimeout(500);
      const after = await timers();
      return { ok: before >= 50 && after <= before - 50, saw: `${after} of ${before} timers run on` };
    },
  },
  {
    title: '9. A hook leaves while its code is on the way: nothing mounts on it',
    hooks: [QUIZ],
    spoil: () => LATE,
    provoke: (page) =>
      page.evaluate(() => {
        window.benchHook = document.querySelector('.hook');
        window.benchHook.remove();
      }),
    settle: 3000,
    observe: async (page) => {
      const mounted = await page.evaluate(() => !!window.benchHook.querySelector('[data-bench-done]'));
      return { ok: !mounted, saw: mounted ? 'mounted on the detached element' : 'not mounted' };
    },
  },
  {
    title: '9. A mounted hook moves: it keeps its state and works',
    hooks: [QUIZ],
    settle: 1500,
    observe: async (page) => {
      const answer = page.locator('.bench-answers button').first();
      const checks = page.getByRole('button', { name: 'Controleer' });
      if (!(await isMounted(page, 'quiz'))) return { ok: false, saw: 'not mounted at all' };
      await answer.click();
      await page.evaluate(() => document.body.append(document.querySelector('.hook')));
      await page.waitForTimeout(500);
      const kept = (await answer.getAttribute('aria-pressed')) === 'true';
      if (!kept) return { ok: false, saw: 'state lost' };
      await checks.click();
      const works = await page.getByRole('button', { name: 'Volgende vraag' }).isVisible();
      return { ok: works, saw: works ? 'state kept' : 'dead after the move' };
    },
  },
  {
    title: '10. A file fails twice (503): it is fetched again and the widget mounts',
    hooks: [QUIZ],
    // Twice, because the preloading element and the loader each request it once.
    spoil: (attempt) => (attempt < 2 ? { status: 503 } : undefined),
    settle: 7000,
    observe: async (page) => {
      const mounted = await isMounted(page, 'quiz');
      return { ok: mounted, saw: mounted ? 'mounted' : 'never mounted' };
    },
  },
  {
    title: '10. A click before mounting has its effect after it',
    hooks: [{ kind: 'share' }],
    spoil: () => LATE,
    provoke: (page) => page.locator('.hook button').first().click(),
    settle: 3000,
    observe: async (page) => {
      const open = (await page.locator('.hook button').first().getAttribute('aria-expanded')) === 'true';
      return { ok: open, saw: open ? 'panel is open' : 'click lost' };
    },
  },
];
