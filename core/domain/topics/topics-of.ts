import type { OutputOf } from '../../platform/schema/schema.ts';
import { dataOf } from '../../user/profile/data-list.ts';
import type { topicsSchema } from './api/topic-schema.ts';
import type { Topic, TopicImage } from './topic.ts';

/**
 * Returns the topics of an answer [topics-data-6, topics-data-8]: a blank id or name counts as missing, and of two
 * entries with the same id the first one counts.
 * @param answer as the schema accepts it
 */
export function topicsOf(answer: OutputOf<typeof topicsSchema>): Topic[] {
  const topics = new Map<string, Topic>();
  for (const raw of dataOf(answer)) {
    const id = String(raw.id).trim();
    const name = raw.name.trim();
    if (id === '' || name === '' || topics.has(id)) continue;
    topics.set(id, {
      id,
      name,
      pushNotify: isOn(raw.push_notify),
      webNotify: isOn(raw.web_notify),
      images: { xsmall: imageOf(raw.image?.xsmall), small: imageOf(raw.image?.small) },
    });
  }
  return [...topics.values()];
}

/** Some backends write 1 and 0, as numbers or text. */
function isOn(flag: boolean | number | string = false): boolean {
  return flag === 'true' || Number(flag) > 0;
}

function imageOf(raw: RawImage | undefined): TopicImage | undefined {
  return raw && { url: raw.url, urlWebp: raw.url_webp };
}

interface RawImage {
  readonly url?: string | undefined;
  readonly url_webp?: string | undefined;
}
