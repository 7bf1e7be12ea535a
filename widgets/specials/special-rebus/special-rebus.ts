import { createSolutionButton } from '../../../core/domain/puzzles/solution-button.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { hashOf, normalizeAnswer, readHashes } from './answer-hash.ts';
import { createAnswerForm } from './create-answer-form.ts';
import styles from './special-rebus.module.css';
import { CONFIRM, CONFIRM_TEXT, EMPTY, NO, RIGHT, WRONG, YES } from './texts.ts';

/** Checks the answer to a rebus, and shows its solution once the visitor gives up [special-rebus-1, special-rebus-2]. */
export default enhancer({
  attributes: {
    /** The SHA-256 hashes of all right answers, hexadecimal, separated by commas or spaces; see docs/cms.md. */
    answerHashes: text(),
  },
  enhance(hook, { answerHashes }, { feature, signal }) {
    const hashes = readHashes(answerHashes);
    if (hashes.size === 0) {
      throw new TypeError(
        `${feature}: data-answer-hashes is ${JSON.stringify(answerHashes.slice(0, 80))}; expected SHA-256 hashes of 64 hexadecimal digits.`,
      );
    }
    if (!globalThis.crypto?.subtle)
      throw new Error(`${feature}: Web Crypto needs a page that is sent over https.`);
    const details = hook.querySelector('details');
    const { form, input, status } = createAnswerForm(hook, details, signal);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const answer = normalizeAnswer(input.value);
        if (answer === '') {
          status.textContent = EMPTY;
          input.focus();
          return;
        }
        hashOf(answer).then(
          (hash) => {
            status.textContent = hashes.has(hash) ? RIGHT : WRONG;
          },
          (cause: unknown) => error(feature, 'The answer could not be compared.', cause),
        );
      },
      { signal },
    );
    // A result is about the answer that was sent.
    input.addEventListener('input', () => (status.textContent = ''), { signal });
    if (details) addSolution(details, signal);
  },
});

/** Puts a button that asks for confirmation in the place of the closed solution. */
function addSolution(details: HTMLDetailsElement, signal: AbortSignal): void {
  const confirm = async () => {
    const { confirmChoice } = await import('../../../core/ui/dialog/confirm-choice.tsx');
    const answers = [
      { value: 'no', label: NO } as const,
      { value: 'yes', label: YES, primary: true } as const,
    ];
    const isSure = (await confirmChoice({ title: CONFIRM, text: CONFIRM_TEXT, answers, signal })) === 'yes';
    if (isSure) details.open = true;
    return isSure;
  };
  const { button } = createSolutionButton([details], signal, confirm);
  const line = create('p');
  line.className = styles.line;
  line.append(button);
  insert(details, 'beforebegin', line, signal);
}
