// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logged, tolerate } from '../../../../support/logged.ts';
import { block, campaign, step } from './campaigns.ts';
import { PERSON, showFunnel } from './show-funnel.tsx';

const LOOKUP = '/paywall-api/api/web/validate_address';
const PAYMENTS = '/paywall-api/api/mollie/payments/';
const MOLLIE = campaign([
  step([], { blocks: [block('header', 'Bestel'), block('mollie')], buttonLabel: 'Betaal' }),
]);
const ANSWER = (id: number) => [{ id, label: id === 3 ? 'Ja' : 'Nee', text: 'Zo zit het.' }];
const UPSELL = campaign(
  [
    step(['mollie']),
    step([], {
      blocks: [block('upsell', 'Ook papier?')],
      buttonType: 'summary',
      buttonSummaryText: 'Je bestelt:',
      buttonLabel: 'Betaal',
    }),
  ],
  { subscriptionAnswers: [...ANSWER(3), ...ANSWER(1)] },
);

/** The number of calls of `loadScorer`. */
const asked = vi.hoisted(() => ({ times: 0 }));
vi.mock(import('../../../../../../widgets/paywall/paywall/funnel/load-scorer.ts'), async (original) => {
  const { loadScorer } = await original();
  return {
    loadScorer: (wanted) => {
      asked.times += 1;
      return loadScorer(wanted);
    },
  };
});

afterEach(() => {
  asked.times = 0;
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const labels = () =>
  [...document.querySelectorAll('label')].map((label) => label.textContent?.replace(' (niet verplicht)', ''));

describe('the personal data form', () => {
  it('has the fields of a payment, with tokens for the browser [funnel-blocks-6, personal-data-form-11, personal-data-form-14]', async () => {
    const { field } = await showFunnel(MOLLIE, { config: { signupFields: ['phone'] } });
    expect(labels()).toEqual(
      expect.arrayContaining(['Voorletters', 'Tussenvoegsel', 'Achternaam', 'E-mailadres', 'Telefoonnummer']),
    );
    expect(labels()).not.toContain('IBAN');
    expect(
      [field('Achternaam'), field('E-mailadres'), field('Telefoon')].map((one) => one.autocomplete),
    ).toEqual(['family-name', 'email', 'tel']);
  });

  it('shows and requires an address only for a delivered subscription [personal-data-form-9, personal-data-form-10]', async () => {
    const { calls, press, fill, field } = await showFunnel(MOLLIE, {
      answers: { [PAYMENTS]: 'https://pay.mollie.com/1' },
    });
    expect(labels()).not.toContain('Postcode');
    await userEvent.click(screen.getByRole('radio', { name: /^Weekend/ }));
    expect(labels()).toEqual(
      expect.arrayContaining(['Postcode', 'Huisnummer', 'Toevoeging', 'Straat', 'Woonplaats']),
    );
    // Each field has the autocomplete token with which a browser fills in one address.
    expect(
      ['Straat', 'Huisnummer', 'Toevoeging', 'Postcode', 'Woonplaats'].map(
        (name) => field(name).autocomplete,
      ),
    ).toEqual(['address-line1', 'address-line2', 'address-line3', 'postal-code', 'address-level2']);
    await fill({ ...PERSON, Postcode: ' 1012ab ' });
    await userEvent.tab();
    expect(field('Postcode').value).toBe('1012 AB');
    await userEvent.click(screen.getByRole('radio', { name: /^Digitaal € 4|^Digitaal Oude/ }));
    expect(labels()).not.toContain('Postcode');
    await press('Betaal');
    expect(calls(PAYMENTS)[0]?.body).toMatchObject({
      product: 100,
      postalcode: '',
      street: '',
      city: '',
      number: '',
    });
  });

  it('asks for a name and an address as the site’s country writes them, and looks nothing up elsewhere [personal-data-form-9, personal-data-form-11]', async () => {
    const { calls, press, fill, field } = await showFunnel(MOLLIE, {
      country: 'GB',
      config: { signupFields: ['first_name'] },
      answers: { [PAYMENTS]: 'https://pay.mollie.com/1' },
    });
    await userEvent.click(screen.getByRole('radio', { name: /^Weekend/ }));
    expect(
      [...document.querySelectorAll('form input:not([type=radio])')].map(
        ({ name }: Partial<HTMLInputElement>) => name,
      ),
    ).toEqual(['first_name', 'surname', 'email', 'nr', 'street', 'city', 'postcode']);
    expect(field('Huisnummer of huisnaam').inputMode).toBe('text');
    await fill({
      Voornaam: 'Jane',
      Achternaam: 'Smith',
      'E-mailadres': 'jane@post.example',
      Straat: 'Mill Lane',
      Woonplaats: 'London',
      Postcode: 'sw1a1aa',
    });
    await press('Betaal');
    expect(calls(LOOKUP)).toEqual([]);
    expect(calls(PAYMENTS).map(({ body }) => body)).toMatchObject([
      { initials: '', infix: '', first_name: 'Jane', postalcode: 'SW1A 1AA', number: '', country: 'GB' },
    ]);
  });

  it('names the missing part, beside the field and in a list, and takes the focus there [funnel-flow-8, funnel-flow-14, personal-data-form-8, personal-data-form-14]', async () => {
    const { press, field, describedBy, made } = await showFunnel(MOLLIE);
    await press('Betaal');
    expect(document.activeElement).toBe(field('Voorletters'));
    expect(describedBy(field('Voorletters'))).toContain('Je voorletters ontbreken');
    expect(describedBy(field('Achternaam'))).toContain('Je achternaam ontbreekt');
    expect(field('Achternaam').getAttribute('aria-invalid')).toBe('true');
    expect(made.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('writes initials with dots when the field is left, and takes an error away as soon as it is mended [personal-data-form-7, personal-data-form-13]', async () => {
    const { field, describedBy } = await showFunnel(MOLLIE);
    await userEvent.type(field('Voorletters'), 'ab c');
    await userEvent.tab();
    expect(field('Voorletters').value).toBe('A.B.C.');
    await userEvent.type(field('E-mailadres'), 'a@b');
    await userEvent.tab();
    expect(describedBy(field('E-mailadres'))).toContain(
      "Het e-mailadres 'a@b' dat je invoerde is niet correct.",
    );
    await userEvent.type(field('E-mailadres'), '.nl');
    expect(field('E-mailadres').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps and sends what a browser fills in without an event [personal-data-form-14, payment-1]', async () => {
    const terms = campaign([step(['mollie', 'terms'], { buttonLabel: 'Betaal' })]);
    const { field, fill, press, calls } = await showFunnel(terms, { answers: { [PAYMENTS]: 500 } });
    const silently = (name: string, property: 'value' | 'checked', value: string | boolean) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(field(name), value);
    silently('Voorletters', 'value', 'A.B.');
    silently('E-mailadres', 'value', 'a.jansen@post.nl');
    await fill({ Achternaam: 'Jansen' });
    expect([field('Voorletters').value, field('E-mailadres').value]).toEqual(['A.B.', 'a.jansen@post.nl']);
    silently('Tussenvoegsel', 'value', 'van');
    silently('Ik ga akkoord', 'checked', true);
    await press('Betaal');
    expect(calls(PAYMENTS)[0]?.body).toMatchObject({
      initials: 'A.B.',
      infix: 'van',
      surname: 'Jansen',
      email: 'a.jansen@post.nl',
    });
    logged('error nmt funnel: The payment failed; what was filled in is kept. HttpError: POST');
  });

  it.each<[string, (field: (name: string) => HTMLElement) => unknown]>([
    ['ticks the terms', (field) => fireEvent.click(field('Ik ga akkoord'))],
    ['moves on', (field) => fireEvent.focusIn(field('Achternaam'))],
    ['presses a key', (field) => fireEvent.keyDown(field('Achternaam'), { key: 'a' })],
  ])(
    'keeps what a browser fills in without an event when the visitor %s [personal-data-form-14]',
    async (_, happen) => {
      const { field } = await showFunnel(campaign([step(['mollie', 'terms'], { buttonLabel: 'Betaal' })]));
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(field('Voorletters'), 'A.B.');
      happen(field);
      // This renders the whole form.
      fireEvent.click(field('Ik ga akkoord'));
      expect(field('Voorletters').value).toBe('A.B.');
    },
  );

  it('mentions the identity check where the site wants it [payment-5, payment-6]', async () => {
    await showFunnel(MOLLIE, { config: { identityCheck: true } });
    expect(
      screen.getByText('Voor de identiteitscontrole via iDEAL betaal je eenmalig € 0,01.'),
    ).toBeDefined();
    // It also says why, next to the field where the order is charged.
    expect(screen.getByText(/dat de rekening van jou is. Het bedrag krijg je terug/)).toBeDefined();
    cleanup();
    await showFunnel(MOLLIE);
    expect(screen.queryByText(/identiteitscontrole/)).toBeNull();
  });
});

describe('the summary of the order', () => {
  it('is requested once, and chosen with the arrow keys [subscription-types-1, subscription-types-4]', async () => {
    const { calls } = await showFunnel(MOLLIE);
    expect(calls('/paywall-api/api/web/subscription_types/front')).toHaveLength(1);
    const [types, products] = screen
      .getAllByRole('group')
      .filter((group) => group.querySelector('[type=radio]'));
    expect(types?.querySelector('legend')?.textContent).toBe('Kies hoe je leest');
    expect(products?.querySelector('legend')?.textContent).toBe('Kies een abonnement');
    const checked = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
    expect(checked.map((radio) => (radio as HTMLInputElement).value)).toEqual(['1', '100']);
  });

  it('has a price before and after the discount [pricing-4, pricing-5]', async () => {
    await showFunnel(MOLLIE);
    const price = document.querySelector('s');
    expect(price?.textContent).toBe('€\u00a05,00');
    expect(price?.parentElement?.textContent).toContain(
      'Oude prijs €\u00a05,00 Nieuwe prijs €\u00a04,00 per week',
    );
  });

  it('is chosen under a choiceheader, and the prices follow at once [funnel-blocks-22, funnel-buttons-6]', async () => {
    const choice = campaign([
      step([], {
        blocks: [block('choiceheader', 'Kies', 'Wat past?'), block('mollie')],
        buttonType: 'summary',
        buttonSummaryText: 'Je kiest:',
      }),
    ]);
    await showFunnel(choice);
    const summary = () => document.querySelector('[data-funnel-summary]')?.textContent ?? '';
    expect(summary()).toMatch(/^Je kiest:Digitaal.*4,00 per week/);
    expect(screen.getAllByRole('radio', { name: /^Weekend/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /^Weekend/ }));
    expect(summary()).toMatch(/Weekend.*4,00 per week/);
  });

  it('can be chosen in a step before that of an upsell, which begins with it [funnel-blocks-22]', async () => {
    const both = campaign(
      [
        step([], { blocks: [block('choiceheader', 'Kies')], buttonType: 'summary' }),
        step([], { blocks: [block('upsell', 'Ook papier?')] }),
      ],
      {
        subscriptionAnswers: [
          { id: 3, label: 'Met papier', text: '' },
          { id: 1, label: 'Zonder papier', text: '' },
        ],
      },
    );
    const { press } = await showFunnel(both);
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    // Type 1 is the default.
    expect(chosen()).toEqual(['1', '100']);
    expect(document.querySelector('[data-funnel-summary]')?.textContent).toMatch(/^Digitaal/);
    await userEvent.click(screen.getByRole('radio', { name: /^Met papier/ }));
    expect(chosen()).toEqual(['3', '300']);
    await userEvent.click(screen.getByRole('radio', { name: /^Weekend, jaar/ }));
    expect(document.querySelector('[data-funnel-summary]')?.textContent).toMatch(/^Weekend, jaar.*3,00/);
    await press('Verder');
    expect(chosen()).toEqual(['1']);
    expect(screen.getByRole('radio', { name: /^Met papier.*3,00/ })).toBeDefined();
    await press('Terug');
    await userEvent.click(screen.getByRole('radio', { name: /^Zonder papier/ }));
    await press('Verder');
    expect(chosen()).toEqual(['2']);
  });

  it('stands in a step without any other form as well, once the offer is there [funnel-buttons-6]', async () => {
    const overview = step([], {
      blocks: [block('header', 'Klopt alles?')],
      buttonType: 'summary',
      buttonLabel: 'Ja',
      buttonSummaryText: 'Je kiest:',
    });
    const { press } = await showFunnel(campaign([overview, step([], { blocks: [block('header', 'Twee')] })]));
    expect(document.querySelector('[data-funnel-summary]')?.textContent).toMatch(
      /^Je kiest:Digitaal.*4,00 per week/,
    );
    await press('Ja');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Twee');
  });

  it('comes as a list or as one in data [subscription-types-1]', async () => {
    await showFunnel(MOLLIE, {
      answers: {
        '/paywall-api/api/web/subscription_types/front': {
          data: [{ id: 1, products: [{ id: 100, label: 'Digitaal', period: 1, price: 4 }] }],
        },
      },
    });
    await waitFor(() => expect(screen.getByText('Digitaal')).toBeDefined());
    logged(/^(error|warn)/);
  });

  it('is empty and cannot be sent where it cannot be fetched [subscription-types-5]', async () => {
    const { press, fill, made } = await showFunnel(MOLLIE, {
      answers: { '/paywall-api/api/web/subscription_types/front': 403 },
    });
    await waitFor(() => expect(screen.getByText(/geen abonnementen te kiezen/)).toBeDefined());
    await fill(PERSON);
    await press('Betaal');
    expect(made.filter(({ method }) => method === 'POST')).toEqual([]);
    logged(/^error/);
  });

  it('moves nothing when it comes: the fields and the button follow it, and what is above it does not wait [subscription-types-1]', async () => {
    let fail = () => {};
    const held = new Promise<never>((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    const { block: shown } = await showFunnel(
      campaign([
        step([], {
          blocks: [block('login'), block('mollie', 'Bestel'), block('terms')],
          buttonLabel: 'Betaal',
        }),
      ]),
      { answers: { '/paywall-api/api/web/subscription_types/front': () => held } },
    );
    expect(shown('login')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Bestel' })).toBeDefined();
    expect(labels()).toEqual([]);
    expect(shown('terms')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Betaal' })).toBeNull();
    fail();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Betaal' })).toBeDefined());
    expect(labels()).toContain('Achternaam');
    expect(shown('terms')).not.toBeNull();
    logged('error nmt funnel: The subscription types could not be loaded; nothing can be bought.');
  });

  it.each([[[]], [[{ id: 1, products: [] }]], [[{ id: 1, products: [{ id: 100, price: 4 }] }]]])(
    'is logged where the offer is empty: %j [subscription-types-5]',
    async (offer) => {
      await showFunnel(MOLLIE, { answers: { '/paywall-api/api/web/subscription_types/front': offer } });
      await waitFor(() => expect(screen.getByText(/geen abonnementen te kiezen/)).toBeDefined());
      expect(logged(/^error/).join()).toContain('nothing can be bought');
    },
  );

  it('has two options in an upsell, whose address fields appear, disappear and are announced [funnel-blocks-16, funnel-blocks-17, funnel-blocks-18, funnel-blocks-19, funnel-flow-3]', async () => {
    // The lookup may answer before or after the address is filled in.
    tolerate('An address was not found');
    const { press, fill, calls, field } = await showFunnel(UPSELL, {
      answers: { [PAYMENTS]: 'https://pay.mollie.com/1' },
    });
    await fill({
      ...PERSON,
      Postcode: '1012 AB',
      Huisnummer: '1',
      Straat: 'Damrak',
      Woonplaats: 'Amsterdam',
    });
    await press('Verder');
    expect(calls(PAYMENTS)).toEqual([]);
    expect(screen.getByRole('group', { name: 'Ook papier?' }).querySelectorAll('[type=radio]')).toHaveLength(
      2,
    );
    const [yes, no] = screen.getAllByRole('radio') as HTMLInputElement[];
    expect([yes?.value, yes?.checked, no?.value]).toEqual(['1', true, '2']);
    expect(screen.getByText('Vul ook je bezorgadres in.').getAttribute('role')).toBe('status');
    expect(field('Straat').value).toBe('Damrak');
    await userEvent.click(screen.getByRole('radio', { name: /^Nee/ }));
    expect(labels()).not.toContain('Straat');
    await press('Betaal');
    expect(calls(PAYMENTS)[0]?.body).toMatchObject({ product: 100, street: '' });
  });
});

describe('the address lookup', () => {
  const FOUND = { street: 'Damrak', city: 'Amsterdam', number: '1', postal_code: '1012 AB' };

  async function delivered(answers: Record<string, object | number>) {
    const shown = await showFunnel(MOLLIE, { answers });
    await userEvent.click(screen.getByRole('radio', { name: /^Weekend/ }));
    // The code of the call loads with the first lookup; from here on the test advances the clock.
    await import('../../../../../../widgets/paywall/paywall/api/address.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const type = (name: string, value: string) => fireEvent.change(shown.field(name), { target: { value } });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    return { ...shown, type, pass };
  }

  it('waits 1.5 seconds for valid values, fills in the rest and announces it [address-lookup-1, address-lookup-2, address-lookup-4, address-lookup-6]', async () => {
    const { calls, field, type, pass } = await delivered({ [LOOKUP]: FOUND });
    type('Postcode', '1012ab');
    await pass(2000);
    expect(calls(LOOKUP)).toEqual([]);
    type('Huisnummer', '1');
    await pass(1400);
    expect(calls(LOOKUP)).toEqual([]);
    await pass(200);
    expect(calls(LOOKUP)).toMatchObject([{ method: 'POST', body: { postal_code: '1012 AB', number: '1' } }]);
    expect([field('Straat').value, field('Woonplaats').value]).toEqual(['Damrak', 'Amsterdam']);
    expect(screen.getByText('Gevonden: Damrak, Amsterdam.').getAttribute('role')).toBe('status');
    type('Huisnummer', '');
    type('Huisnummer', '1');
    await pass(2000);
    expect(calls(LOOKUP)).toHaveLength(1);
  });

  it('shows that nothing was found, at both fields, and lets the reader fill it in [address-lookup-3, address-lookup-4, address-lookup-6]', async () => {
    const { field, type, pass, describedBy } = await delivered({ [LOOKUP]: 404 });
    type('Postcode', '9999 ZZ');
    type('Huisnummer', '12');
    await pass(1600);
    for (const name of ['Postcode', 'Huisnummer']) {
      expect(describedBy(field(name))).toContain('Geen straat en/of plaats gevonden met: "9999 ZZ 12".');
    }
    type('Straat', 'Dorpsstraat');
    expect(field('Straat').value).toBe('Dorpsstraat');
    type('Huisnummer', '123');
    expect(screen.queryByText(/Geen straat/)).toBeNull();
    logged('warn nmt funnel: An address was not found; the reader fills it in.');
  });

  it('keeps the reader’s typing during the lookup [address-lookup-4]', async () => {
    const { field, type, pass } = await delivered({ [LOOKUP]: FOUND });
    type('Postcode', '1012 AB');
    type('Huisnummer', '1');
    await pass(1400);
    type('Straat', 'Dam');
    await pass(200);
    expect([field('Straat').value, field('Woonplaats').value]).toEqual(['Dam', 'Amsterdam']);
    // Another address has another street.
    type('Huisnummer', '2');
    await pass(1600);
    expect(field('Straat').value).toBe('Damrak');
  });

  it('keeps no street for another address, also before or without an answer about that one [address-lookup-4, address-lookup-5]', async () => {
    const { calls, field, type, pass } = await delivered({ [LOOKUP]: FOUND });
    const place = () => [field('Straat').value, field('Woonplaats').value];
    type('Postcode', '1012 AB');
    type('Huisnummer', '1');
    await pass(1600);
    type('Postcode', '9999 ZZ');
    expect(place()).toEqual(['', '']);
    type('Postcode', '1012 AB');
    expect(place()).toEqual(['Damrak', 'Amsterdam']);
    await pass(2000);
    expect(calls(LOOKUP)).toHaveLength(1);
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
    type('Postcode', '9999 ZZ');
    await pass(1600);
    expect(place()).toEqual(['', '']);
    type('Straat', 'Dorpsstraat');
    type('Huisnummer', '2');
    expect(place()).toEqual(['Dorpsstraat', '']);
    logged('warn nmt funnel: An address was not found; the reader fills it in.');
  });

  it('drops an answer for fields that have been removed [address-lookup-5]', async () => {
    const { calls, field, type, pass } = await delivered({ [LOOKUP]: FOUND });
    let release = (_: Response) => {};
    const answer = fetch;
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
      if (url.pathname !== LOOKUP || calls(LOOKUP).length > 0) return answer(url, init);
      void answer(url, init);
      return new Promise<Response>((resolve) => {
        release = resolve;
      });
    });
    type('Postcode', '1012 AB');
    type('Huisnummer', '1');
    await pass(1600);
    type('Huisnummer', '12');
    await act(async () => release(Response.json({ ...FOUND, street: 'Oud' })));
    expect(field('Straat').value).toBe('');
    await pass(1600);
    expect(field('Straat').value).toBe('Damrak');
  });
});

describe('registration', () => {
  const ACCOUNT = '/create-account/';
  const GRATIS = campaign([
    step([], {
      blocks: [block('header', 'Gratis account'), block('registration'), block('usps', '', 'Lees mee')],
      buttonLabel: 'Maak account',
    }),
    step(['text']),
  ]);
  const PERSON = { 'E-mailadres': 'nieuw@post.nl', Wachtwoord: 'vier fietsen in de Regen 7' };
  const NEWS = {
    newsletterCode: 'boeken',
    newsletterName: '<b>Boeken</b>',
    newsletterDescription: 'Elke week.',
  };

  it('posts the form with its origin and its return address [funnel-blocks-10, registration-1, registration-2, registration-3, registration-14]', async () => {
    history.replaceState(null, '', '/nieuws/a?x=1#deel');
    const { press, fill, calls } = await showFunnel(GRATIS, {
      answers: { [ACCOUNT]: { detail: 'ok' } },
      config: NEWS,
    });
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Boeken/ }));
    await press('Maak account');
    expect(calls(ACCOUNT)).toMatchObject([
      {
        method: 'POST',
        body: {
          email: 'nieuw@post.nl',
          password: 'vier fietsen in de Regen 7',
          terms: 'on',
          newsletter: 'boeken',
          name: '<b>Boeken</b>',
          newsletterAgreed: 'on',
          subscribe_source: 'paywall_proef',
          return_to: '/nieuws/a#account-created',
        },
      },
    ]);
  });

  it('welcomes, hides the other blocks and takes the focus [funnel-flow-5, registration-8, registration-9, registration-10, registration-15]', async () => {
    const {
      press,
      fill,
      block: found,
      events,
    } = await showFunnel(GRATIS, { answers: { [ACCOUNT]: {} }, config: NEWS });
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Boeken/ }));
    await press('Maak account');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welkom bij NRC!' })).toBeDefined());
    expect(
      screen.getByText('Klik op de link in de e-mail die we je hebben gestuurd om je account te bevestigen.'),
    ).toBeDefined();
    expect(screen.getByText('Je bent nu ingeschreven voor de <b>Boeken</b> nieuwsbrief.')).toBeDefined();
    expect(found('usps')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(events).toContainEqual({ type: 'registered', newsletter: true });
    // The registration is done, so the button only goes to the next step.
    await press('Verder');
    expect(found('text')).not.toBeNull();
  });

  it('leaves no button under the welcome of the last step [funnel-flow-5]', async () => {
    const single = campaign([step(['registration'], { buttonLabel: 'Maak account' })]);
    const { press, fill } = await showFunnel(single, { answers: { [ACCOUNT]: {} } });
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Maak account');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welkom bij NRC!' })).toBeDefined());
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    [
      { status: 409, json: { detail: 'account exists' } },
      'Dit e-mail adres bestaat al. Er is al een account met dit e-mail adres.',
    ],
    [{ detail: 'account exists' }, 'Dit e-mail adres bestaat al. Er is al een account met dit e-mail adres.'],
    [
      { status: 422, json: { detail: 'email-invalid', message: '<i>vol</i>' } },
      'Het adres klopt niet: <i>vol</i>.',
    ],
  ])(
    'says beside the address why it was refused: %j [registration-4, registration-5, registration-6, registration-15]',
    async (answer, text) => {
      const { press, fill, describedBy, field } = await showFunnel(GRATIS, {
        answers: { [ACCOUNT]: answer },
      });
      await fill(PERSON);
      await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
      await press('Maak account');
      await waitFor(() => expect(describedBy(field('E-mailadres'))).toContain(text));
      expect(field('E-mailadres').getAttribute('aria-invalid')).toBe('true');
      expect(field('Wachtwoord').value).toBe(PERSON.Wachtwoord);
      const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
      expect(alerts.map(({ textContent }) => textContent)).toEqual([text]);
      expect(field('E-mailadres').getAttribute('aria-describedby')).toContain(alerts[0]?.id);
      // The visitor's change is checked like a change of any other field.
      await userEvent.type(field('E-mailadres'), 'x');
      expect(alerts[0]?.isConnected).toBe(false);
    },
  );

  it.each([
    { detail: 'password too common', message: 'error' },
    { detail: 'password too common' },
    { message: 'error' },
    { status: 422, json: { detail: 'password too common' } },
    '<html>',
  ])('shows no welcome after %j, and no message [registration-7, registration-8]', async (answer) => {
    const { press, fill, events, button } = await showFunnel(GRATIS, { answers: { [ACCOUNT]: answer } });
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Maak account');
    const messages = await waitFor(() => logged('error', 'registration'));
    expect(screen.queryByText(/Welkom/)).toBeNull();
    expect(events).toEqual([]);
    expect(button('Maak account').getAttribute('aria-busy')).toBeNull();
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts.join('')).toBe('');
    expect(JSON.stringify(messages)).not.toContain('too common');
  });

  it('names the paper as the site is configured [registration-8]', async () => {
    const { press, fill } = await showFunnel(GRATIS, {
      answers: { [ACCOUNT]: { detail: 'account created' } },
      brand: 'De Bode',
    });
    expect(screen.getByRole('checkbox', { name: /aanbiedingen van De Bode/ })).toBeDefined();
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Maak account');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welkom bij De Bode!' })).toBeDefined());
  });

  it('shows no reason for other failures, and can be retried under the same key [funnel-flow-11, registration-7]', async () => {
    const { press, fill, calls } = await showFunnel(GRATIS, { answers: { [ACCOUNT]: 500 } });
    await fill(PERSON);
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Maak account');
    await press('Maak account');
    expect([...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent).join('')).toBe(
      '',
    );
    const [first, second] = calls(ACCOUNT);
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
    logged('error nmt funnel: The registration failed; what was filled in is kept. HttpError:');
  });

  it('wants the terms, which open beside it and are never ticked beforehand [funnel-blocks-11, funnel-blocks-12]', async () => {
    const { press, fill, calls, describedBy } = await showFunnel(GRATIS, {
      config: { termsUrl: '/regels/' },
    });
    await fill(PERSON);
    const terms = screen.getByRole('checkbox', {
      name: 'Ik ga akkoord met de algemene voorwaarden',
    }) as HTMLInputElement;
    expect(terms.checked).toBe(false);
    const link = screen.getByRole('link', { name: 'algemene voorwaarden' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/regels/', '_blank']);
    expect(link.title).toBe('Opent in een nieuw tabblad');
    await press('Maak account');
    expect(describedBy(terms)).toContain('Je dient akkoord te gaan met de algemene voorwaarden');
    expect(document.activeElement).toBe(terms);
    expect(calls(ACCOUNT)).toEqual([]);
    await userEvent.click(terms);
    expect(terms.getAttribute('aria-invalid')).toBeNull();
  });

  it('names the terms in the list of errors without the words about their link', async () => {
    const { press } = await showFunnel(GRATIS, { config: { termsUrl: '/regels/' } });
    await press('Maak account');
    await userEvent.click(screen.getByRole('button', { name: 'Akkoord met de voorwaarden' }));
    expect(document.activeElement?.getAttribute('name')).toBe('terms');
  });

  it('takes the address along that the page was opened with, where it is one [registration-11, registration-12]', async () => {
    history.replaceState(null, '', '/?email=jan%40post.nl');
    const { field } = await showFunnel(GRATIS);
    expect(field('E-mailadres').value).toBe('jan@post.nl');
    await userEvent.type(field('E-mailadres'), 'x');
    expect(field('E-mailadres').value).toBe('jan@post.nlx');
    cleanup();
    history.replaceState(null, '', '/?email=jan+krant@post.nl');
    expect((await showFunnel(GRATIS)).field('E-mailadres').value).toBe('jan+krant@post.nl');
    cleanup();
    history.replaceState(null, '', '/?email=%3Cscript%3E');
    expect((await showFunnel(GRATIS)).field('E-mailadres').value).toBe('');
  });

  it('offers a newsletter only where there is one, not ticked beforehand [registration-13]', async () => {
    await showFunnel(GRATIS);
    expect(screen.queryByRole('checkbox', { name: /Boeken/ })).toBeNull();
    cleanup();
    await showFunnel(GRATIS, { config: NEWS });
    expect((screen.getByRole('checkbox', { name: /Boeken/ }) as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('Elke week.')).toBeDefined();
  });

  it('describes a password’s strength in words, and shows the password on request [password-strength-3, password-strength-5]', async () => {
    const { field, describedBy, press, fill, calls } = await showFunnel(GRATIS);
    // A visitor who only passes through the field loads no code.
    act(() => field('Wachtwoord').focus());
    expect(asked.times).toBe(0);
    await fill({ ...PERSON, Wachtwoord: 'welkom' });
    expect(asked.times).toBeGreaterThan(0);
    await act(() => vi.dynamicImportSettled());
    expect(describedBy(field('Wachtwoord'))).toContain('Sterkte: Erg zwak');
    expect(screen.getByText('Erg zwak').parentElement?.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Maak account');
    expect(calls(ACCOUNT)).toEqual([]);
    expect(document.activeElement).toBe(field('Wachtwoord'));
    await press('Toon wachtwoord');
    expect(field('Wachtwoord').type).toBe('text');
    await press('Verberg wachtwoord');
    expect(field('Wachtwoord').type).toBe('password');
    expect(field('Wachtwoord').autocomplete).toBe('new-password');
  });
});
