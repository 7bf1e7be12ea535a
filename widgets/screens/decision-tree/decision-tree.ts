import { insert, show } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { isPlainClick } from '../../../core/platform/navigation/plain-click.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import styles from './decision-tree.module.css';
import { follow, type Path, pathOf, readSteps, stepsById } from './steps.ts';
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
    const buttons = document.createElement('p');
    buttons.className = styles.buttons;
    buttons.append(previous, restart);
    let path: Path = pathOf(storedPath(), readFragment(), ids);

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
    const goTo = (next: Path) => {
      writeEntry('pushState', next);
      showStep(next);
    };

    insert(hook, 'beforeend', buttons, signal);
    draw();
    if (path[0] !== first && scrollY === 0) steps.get(path[0] ?? '')?.scrollIntoView();
    previous.addEventListener(
      'click',
      () => {
        if (path.length > 1) return history.back();
        // The visitor arrived at this step by a link to it: there is no way back within the tree.
        writeEntry('replaceState', [first]);
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
        else if (steps.has(id)) goTo(follow(path, id));
        if (steps.has(id) || isDead(link)) event.preventDefault();
      },
      { signal },
    );
    const onTraversal = () => {
      const fragment = readFragment();
      // A fragment of something else, such as a modal, leaves the step as it is.
      if (fragment === '' || steps.has(fragment)) showStep(pathOf(storedPath(), fragment, ids));
    };
    // Not `popstate`: the browser moves the focus after it, to the fragment of the entry.
    addEventListener('hashchange', onTraversal, { signal });
  },
});

function isDead({ hash }: HTMLAnchorElement): boolean {
  return document.getElementById(fragmentId(hash)) === null;
}

function storedPath(): unknown {
  const state: unknown = history.state;
  return state instanceof Object && 'nmtTree' in state ? state.nmtTree : undefined;
}

/** Names a step in the address; the state of other scripts stays. */
function writeEntry(method: 'pushState' | 'replaceState', path: Path): void {
  const state: unknown = history.state;
  try {
    const kept = state instanceof Object ? state : {};
    history[method]({ ...kept, nmtTree: path }, '', `#${encodeURIComponent(path.at(-1) ?? '')}`);
  } catch {
    // Safari refuses after a hundred entries in half a minute: the step shows without its address.
  }
}
