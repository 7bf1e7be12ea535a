import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { listOf } from '../../../platform/schema/list-of.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { object, string, union } from '../../../platform/schema/schema.ts';
import { isSafeAddress } from '../../../runtime/page/address.ts';

/** A podcast [podcast-list-1, funnel-blocks-9]. */
export interface PodcastShow {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The address of its cover; undefined if there is none that is allowed. */
  readonly image: string | undefined;
}

/** The cover, in several sizes or in one. */
const imageSchema = union([object({ urls: object({ large: string() }) }), string()]);

const showSchema = object({
  slug: maybe(string()),
  name: string(),
  description: maybe(string()),
  image: maybe(imageSchema),
});

const shows = listOf(showSchema);

/** The answer of `GET /data/podcast/shows`, bare or in `data`; each podcast is validated separately. */
export const podcastShowsSchema = union([shows, object({ data: shows })]);

/** The publisher's podcasts. */
export const PODCAST_SHOWS = '/data/podcast/shows?limit=99';

/**
 * Fetches the podcasts: GET `/data/podcast/shows?limit=99` [podcast-list-2, funnel-blocks-7]. Skips podcasts without a
 * name.
 * @param call options of the call
 * @param address the address, if the site has another one
 * @throws HttpError
 */
export async function fetchPodcastShows(
  call: Pick<RequestOptions<unknown>, 'origins' | 'signal' | 'timeout'>,
  address: string = PODCAST_SHOWS,
): Promise<readonly PodcastShow[]> {
  const answer = await request(address, { ...call, schema: podcastShowsSchema });
  return (Array.isArray(answer) ? answer : answer.data).flatMap((item) => {
    const show = showSchema.safeParse(item);
    if (!show.success || show.data.name.trim() === '') return [];
    const { slug = '', name, description = '', image } = show.data;
    const cover = typeof image === 'string' ? image : image?.urls.large;
    return [{ slug, name, description, image: cover && isSafeAddress(cover) ? cover : undefined }];
  });
}
