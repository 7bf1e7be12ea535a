import { describe, expect, it } from 'vitest';
import { audioParameters } from '../../../../../core/domain/paywall/audio-parameters.ts';
import { paywallFields } from '../../../../../core/domain/paywall/paywall-fields.ts';
import type { Campaign } from '../../../../../core/domain/paywall/types.ts';

const CAMPAIGN = { id: 'artikel', name: 'Premium', funnel: { paywallType: 'hard' } } as Campaign;

describe('the events of a funnel', () => {
  it('contains the wall and the referrer, nothing else [paywall-analytics-2, paywall-analytics-3]', () => {
    const query = '?utm_medium=email&utm_campaign=ochtend&email=a%40b.nl&gift_token=geheim&id_token=x';
    expect(paywallFields({ path: '/nieuws/a', query }, CAMPAIGN)).toEqual({
      paywall_id: 'artikel',
      campaign_name: 'Premium',
      paywall_type: 'hard',
      utm_medium: 'email',
      utm_campaign: 'ochtend',
    });
  });

  it('name the episode on the audio page, and only there [paywall-audio-page-2]', () => {
    const query = '?episode_id=12';
    expect(paywallFields({ path: '/paywall-audio/', query }, undefined).episode_id).toBe('12');
    expect(paywallFields({ path: '/nieuws/a', query }, undefined)).not.toHaveProperty('episode_id');
  });
});

it.each([
  ['?podcast=het-uur&episode_id=12', { podcast: 'het-uur', episode: '12' }],
  ['?podcast=../x&episode_id=%3Cscript%3E', { podcast: undefined, episode: undefined }],
  [`?podcast=${'x'.repeat(65)}`, { podcast: undefined, episode: undefined }],
])('reads the valid parts of %s [paywall-audio-page-1, paywall-audio-page-3]', (query, parameters) => {
  expect(audioParameters(query)).toEqual(parameters);
});
