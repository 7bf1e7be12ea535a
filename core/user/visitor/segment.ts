/** Segments of subscribers, best first [visitor-8]. */
export const SUBSCRIBER_SEGMENTS = [
  'abonnee_digitaal_papier_voltijd',
  'abonnee_digitaal_papier_deeltijd',
  'abonnee_digitaal_plus',
  'abonnee_digitaal_basis',
] as const;

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

interface Profile {
  readonly loggedIn: boolean;
  readonly subscriber: boolean;
  readonly regional: boolean;
}

/**
 * The segment of a visitor. A subscriber's depends on the codes alone; a registered visitor's on the regional
 * permission [visitor-7, visitor-8].
 * @param codes product-group codes; the best of their segments counts
 * @param table the segment of each code
 */
export function segmentOf(visitor: Profile, codes: readonly string[], table: SegmentTable): Segment {
  if (!visitor.loggedIn) return 'niet_abonnee';
  if (visitor.subscriber) return bestSegment(codes, table) ?? 'abonnee_onbekend_segment';
  return visitor.regional ? 'geregistreerd_regio_gebruiker' : 'geregistreerd_gebruiker';
}

/** Whether a text names a segment of subscribers. */
export function isSubscriberSegment(value: unknown): value is SubscriberSegment {
  return SUBSCRIBER_SEGMENTS.some((segment) => segment === value);
}

function bestSegment(codes: readonly string[], table: SegmentTable): SubscriberSegment | undefined {
  // A code such as "constructor" must not match an inherited property.
  const found = codes.filter((code) => Object.hasOwn(table, code)).map((code) => table[code]);
  return SUBSCRIBER_SEGMENTS.find((segment) => found.includes(segment));
}
