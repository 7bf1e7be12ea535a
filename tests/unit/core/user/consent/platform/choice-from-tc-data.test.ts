// @vitest-environment happy-dom
import { CmpApi } from '@iabtechlabtcf/cmpapi';
import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { describe, expect, it } from 'vitest';
import { choiceFromTcData } from '../../../../../../core/user/consent/platform/choice-from-tc-data.ts';
import { DEFAULT_TCF_NEEDS } from '../../../../../../core/user/consent/platform/platform-config.ts';
import type { TcfNeeds } from '../../../../../../core/user/consent/platform/tcf-needs.ts';
import { VENDOR_LIST } from '../../../../../../fixtures/third-parties/consent/vendor-list.ts';

const GOOGLE = 755;

interface Decision {
  readonly purposes?: readonly number[];
  readonly interests?: readonly number[];
  readonly vendors?: readonly number[];
  readonly vendorInterests?: readonly number[];
  readonly features?: readonly number[];
}

const flags = (ids: readonly number[] = []) => Object.fromEntries(ids.map((id) => [id, true]));

/** `TCData` as made by the IAB's own code from a TC string. */
function data({ purposes, interests, vendors, vendorInterests, features }: Decision, more: object = {}) {
  return {
    gdprApplies: true,
    eventStatus: 'tcloaded',
    purpose: { consents: flags(purposes), legitimateInterests: flags(interests) },
    vendor: { consents: flags(vendors), legitimateInterests: flags(vendorInterests) },
    specialFeatureOptins: flags(features),
    publisher: { restrictions: {} },
    ...more,
  };
}

const restricted = (type: 0 | 1 | 2) => ({ publisher: { restrictions: { 2: { [GOOGLE]: type } } } });
const CONSENT = { purposes: [1, 2], vendors: [GOOGLE] };
const INTEREST = { purposes: [1], interests: [2], vendors: [GOOGLE], vendorInterests: [GOOGLE] };
const NEEDS = { ads: { purposes: [1], flexiblePurposes: [2], vendors: [GOOGLE] } };

describe('a purpose of the product', () => {
  it.each([
    ['all that it needs', { purposes: [1, 8, 9] }, true],
    ['one thing less', { purposes: [1, 8] }, false],
    ['nothing', {}, false],
  ])('with %s', (_, decision, expected) => {
    expect(choiceFromTcData(data(decision), DEFAULT_TCF_NEEDS)?.analytics).toBe(expected);
  });

  it.each<[string, Decision, object, boolean]>([
    ['by consent', CONSENT, {}, true],
    ['by legitimate interest', INTEREST, {}, true],
    ['without the vendor', { purposes: [1, 2] }, {}, false],
    [
      'with interest in the purpose but an objection to the vendor',
      { ...INTEREST, vendorInterests: [] },
      {},
      false,
    ],
    ['that the publisher does not allow the vendor', CONSENT, restricted(0), false],
    ['that needs consent, and has it', CONSENT, restricted(1), true],
    ['that needs consent, and has interest', INTEREST, restricted(1), false],
    ['that needs interest, and has it', INTEREST, restricted(2), true],
    ['that needs interest, and has consent', CONSENT, restricted(2), false],
  ])('a flexible purpose %s', (_, decision, more, expected) => {
    expect(choiceFromTcData(data(decision, more), NEEDS)).toEqual({ ads: expected });
  });

  it.each([
    [[1], true],
    [[2], false],
  ])('special features %j', (features, expected) => {
    expect(choiceFromTcData(data({ features }), { place: { specialFeatures: [1] } })).toEqual({
      place: expected,
    });
  });

  describe.each<[string, TcfNeeds, Decision]>([
    ['consent', NEEDS.ads, CONSENT],
    ['legitimate interest', NEEDS.ads, INTEREST],
    ['nothing but the vendor', { vendors: [GOOGLE] }, { vendors: [GOOGLE] }],
  ])('of a vendor by %s', (_name, needs, decision) => {
    it.each<[string, unknown, boolean]>([
      ['was shown', { [GOOGLE]: true }, true],
      ['was not shown', { 1: true }, false],
      ['was said not to be shown', { [GOOGLE]: false }, false],
      ['was one of none', {}, false],
      ['came from TCF 2.2', undefined, true],
      ['came with null', null, true],
    ])('that %s', (_case, disclosedVendors, expected) => {
      const sent = data(decision);
      const vendor = { ...sent.vendor, ...(disclosedVendors !== undefined && { disclosedVendors }) };
      expect(choiceFromTcData({ ...sent, vendor }, { ads: needs })).toEqual({ ads: expected });
    });
  });

  it('a purpose without vendors, whoever was shown', () => {
    const sent = data({ purposes: [1, 8, 9] });
    const shown = { ...sent, vendor: { ...sent.vendor, disclosedVendors: {} } };
    expect(choiceFromTcData(shown, DEFAULT_TCF_NEEDS)?.analytics).toBe(true);
  });

  it('a vendor alone', () => {
    const needs = { embed: { vendors: [7, 8] } };
    expect(choiceFromTcData(data({ vendors: [7] }), needs)).toEqual({ embed: false });
    expect(choiceFromTcData(data({ vendors: [7, 8] }), needs)).toEqual({ embed: true });
  });
});

it('grants all where the GDPR does not apply', () => {
  expect(choiceFromTcData({ gdprApplies: false, eventStatus: 'tcloaded' }, NEEDS)).toEqual({ ads: true });
});

it.each([
  [undefined],
  ['CPxyz'],
  [[]],
  [{}],
  [{ gdprApplies: 1, purpose: { consents: {} }, vendor: { consents: {} } }],
  [{ gdprApplies: true }],
  [{ gdprApplies: true, purpose: { consents: [true] }, vendor: { consents: {} } }],
  [{ gdprApplies: true, purpose: { consents: {} }, vendor: 'alle' }],
])('%j is not a TCData', (wrong) => {
  expect(choiceFromTcData(wrong, NEEDS)).toBeUndefined();
});

it.each([
  ['texts', { 1: 'true', 2: 'true' }],
  ['numbers', { 1: 1, 2: 1 }],
])('%s grant nothing', (_, consents) => {
  const wrong = data(CONSENT, { purpose: { consents, legitimateInterests: consents } });
  expect(choiceFromTcData(wrong, NEEDS)).toEqual({ ads: false });
});

it.each([
  ['', [GOOGLE], true],
  [' without the vendor among those that were shown', [], false],
])('reads what the IAB’s own code makes of a TC string%s', async (_, shown, expected) => {
  const model = new TCModel(new GVL(VENDOR_LIST as never));
  model.cmpId = 31;
  model.cmpVersion = 1;
  model.isServiceSpecific = true;
  model.purposeConsents.set([1, 3, 4]);
  model.purposeLegitimateInterests.set([2, 7, 9, 10]);
  model.vendorConsents.set(GOOGLE);
  model.vendorLegitimateInterests.set(GOOGLE);
  model.vendorsDisclosed.set(shown);
  new CmpApi(31, 1, true).update(TCString.encode(model));
  const api = (globalThis as { __tcfapi?: (...call: unknown[]) => void }).__tcfapi;
  const heard = await new Promise((resolve) => api?.('addEventListener', 2, resolve));
  expect(choiceFromTcData(heard, DEFAULT_TCF_NEEDS)).toEqual({
    'social-media': false,
    uitgebreid: false,
    ads: expected,
    analytics: false,
  });
});
