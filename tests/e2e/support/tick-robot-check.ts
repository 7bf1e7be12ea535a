import { expect, type Locator } from 'playwright/test';

/** Ticks the robot check of a form, and waits for its answer: until then the form asks for the tick. */
export async function tickRobotCheck(form: Locator): Promise<void> {
  await form.getByLabel('Ik ben geen robot').check();
  await expect(form.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
}
