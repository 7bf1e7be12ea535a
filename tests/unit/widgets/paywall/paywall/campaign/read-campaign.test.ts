// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isPaywallId } from '../../../../../../core/domain/paywall/is-paywall-id.ts';
import { PAYWALL_TYPES } from '../../../../../../core/domain/paywall/types.ts';
import { readCampaign } from '../../../../../../widgets/paywall/paywall/campaign/read-campaign.ts';

const STEP = { blocks: [{ type: 'header', content: { header: 'Lees verder', text: 'Word abonnee' } }] };
const read = (funnel: object) =>
  readCampaign(
    { id: 'proef', name: 'Proef', funnel: { paywallType: 'hard', steps: [STEP], ...funnel } },
    'gevraagd',
  );

describe('a campaign', () => {
  it('has id, name and funnel, with its type, style, flag, answers and steps [paywall-campaign-2]', () => {
    const answers = [{ id: 3, label: 'Papier', text: 'Met de krant' }];
    const funnel = { style: 'verkiezingen', clipAfter: 4, buttonColor: 'blue', subscriptionAnswers: answers };
    const campaign = read(funnel);
    expect(campaign).toMatchObject({
      id: 'proef',
      name: 'Proef',
      funnel: {
        paywallType: 'hard',
        style: 'verkiezingen',
        clipAfter: 4,
        buttonColor: 'blue',
        subscriptionAnswers: answers,
      },
    });
    expect(campaign.funnel.steps).toHaveLength(1);
  });

  it.each([undefined, 'twee', -1, 1.5, null, '12345'])(
    'clips after one paragraph where clipAfter is %s [paywall-campaign-3]',
    (clipAfter) => {
      expect(read({ clipAfter }).funnel.clipAfter).toBe(1);
    },
  );

  it.each([undefined, null, {}, ['a']])(
    'is known by the id it was fetched by where its own is %j [paywall-campaign-2]',
    (id) => {
      const sent = { id, name: 7, funnel: { paywallType: 'hard', steps: [STEP] } };
      expect(readCampaign(sent, 'gevraagd')).toMatchObject({ id: 'gevraagd', name: '' });
    },
  );

  it('loses no wall by fields of a wrong type [paywall-campaign-2, paywall-campaign-5]', () => {
    const odd = { style: 1, fokkeEnSukke: 'ja', clipAfter: [], buttonColor: {}, subscriptionAnswers: 'geen' };
    const block = { type: 'header', content: 'kop' };
    const step = { blocks: [block, 7], buttonType: 3, buttonLabel: [], redirectUrl: null, payoff: {} };
    const { funnel } = read({ ...odd, steps: [7, step] });
    expect(funnel).toMatchObject({ paywallType: 'hard', style: 'none', clipAfter: 1, buttonColor: 'red' });
    expect(funnel.steps).toHaveLength(1);
    expect(funnel.steps[0].blocks).toHaveLength(1);
  });

  it.each([undefined, '', 7])('has red buttons where buttonColor is %s [paywall-campaign-4]', (sent) => {
    expect(read({ buttonColor: sent }).funnel.buttonColor).toBe('red');
  });

  it('has steps of blocks with header and text, a button and payoffs [paywall-campaign-5]', () => {
    const step = {
      ...STEP,
      buttonType: 'redirect',
      buttonLabel: 'Abonneren',
      buttonPayoff: 'Opzegbaar',
      redirectUrl: '/abonnementen',
      buttonSummaryText: 'Samen',
      payoff: 'Nu',
    };
    const { funnel } = read({ steps: [step] });
    expect(funnel.steps[0]).toEqual({
      ...step,
      blocks: [{ type: 'header', content: { header: ['Lees verder'], text: ['Word abonnee'], image: '' } }],
    });
  });

  it.each(PAYWALL_TYPES)('may be shown as %s [paywall-types-1]', (paywallType) => {
    expect(read({ paywallType }).funnel.paywallType).toBe(paywallType);
  });

  it.each([
    ['a type outside the eight', { paywallType: 'popunder' }],
    ['no type', { paywallType: undefined }],
    ['no steps', { steps: [] }],
    ['steps that are not a list', { steps: 'veel' }],
    ['nothing but wrong steps', { steps: [null, 'stap', 3] }],
  ])('is none with %s [paywall-campaign-7]', (_, funnel) => {
    expect(() => read(funnel)).toThrow();
  });

  it.each([
    ['a list', ['dit', 'is', 'er', 'geen']],
    ['a text', 'campagne'],
    ['without a funnel', { id: 'proef', name: 'Proef' }],
  ])('is none where the answer is %s [paywall-campaign-7]', (_, sent) => {
    expect(() => readCampaign(sent, 'gevraagd')).toThrow();
  });

  it('gives wrong fields their defaults and leaves wrong items out [paywall-campaign-2, paywall-styles-2, paywall-test-page-2]', () => {
    const { funnel } = read({
      style: 'glitter',
      subscriptionAnswers: [{ id: 'x' }, null, { id: '3', label: 'Papier' }],
      steps: [
        null,
        {
          blocks: [
            7,
            { content: {} },
            { type: 'raadsel' },
            { content: { header: 'Lees verder' } },
            { type: 'image', content: { header: 4, image: 'javascript:x()' } },
          ],
        },
      ],
    });
    expect(funnel.style).toBe('none');
    expect(funnel.subscriptionAnswers).toEqual([{ id: 3, label: 'Papier', text: '' }]);
    const empty = { header: [], text: [], image: '' };
    expect(funnel.steps).toHaveLength(1);
    expect(funnel.steps[0].blocks).toEqual([
      { type: 'raadsel', content: empty },
      { type: 'text', content: { ...empty, header: ['Lees verder'] } },
      { type: 'image', content: empty },
    ]);
    expect(funnel.steps[0].buttonType).toBe('standard');
  });

  it.each([
    [{ redirectUrl: ' /abonneren ' }, 'redirect', '/abonneren'],
    [{ redirectUrl: '/abonneren', buttonType: 'knop' }, 'redirect', '/abonneren'],
    [{ redirectUrl: '/abonneren', buttonType: 'summary' }, 'summary', '/abonneren'],
    [{ redirectUrl: ' ' }, 'standard', ''],
  ])(
    'takes %o for a step with a %s button [funnel-buttons-1, funnel-buttons-5]',
    (step, buttonType, redirectUrl) => {
      expect(read({ steps: [step] }).funnel.steps[0]).toMatchObject({ buttonType, redirectUrl });
    },
  );

  it('reads answers as id, label and text, none where there are none [paywall-campaign-9]', () => {
    expect(read({ subscriptionAnswers: 'ja' }).funnel.subscriptionAnswers).toEqual([]);
  });

  it('takes the flag with style none for the style fokke-en-sukke [paywall-styles-4]', () => {
    expect(read({ fokkeEnSukke: true }).funnel.style).toBe('fokke-en-sukke');
    expect(read({ fokkeEnSukke: true, style: 'verkiezingen' }).funnel.style).toBe('verkiezingen');
    expect(read({ fokkeEnSukke: 'true' }).funnel.style).toBe('none');
  });
});

describe('a paywall id', () => {
  it.each(['a', 'najaar_2026-B', 'x'.repeat(64)])(
    'may be %s [paywall-campaign-7, paywall-test-page-5]',
    (id) => {
      expect(isPaywallId(id)).toBe(true);
    },
  );

  it.each(['', 'x'.repeat(65), '../front', 'a b', 'a/b', 'é', undefined, 7, 'a\n'])(
    'may not be %j [paywall-campaign-7]',
    (id) => {
      expect(isPaywallId(id)).toBe(false);
    },
  );
});
