import { create } from '../../../core/platform/dom/create.ts';
import { insert, show } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { createTreeEntries } from './create-tree-entries.ts';
import styles from './decision-tree.module.css';
import { follow, isSamePath, type Path, pathOf, readSteps, stepsById } from './steps.ts';
import { PREVIOUS, RESTART } from './texts.ts';

/**
 * A tree of questions, one step at a time [decision-tree-1]. The address names the step, and each answer is an entry of
 * the browser's history, so that its back button leads to the question before [decision-tree-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const sections = readSteps(hook);
    const steps = stepsById(sections, feature);
    const ids = [...steps.keys()];
    const [first] = ids;
    if (first === undefined) throw new TypeError(`${feature}: the hook has no section with an id.`);
    for (const link of hook.querySelectorAll<HTMLAnchorElement>('section a[href^="#"]')) {
      if (isDead(link)) warn(feature, `A link leads to ${link.hash || '#'}; no element has that id.`);
    }
    const previous = createButton(PREVIOUS);
    const restart = createButton(RESTART);
    const buttons = create('p');
    buttons.className = styles.buttons;
    buttons.append(previous, restart);
    const entries = createTreeEntries(first);
    let path: Path = pathOf(entries.storedPath(), readFragment(), ids);

    const draw = () => {
      const current = steps.get(path.at(-1) ?? '');
      for (const section of sections) show(section, section === current, signal);
      buttons.hidden = path.length < 2 && path[0] === first;
    };
    const showStep = (next: Path) => {
      path = next;
      draw();
      const step = steps.get(path.at(-1) ?? '');
      if (!step) return;
      const heading = headingOf(step) ?? step;
      focusOn(heading, signal);
      heading.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const goTo = (next: Path, isAnswer = false) => {
      entries.push(next, isAnswer);
      showStep(next);
    };

    insert(hook, 'beforeend', buttons, signal);
    draw();
    entries.replace(path);
    if (path[0] !== first && scrollY === 0) steps.get(path[0] ?? '')?.scrollIntoView();
    previous.addEventListener(
      'click',
      () => {
        if (path.length > 1) {
          // Between the two steps there may be an entry of another tree or of a link to something else.
          return entries.isAnswer(path) ? history.back() : goTo(path.slice(0, -1));
        }
        // The visitor arrived at this step by a link to it: there is no way back within the tree.
        entries.replace([first], first);
        showStep([first]);
      },
      { signal },
    );
    restart.addEventListener('click', () => goTo([first]), { signal });
    hook.addEventListener(
      'click',
      (event) => {
        const link =
          event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link || !isPlainClick(event)) return;
        const id = fragmentId(link.hash);
        // A click from before the feature was there has led to the step already.
        if (id === path.at(-1)) showStep(path);
        else if (steps.has(id)) goTo(follow(path, id), true);
        if (steps.has(id) || isDead(link)) event.preventDefault();
      },
      { signal },
    );
    const onTraversal = () => {
      const fragment = readFragment();
      const stored = entries.storedPath();
      if (stored !== undefined) {
        const next = pathOf(stored, fragment, ids);
        if (!isSamePath(next, path)) showStep(next);
        return;
      }
      // A new entry: a link to a step leads on from this one, a fragment of something else leaves it as it is.
      const isAnswer = steps.has(fragment) && fragment !== path.at(-1);
      const next = isAnswer ? follow(path, fragment) : path;
      entries.replace(next, undefined, isAnswer);
      if (steps.has(fragment)) showStep(next);
    };
    // Not `popstate`: the browser moves the focus after it, to the fragment of the entry.
    addEventListener('hashchange', onTraversal, { signal });
  },
});

function isDead({ hash }: HTMLAnchorElement): boolean {
  return document.getElementById(fragmentId(hash)) === null;
}
