import { object, string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import { listOf } from '../../../platform/schema/list-of.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { isSafeAddress } from '../../../runtime/page/address.ts';
import type { PaywallCall } from './decision.ts';

/** A podcast in the carousel [funnel-blocks-9]. */
export interface PodcastShow {
  readonly slug: string;
  readonly name: string;
  /** The address of its cover. */
  readonly image: string;
}

const showSchema = object({ slug: maybe(string()), name: string(), image: string() });

/** The answer of `GET /data/podcast/shows`; each show is checked on its own. */
export const podcastShowsSchema = listOf(showSchema);

/**
 * Fetches the podcasts: GET `/data/podcast/shows?limit=99` [funnel-blocks-7]. Leaves out a show without a name or
 * without an allowed cover.
 * @throws HttpError
 */
export async function fetchPodcastShows({
  apiBase: _,
  ...call
}: PaywallCall): Promise<readonly PodcastShow[]> {
  const sent = await request('/data/podcast/shows?limit=99', { ...call, schema: podcastShowsSchema });
  return sent.flatMap((item) => {
    const show = showSchema.safeParse(item);
    if (!show.success || show.data.name.trim() === '' || !isSafeAddress(show.data.image)) return [];
    const { slug = '', name, image } = show.data;
    return [{ slug, name, image }];
  });
}
