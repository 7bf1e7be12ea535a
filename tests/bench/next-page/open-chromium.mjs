import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWholeChromium } from '../../../tools/chromium.ts';

const ARGUMENTS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1280,900'];

/** All targets below a tab: the page in front, and those that it prerenders. */
const BELOW_TAB = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };

/**
 * Starts Chromium with an empty profile and controls it by its own protocol over a pipe. Pages only prerender others if
 * the controlling client is attached to their tab, which Playwright is not.
 */
export async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'nmt-next-page-'));
  const chromium = spawn(
    findWholeChromium() ?? 'chromium',
    [...ARGUMENTS, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , into, from] = chromium.stdio;
  const waiting = new Map();
  const sessions = new Set();
  let text = '';
  let sent = 0;
  from.on('data', (part) => {
    const messages = (text + part).split('\0');
    text = messages.pop() ?? '';
    for (const { id, method, params, result = {} } of messages.map((one) => JSON.parse(one))) {
      waiting.get(id)?.(result);
      waiting.delete(id);
      if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') sessions.add(params.sessionId);
      if (method === 'Target.detachedFromTarget') sessions.delete(params.sessionId);
    }
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      sent++;
      waiting.set(sent, resolve);
      into.write(`${JSON.stringify({ id: sent, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos[0];
  const tab = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', BELOW_TAB, tab.sessionId);

  const pageOf = (sessionId) => {
    const call = (method, params) => send(method, params, sessionId);
    return {
      call,
      async evaluate(run, ...values) {
        const expression = `(${run})(...${JSON.stringify(values)})`;
        const { result } = await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        return result?.value;
      },
    };
  };
  return {
    /** The page in front: an activated page is a different target from the previous one. */
    async front() {
      for (const session of sessions) {
        const page = pageOf(session);
        if (await page.evaluate(() => !document.prerendering)) return page;
      }
      return undefined;
    },
    async close() {
      await send('Browser.close');
      await new Promise((resolve) => {
        if (chromium.exitCode === null) chromium.once('exit', resolve);
        else resolve();
      });
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
