import { isRecord } from '../../../core/runtime/config/guards.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';
import { warn } from '../../../core/runtime/log/log.ts';

/** The result of one party. */
export interface PartyResult {
  readonly party: string;
  readonly seats: number;
  /** Percentage of the votes, from 0 to 100. */
  readonly percentage?: number | undefined;
  /** The seats at the previous election. */
  readonly earlierSeats?: number | undefined;
}

export interface ElectionResults {
  /** The counted share, in percent from 0 to 100. */
  readonly counted?: number | undefined;
  /** The parties by seats, then by share of the votes, then by name. */
  readonly parties: readonly PartyResult[];
}

/**
 * Reads the answer of a results address [election-2]. A party whose name or number of seats is invalid is left out; so
 * is a second result of the same party. Any other invalid field counts as missing.
 * @param answer parsed JSON: a list of parties, or an object that contains one
 * @throws TypeError if no party is left
 */
export function readResults(answer: unknown): ElectionResults {
  const fields = fieldsOf(answer);
  const list = Array.isArray(answer) ? answer : [...fields.values()].find(Array.isArray);
  const parties = new Map<string, PartyResult>();
  for (const row of list ?? []) {
    const result = readParty(row);
    if (result && !parties.has(result.party)) parties.set(result.party, result);
  }
  if (parties.size === 0) throw new TypeError('The results name no party with a number of seats.');
  return { counted: numberIn(fields, 'counted', 100), parties: [...parties.values()].sort(bySeats) };
}

function readParty(row: unknown): PartyResult | undefined {
  const fields = fieldsOf(row);
  const name = fields.get('party');
  const party = typeof name === 'string' && name.trim();
  const seats = numberIn(fields, 'seats');
  if (!party || seats === undefined || !Number.isInteger(seats)) {
    warn('election', `A result is ${JSON.stringify(row)?.slice(0, 80)}; expected a party with its seats.`);
    return undefined;
  }
  return {
    party,
    seats,
    percentage: numberIn(fields, 'percentage', 100),
    earlierSeats: numberIn(fields, 'earlierseats'),
  };
}

/** The fields by their names in lower case without separators: `earlier_seats` becomes `earlierseats`. */
function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).map(([name, field]) => [name.toLowerCase().replace(/[^a-z]/g, ''), field]),
  );
}

/** A number from 0 on, or a text with such a number, also with a decimal comma. */
function numberIn(fields: ReadonlyMap<string, unknown>, name: string, max = 100_000) {
  const value = fields.get(name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && number >= 0 && number <= max ? number : undefined;
}

function bySeats(one: PartyResult, other: PartyResult): number {
  return (
    other.seats - one.seats ||
    (other.percentage ?? 0) - (one.percentage ?? 0) ||
    one.party.localeCompare(other.party, LOCALE)
  );
}
