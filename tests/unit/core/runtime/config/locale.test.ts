// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localeConfig } from '../../../../../core/runtime/config/locale.ts';
import { logged } from '../../../support/logged.ts';

const DEFAULTS = { locale: 'nl-NL', timeZone: 'Europe/Amsterdam', currency: 'EUR' };
const BRITISH = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  names: {
    permissions: { subscriber: 'courier-full', regional: 'courier-local', digitalPlus: ['courier-plus'] },
    promotedNewsletters: { exclusive: ['courier-city'] },
    editions: { courier: 'CO' },
    decisionSlots: { nrcnl: 'web' },
  },
};

const send = (config: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`;
};

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});

describe('locale, time zone and currency', () => {
  it('are Dutch if the site says nothing', () => {
    expect(localeConfig({ config: {} })).toEqual(DEFAULTS);
  });

  it('are the site’s', () => {
    const { names: _, ...british } = BRITISH;
    expect(localeConfig({ config: BRITISH })).toEqual(british);
  });

  it.each([
    ['locale', 'en_GB'],
    ['locale', 'zz-ZZ'],
    ['locale', ''],
    ['locale', 'english'],
    ['locale', ['en-GB']],
    ['timeZone', 'London'],
    ['timeZone', 1],
    ['currency', '£'],
    ['currency', 'gbp'],
    ['currency', 'GBPX'],
    ['currency', null],
  ])('a wrong %s, %j, is named once and has its default', (key, value) => {
    const config = { ...BRITISH, [key]: value };
    for (const page of [{ config }, { config }])
      expect(localeConfig(page)).toMatchObject({ [key]: DEFAULTS[key as keyof typeof DEFAULTS] });
    expect(logged('warn nmt site-config:', `"${key}" is ${JSON.stringify(value)}; expected`)).toHaveLength(1);
  });
});

describe('of the document', () => {
  const read = async () => {
    const { LOCALE, TIME_ZONE, CURRENCY } = await import('../../../../../core/runtime/config/locale.ts');
    return { locale: LOCALE, timeZone: TIME_ZONE, currency: CURRENCY };
  };

  it.each(['', 'not json', '[]', 'null'])('are Dutch if its configuration is "%s"', async (text) => {
    document.body.innerHTML = `<script type="application/json" id="site-config">${text}</script>`;
    expect(await read()).toEqual(DEFAULTS);
  });

  it('are the constants, and a price is in the currency', async () => {
    send(BRITISH);
    expect(await read()).toEqual({ locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' });
    const { formatMoney } = await import('../../../../../core/domain/paywall/money.ts');
    expect(formatMoney({ cents: 300n, over: 1n })).toBe('£3.00');
  });

  it('a wrong value is named once, by the constant and by the page', async () => {
    send({ ...BRITISH, locale: 'en_GB' });
    expect((await read()).locale).toBe('nl-NL');
    const { completePage } = await import('../../../../../core/runtime/page/page.ts');
    const { readFacts } = await import('../../../../../core/runtime/page/facts.ts');
    const mistakes = await import('../../../../../core/runtime/caretaker/report-author-mistakes.ts');
    mistakes.reportAuthorMistakes(completePage(readFacts()), []);
    expect(logged('"locale" is "en_GB"; expected a BCP 47 tag such as "en-GB"')).toHaveLength(1);
  });
});

describe('names', () => {
  const read = async () => {
    const permissions = await import('../../../../../core/user/visitor/permissions.ts');
    const { slotName } = await import('../../../../../core/domain/paywall/slot-name.ts');
    const { publicationCode } = await import(
      '../../../../../widgets/paper/digital-paper/publication-code.ts'
    );
    const promoted = await import('../../../../../widgets/newsletters/newsletter-banner/promoted.ts');
    return {
      subscriber: permissions.SUBSCRIBER_PERMISSION,
      regional: permissions.REGIONAL_PERMISSION,
      digitalPlus: permissions.DIGITAL_PLUS_PERMISSIONS,
      exclusive: promoted.EXCLUSIVE,
      slots: [slotName('nrcnl'), slotName('topbanner')],
      codes: [publicationCode('courier'), publicationCode('krant'), publicationCode('constructor')],
    };
  };

  it('are the site’s', async () => {
    send(BRITISH);
    expect(await read()).toEqual({
      subscriber: 'courier-full',
      regional: 'courier-local',
      digitalPlus: ['courier-plus'],
      exclusive: ['courier-city'],
      slots: ['web', 'topbanner'],
      codes: ['CO', undefined, undefined],
    });
  });

  it.each([
    [{ permissions: { subscriber: '', regional: 7, digitalPlus: [] } }, 3],
    [{ permissions: 'courier-full', editions: ['CO'], decisionSlots: 'web' }, 3],
    [{ promotedNewsletters: { exclusive: 'courier-city' }, decisionSlots: { nrcnl: 1 } }, 2],
    ['courier', 1],
  ])('that are wrong, %j, are named and have their defaults', async (names, mistakes) => {
    send({ names });
    expect(await read()).toMatchObject({
      subscriber: 'nrc-online',
      regional: 'mediahuis',
      slots: ['nrcnl', 'topbanner'],
      codes: [undefined, 'NH', undefined],
    });
    expect(logged('warn nmt site-config: "names')).toHaveLength(mistakes);
  });
});
