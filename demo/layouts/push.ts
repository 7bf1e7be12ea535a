import type { PageContext } from './context.ts';

/** The reader who is asked about push messages: the demo's other readers are not interrupted. */
const READER = 'push-reader';
/** The page on which every reader can turn them on. */
const SETTINGS = '/instellingen/meldingen/';

const isReader = ({ visit }: PageContext): boolean => visit.session.account?.key === READER;

/** The site's settings of push messages, for the readers who may get any; the key belongs to nobody. */
export function webPush(context: PageContext): object {
  if (!isReader(context) && context.path !== SETTINGS) return {};
  return {
    webPush: {
      worker: '/push-worker.js',
      applicationServerKey:
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    },
  };
}
