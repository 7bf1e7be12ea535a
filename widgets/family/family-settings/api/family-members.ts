import { request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  nullish,
  type OutputOf,
  object,
  string,
  union,
  unknown,
} from '../../../../core/platform/schema/schema.ts';
import { dataList, dataOf } from '../../../../core/user/profile/data-list.ts';

const MEMBERS = '/data/family/';
const PARENT = '/data/family/parent/';

/** `status` is `invited` until the invitation is accepted. */
const member = object({ email: string(), status: maybe(nullish(string()), 'status of /data/family/') });
const NAME = 'an entry of /data/family/';

/** The people who share the visitor's subscription, bare or as `{ "data": [...] }` [family-settings-2]. */
export const familyMembersSchema = dataList(member, NAME);

const person = object({
  email: maybe(nullish(string()), 'email of /data/family/parent/'),
  name: maybe(nullish(string()), 'name of /data/family/parent/'),
});

/**
 * The owner of the subscription that the visitor shares, bare or in `data`; null for a visitor who shares none
 * [family-settings-3].
 */
export const familyParentSchema = nullish(union([object({ data: person }), person]));

/** A person who shares the visitor's subscription, or is invited to. */
export interface FamilyMember {
  readonly email: string;
  /** Whether the invitation has not been answered yet. */
  readonly isInvited: boolean;
}

/** The owner of the subscription that the visitor shares, as far as the server names them. */
export interface FamilyParent {
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/**
 * Fetches the members: GET `/data/family/` [family-settings-2]. Personal data: shown to the visitor, never stored or
 * logged.
 * @throws HttpError
 */
export async function fetchFamilyMembers(signal?: AbortSignal): Promise<FamilyMember[]> {
  const answer = await request(MEMBERS, { ...(signal && { signal }), schema: familyMembersSchema });
  const members = new Map<string, FamilyMember>();
  for (const { email, status } of dataOf(answer)) {
    const address = email.trim();
    if (address && !members.has(address))
      members.set(address, { email: address, isInvited: status === 'invited' });
  }
  return [...members.values()];
}

/**
 * Invites a person: POST `/data/family/` with `email` [family-settings-2].
 * @throws HttpError; the invitation may have been sent if no answer arrived
 */
export const addFamilyMember = (email: string): Promise<void> => write(MEMBERS, 'POST', { email });

/**
 * Removes a member: DELETE `/data/family/` with `email` [family-settings-2].
 * @throws HttpError; the member may have been removed if no answer arrived
 */
export const removeFamilyMember = (email: string): Promise<void> => write(MEMBERS, 'DELETE', { email });

/**
 * Fetches the owner of the visitor's family subscription: GET `/data/family/parent/` [family-settings-3]. Personal
 * data, like the members.
 * @throws HttpError
 */
export async function fetchFamilyParent(signal?: AbortSignal): Promise<FamilyParent> {
  const answer = await request(PARENT, { ...(signal && { signal }), schema: familyParentSchema });
  const found = personIn(answer);
  return { email: found?.email?.trim() || undefined, name: found?.name?.trim() || undefined };
}

/**
 * Leaves the family subscription: DELETE `/data/family/parent/` [family-settings-3].
 * @throws HttpError; the visitor may have left if no answer arrived
 */
export const leaveFamily = (): Promise<void> => write(PARENT, 'DELETE', {});

function personIn(answer: OutputOf<typeof familyParentSchema>) {
  return answer && 'data' in answer ? answer.data : answer;
}

/** Any 2xx answer is a success. The call continues if the visitor leaves the page. */
async function write(path: string, method: 'POST' | 'DELETE', json: object): Promise<void> {
  await request(path, { method, json, keepalive: true, reads: 'text', schema: unknown() });
}
