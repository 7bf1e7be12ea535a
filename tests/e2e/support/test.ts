import { test as base } from 'playwright/test';
import { Lab } from './lab.ts';

export { expect } from 'playwright/test';

/** A test with the lab. Whatever no one caught, and every violation of the policy, fails it. */
export const test = base.extend<{ lab: Lab }>({
  lab: async ({ page }, use) => {
    const lab = await Lab.create(page);
    await use(lab);
    base.expect(lab.uncaught, 'errors that no one caught, violations of the policy').toEqual([]);
  },
});
