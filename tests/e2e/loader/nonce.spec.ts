import { expect, test } from '../support/test.ts';

const NONCE = 'cmFuZG9t';
const REST = "style-src 'nonce-cmFuZG9t'; connect-src 'self'; base-uri 'none'; form-action 'self'";

/** Policies without a list of addresses: only the nonce, or scripts that a script with the nonce inserts. */
const POLICIES = {
  'a nonce alone': `default-src 'none'; script-src 'nonce-${NONCE}'; ${REST}`,
  'a nonce with strict-dynamic': `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; ${REST}`,
};

for (const [what, policy] of Object.entries(POLICIES)) {
  test(`loads all files under ${what}: scripts, styles, rare and later ones [loader-4]`, async ({
    lab,
    page,
  }) => {
    await lab.open(
      '<div data-widget="lab-counter">Van de server</div><div data-widget="lab-rare">Van de server</div>',
      { policy, loader: `<script nonce="${NONCE}" defer src="/assets/loader.js"></script>` },
    );
    await lab.settle('lab-counter');
    await lab.settle('lab-rare');
    await expect(page.getByRole('button', { name: 'Teller: 0' })).toHaveCSS(
      'border-top-color',
      'rgb(1, 2, 3)',
    );
    expect(lab.messages).toEqual([]);
  });
}
