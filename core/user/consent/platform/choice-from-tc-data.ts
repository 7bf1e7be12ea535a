import { isRecord } from '../../../runtime/config/guards.ts';
import type { Choice } from '../rules.ts';
import type { TcfNeeds } from './tcf-needs.ts';

/** The kinds of publisher restrictions on a purpose for a vendor (TCF, Publisher Restrictions). */
const NOT_ALLOWED = 0;
const CONSENT_ONLY = 1;
const INTEREST_ONLY = 2;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the visitor's decision from a `TCData` object of the IAB's API. Nothing is granted unless the data state it
 * explicitly.
 * @param data the data as the platform sent them
 * @param needs the requirements of each of the product's purposes
 * @returns for each purpose of `needs`, whether it is granted: all if the GDPR does not apply; undefined if the data do
 *   not conform to TCF 2.2
 */
export function choiceFromTcData(
  data: unknown,
  needs: Readonly<Record<string, TcfNeeds>>,
): Choice | undefined {
  if (!isRecord(data) || typeof data.gdprApplies !== 'boolean') return undefined;
  const grants = Object.keys(needs).map((purpose) => [purpose, true] as const);
  if (!data.gdprApplies) return Object.fromEntries(grants);
  const { purpose, vendor } = data;
  if (!isRecord(purpose) || !isRecord(vendor)) return undefined;
  if (!isRecord(purpose.consents) || !isRecord(vendor.consents)) return undefined;
  return Object.fromEntries(Object.entries(needs).map(([name, needed]) => [name, isMet(needed, data)]));
}

function isMet(
  { purposes = [], flexiblePurposes = [], specialFeatures = [], vendors = [] }: TcfNeeds,
  data: Fields,
) {
  const ids = vendors.length > 0 ? vendors : [undefined];
  return (
    specialFeatures.every((id) => isOn(data, 'specialFeatureOptins', id)) &&
    ids.every(
      (vendor) =>
        isDisclosed(data, vendor) &&
        purposes.every((id) => isAllowed(data, id, vendor, false)) &&
        flexiblePurposes.every((id) => isAllowed(data, id, vendor, true)) &&
        // A requirement with only a vendor grants nothing, because nothing states how the vendor is allowed.
        (vendor === undefined ||
          purposes.length + flexiblePurposes.length > 0 ||
          isOn(data, 'vendor.consents', vendor)),
    )
  );
}

/**
 * Whether the platform has shown a vendor to the visitor. A vendor that was never shown has no permission, whatever its
 * bits are (TCF 2.3). Earlier versions do not send the shown vendors.
 */
function isDisclosed(data: Fields, vendor: number | undefined): boolean {
  const isSent = isRecord(valueAt(data, 'vendor.disclosedVendors'));
  return vendor === undefined || !isSent || isOn(data, 'vendor.disclosedVendors', vendor);
}

/**
 * Whether a purpose is allowed, for a vendor if there is one, by consent or, if it is flexible, legitimate interest.
 */
function isAllowed(data: Fields, purpose: number, vendor: number | undefined, isFlexible: boolean): boolean {
  const restriction =
    vendor === undefined ? undefined : valueAt(data, `publisher.restrictions.${purpose}.${vendor}`);
  if (restriction === NOT_ALLOWED) return false;
  const by = (basis: 'consents' | 'legitimateInterests') =>
    isOn(data, `purpose.${basis}`, purpose) &&
    (vendor === undefined || isOn(data, `vendor.${basis}`, vendor));
  return (
    (restriction !== INTEREST_ONLY && by('consents')) ||
    (isFlexible && restriction !== CONSENT_ONLY && by('legitimateInterests'))
  );
}

function isOn(data: Fields, path: string, id: number | undefined): boolean {
  return valueAt(data, `${path}.${id}`) === true;
}

/** Returns a value by its path; any part of it may be missing or of another type in foreign data. */
function valueAt(data: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      data,
    );
}
