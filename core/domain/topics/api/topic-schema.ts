import { maybe } from '../../../platform/schema/maybe.ts';
import { boolean, number, object, string, union } from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import { dataList } from '../../../user/profile/data-list.ts';

const words = maybe(string());
const flag = (name: string) => maybe(union([boolean(), number(), string()]), `${name} of a topic`);
const image = maybe(object({ url: words, url_webp: words }));

const topic = object({
  id: textOrNumber,
  name: string(),
  push_notify: flag('push_notify'),
  web_notify: flag('web_notify'),
  image: maybe(object({ xsmall: image, small: image })),
});

const NAME = 'an entry of a list of topics';

/**
 * A list of topics, bare or as `{ "data": [...] }`; an entry without id or name is dropped, unknown fields are ignored
 * [topics-data-8].
 */
export const topicsSchema = dataList(topic, NAME);
