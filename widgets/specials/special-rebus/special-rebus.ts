import { text } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { readHashes } from './answer-hash.ts';
import { Rebus } from './Rebus.tsx';

/**
 * Checks the answer to a rebus, and shows its solution once the visitor gives up [special-rebus-1, special-rebus-2].
 */
export default widget({
  attributes: {
    /**
     * The SHA-256 hashes of all right answers, hexadecimal, separated by commas or spaces; see ‘Puzzles’ in the
     * reference of screens.
     */
    answerHashes: text(),
  },
  at: (hook) => {
    const details = hook.querySelector('details');
    return details ? { of: details, position: 'beforebegin' } : { of: hook, position: 'beforeend' };
  },
  view: Rebus,
  enhance(hook, { answerHashes }, { feature, signal, show }) {
    const hashes = readHashes(answerHashes);
    if (hashes.size === 0) {
      throw new TypeError(
        `${feature}: data-answer-hashes is ${JSON.stringify(answerHashes.slice(0, 80))}; expected SHA-256 hashes of 64 hexadecimal digits.`,
      );
    }
    if (!globalThis.crypto?.subtle)
      throw new Error(`${feature}: Web Crypto needs a page that is sent over https.`);
    const form = hook.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('input:not([type="hidden"], [type="submit"])');
    const details = hook.querySelector('details') ?? undefined;
    show({ hashes, served: form && field ? { form, field } : undefined, details, feature, signal });
  },
});
