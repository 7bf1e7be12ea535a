import { LANGUAGE } from '../../runtime/site/language.ts';
import { NEWS, SEE_FRONT_PAGE } from './worker/texts.ts';
import { withWords } from './worker/words.ts';
import { isOwnWorker } from './worker-file.ts';

/**
 * The address under which the worker is registered, with the site's own words. A worker of the site's own keeps its
 * address, by which the site may register it too.
 * @param worker its address as configured, absolute
 */
export const workerAddress = (worker: string): string =>
  isOwnWorker(worker)
    ? withWords(worker, { language: LANGUAGE, news: NEWS, seeFrontPage: SEE_FRONT_PAGE })
    : worker;
