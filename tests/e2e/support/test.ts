import { test as base } from 'playwright/test';
import { watchClock } from './clock.ts';
import { countLoads } from './count-loads.ts';
import { Lab } from './lab.ts';

export { expect } from 'playwright/test';

/** A test with the lab. Every uncaught error and every violation of the policy fails it. */
export const test = base.extend<{ lab: Lab }>({
  lab: async ({ page, context }, use, testInfo) => {
    const reportLoads = countLoads(context, testInfo);
    const resumeClock = watchClock(context);
    const lab = await Lab.create(page);
    await use(lab);
    reportLoads();
    await resumeClock();
    base.expect(lab.uncaught, 'errors that no one caught, violations of the policy').toEqual([]);
  },
});
