import { warn } from '../log/log.ts';
import { pageValue } from '../page/page-value.ts';
import { isRecord } from './guards.ts';
import { custom, type Setting } from './settings.ts';

/** The object of `script#site-config` as sent. */
type Raw = Readonly<Record<string, unknown>>;

const OBJECT = custom<Raw, Raw>('an object', isRecord, {});

/** The keys that were reported: several readers of a key may expect it in other words. */
const namedKeys = pageValue((_page: { readonly config: Raw }) => new Set<string>());

/**
 * Reads one key of `script#site-config`. A missing key gives its default; a wrong value gives its default and one
 * warning with key, value and expectation, and a wrong entry is left out with such a warning [loader-13,
 * page-runtime-7].
 * @param config the object
 * @param key the key; inside objects with the keys of these: `names.permissions.regional`
 * @param setting the declaration
 */
export function readSetting<Value>(config: Raw, key: string, setting: Setting<Value>): Value {
  const end = key.lastIndexOf('.');
  const part = end < 0 ? config : readSetting(config, key.slice(0, end), OBJECT);
  const sent = part[key.slice(end + 1)];
  const fits = ({ expects, accepts }: Setting<unknown>, value: unknown, at: string) => {
    const isFit = accepts(value, at);
    const named = namedKeys({ config });
    if (!isFit && !named.has(at)) {
      named.add(at);
      const found = JSON.stringify(value).slice(0, 80);
      warn('site-config', `"${at}" is ${found}; expected ${expects}. The default is used.`);
    }
    return isFit;
  };
  const { entry, fallback } = setting;
  const value = (sent !== undefined && fits(setting, sent, key) ? sent : fallback) as Value;
  if (!entry) return value;
  const fitting = Object.entries(Object(value)).filter(([name, held]) => fits(entry, held, `${key}.${name}`));
  return Object.freeze(Object.fromEntries(fitting)) as Value;
}
