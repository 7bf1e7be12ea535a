import { LANGUAGE } from '../../runtime/site/language.ts';
import { NEWS, SEE_FRONT_PAGE } from './worker/texts.ts';
import { withWords } from './worker/words.ts';
import { isOwnWorker } from './worker-file.ts';

/**
 * Returns the address under which the worker is registered, with the site's own texts. A worker of the site itself
 * keeps its address, under which the site may register it, too.
 * @param worker the worker's absolute address as configured
 */
export const workerAddress = (worker: string): string =>
  isOwnWorker(worker)
    ? withWords(worker, { language: LANGUAGE, news: NEWS, seeFrontPage: SEE_FRONT_PAGE })
    : worker;
