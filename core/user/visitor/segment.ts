/** Segments of subscribers, best first [visitor-8]. */
export const SUBSCRIBER_SEGMENTS = [
  'abonnee_digitaal_papier_voltijd',
  'abonnee_digitaal_papier_deeltijd',
  'abonnee_digitaal_plus',
  'abonnee_digitaal_basis',
] as const;

export type SubscriberSegment = (typeof SUBSCRIBER_SEGMENTS)[number];

/** What ads and analytics are told of a reader [visitor-7]. */
export type Segment =
  | 'niet_abonnee'
  | 'geregistreerd_gebruiker'
  | 'geregistreerd_regio_gebruiker'
  | 'abonnee_onbekend_segment'
  | SubscriberSegment;

/** The segment of each product-group code; a code that is not in it is unmapped [visitor-10]. */
export type SegmentTable = Readonly<Record<string, SubscriberSegment>>;

interface Profile {
  readonly loggedIn: boolean;
  readonly subscriber: boolean;
  readonly regional: boolean;
}

/**
 * The segment of a reader. A subscriber's follows from the codes, also with the regional permission; that one
 * tells registered readers apart [visitor-7, visitor-8].
 * @param codes product-group codes; of several that are mapped the best segment counts
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
  // A code such as "constructor" is no key of the table.
  const found = codes.filter((code) => Object.hasOwn(table, code)).map((code) => table[code]);
  return SUBSCRIBER_SEGMENTS.find((segment) => found.includes(segment));
}
