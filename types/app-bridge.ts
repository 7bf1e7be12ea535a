import { z } from 'zod';
import type { Events } from '../core/runtime/bus/events.ts';
import {
  CAPABILITIES,
  type Envelope,
  type OpenConsent,
  type OpenLink,
  type OpenShare,
  type PageReady,
  PROTOCOL_VERSION,
} from '../core/user/app/messages.ts';

/**
 * The messages between a page and the app around it as schemas, from which the package has JSON Schema, Swift and
 * Kotlin. The compiler compares each with the product's own type, in both directions; the descriptions come from the
 * comments of those types.
 */

const envelope = { version: z.literal(PROTOCOL_VERSION), id: z.int().min(1) };
const address = z.string();
/** Words to which later releases add: an app must not fail for one that it does not know. */
const isOpen = true;
const capabilities = z.array(z.enum(CAPABILITIES).meta({ isOpen })).readonly();

/** The fields of every message of a page: read them first, then the message that `type` names. */
export const pageMessageSchema = z.object({
  type: z.enum(['page:ready', 'link:open', 'share:open', 'consent:open']).meta({ isOpen }),
  ...envelope,
});

export const pageReadySchema = z.object({
  type: z.literal('page:ready'),
  ...envelope,
  capabilities,
  url: address,
  articleId: z.exactOptional(z.string()),
  consentRequired: z.boolean(),
});

export const openLinkSchema = z.object({
  type: z.literal('link:open'),
  ...envelope,
  url: address,
  kind: z.enum(['article', 'external']),
  articleId: z.exactOptional(z.string()),
});

export const openShareSchema = z.object({
  type: z.literal('share:open'),
  ...envelope,
  title: z.string(),
  text: z.string(),
  url: address,
});

export const openConsentSchema = z.object({ type: z.literal('consent:open'), ...envelope });

export const capabilitiesOfferedSchema = z.object({
  version: z.int().min(1),
  capabilities: z.array(z.string()).readonly(),
});

export const consentPushedSchema = z.object({
  purposes: z.record(z.string(), z.object({ enabled: z.boolean() })).readonly(),
});

export const messageAnsweredSchema = z.object({ id: z.int(), handled: z.boolean() });

/** True where two types are the same. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Each is true, or the compiler names the message whose schema differs from its type. */
export const SCHEMAS_FIT: {
  pageReady: Same<z.infer<typeof pageReadySchema>, PageReady & Envelope>;
  openLink: Same<z.infer<typeof openLinkSchema>, OpenLink & Envelope>;
  openShare: Same<z.infer<typeof openShareSchema>, OpenShare & Envelope>;
  openConsent: Same<z.infer<typeof openConsentSchema>, OpenConsent & Envelope>;
  pageMessage: Same<
    z.infer<typeof pageMessageSchema>['type'],
    (PageReady | OpenLink | OpenShare | OpenConsent)['type']
  >;
  capabilitiesOffered: Same<z.infer<typeof capabilitiesOfferedSchema>, Events['app:capabilities-offered']>;
  consentPushed: Same<z.infer<typeof consentPushedSchema>, Events['app:consent-pushed']>;
  messageAnswered: Same<z.infer<typeof messageAnsweredSchema>, Events['app:message-answered']>;
} = {
  pageReady: true,
  openLink: true,
  openShare: true,
  openConsent: true,
  pageMessage: true,
  capabilitiesOffered: true,
  consentPushed: true,
  messageAnswered: true,
};
