import type { Permitted } from './permissions.ts';
import { isRegional, isSubscriber } from './rights.ts';
import type { UserStatus } from './status.ts';

/** Segments of subscribers, best first [visitor-8]. */
export const SUBSCRIBER_SEGMENTS = [
  'abonnee_digitaal_papier_voltijd',
  'abonnee_digitaal_papier_deeltijd',
  'abonnee_digitaal_plus',
  'abonnee_digitaal_basis',
] as const;

/** The segment of a subscriber, by the parts of the subscription. */
export type SubscriberSegment = (typeof SUBSCRIBER_SEGMENTS)[number];

/** The visitor's segment for ads and analytics [visitor-7]. */
export type Segment =
  | 'niet_abonnee'
  | 'geregistreerd_gebruiker'
  | 'geregistreerd_regio_gebruiker'
  | 'abonnee_onbekend_segment'
  | SubscriberSegment;

/** The segment of each product-group code; other codes are unmapped [visitor-10]. */
export type SegmentTable = Readonly<Record<string, SubscriberSegment>>;

/** A visitor, as far as segments need it. */
interface Segmented extends Permitted {
  readonly status: UserStatus;
  readonly productGroupCodes: readonly string[];
}

/**
 * Returns the segment of a visitor. A subscriber's segment depends only on the product-group codes, of which the best
 * segment counts; a registered visitor's depends on the regional permission [visitor-7, visitor-8].
 * @param table the segment of each code
 * @param debugCodes if given, the segment is that of a subscriber with these codes, whoever the visitor is [visitor-11]
 */
export function segmentOf(
  visitor: Segmented,
  table: SegmentTable,
  debugCodes: readonly string[] | undefined,
): Segment {
  if (debugCodes) return subscriberSegment(debugCodes, table);
  if (!visitor.loggedIn) return 'niet_abonnee';
  if (isSubscriber(visitor)) return subscriberSegment(visitor.productGroupCodes, table);
  return isRegional(visitor) ? 'geregistreerd_regio_gebruiker' : 'geregistreerd_gebruiker';
}

function subscriberSegment(codes: readonly string[], table: SegmentTable): Segment {
  // A code such as "constructor" must not match an inherited property.
  const found = codes.filter((code) => Object.hasOwn(table, code)).map((code) => table[code]);
  return SUBSCRIBER_SEGMENTS.find((segment) => found.includes(segment)) ?? 'abonnee_onbekend_segment';
}
