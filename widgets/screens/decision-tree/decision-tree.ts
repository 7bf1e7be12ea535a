import { show as showStep } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { createTreeEntries } from './create-tree-entries.ts';
import { follow, isSamePath, type Path, pathOf, readSteps, stepsById } from './steps.ts';

/**
 * A tree of questions, one step at a time [decision-tree-1]. The address contains the id of the step, and each answer
 * is an entry of the browser's history, so that the back button leads to the previous question [decision-tree-2].
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  enhance(hook, _, { feature, show, signal }) {
    const sections = readSteps(hook);
    const steps = stepsById(sections, feature);
    const ids = [...steps.keys()];
    const [first] = ids;
    if (first === undefined) throw new TypeError(`${feature}: the hook has no section with an id.`);
    for (const link of hook.querySelectorAll<HTMLAnchorElement>('section a[href^="#"]')) {
      if (isDead(link)) warn(feature, `A link leads to ${link.hash || '#'}; no element has that id.`);
    }
    const entries = createTreeEntries(first);
    let path: Path = pathOf(entries.storedPath(), readFragment(), ids);
    let hasButtons = false;

    const draw = () => {
      const current = steps.get(path.at(-1) ?? '');
      for (const section of sections) showStep(section, section === current, signal);
      const isShown = path.length > 1 || path[0] !== first;
      // The buttons stay in the document, hidden, so that a press on one of them keeps its target.
      hasButtons ||= isShown;
      if (hasButtons) show({ isShown, onPrevious, onRestart });
    };
    const open = (next: Path) => {
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
      open(next);
    };

    const onPrevious = () => {
      // Between the two steps there may be an entry of another tree or of a link to something else.
      if (path.length > 1) return entries.isAnswer(path) ? history.back() : goTo(path.slice(0, -1));
      // The visitor arrived at this step by a link to it: there is no previous entry within the tree.
      entries.replace([first], first);
      open([first]);
    };
    const onRestart = () => goTo([first]);

    draw();
    entries.replace(path);
    if (path[0] !== first && scrollY === 0) steps.get(path[0] ?? '')?.scrollIntoView();
    hook.addEventListener(
      'click',
      (event) => {
        const link =
          event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link || !isPlainClick(event)) return;
        const id = fragmentId(link.hash);
        // A click before the feature mounted has already led to the step.
        if (id === path.at(-1)) open(path);
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
        if (!isSamePath(next, path)) open(next);
        return;
      }
      // A new entry: a link to a step continues from this one, a fragment of something else does not change it.
      const isAnswer = steps.has(fragment) && fragment !== path.at(-1);
      const next = isAnswer ? follow(path, fragment) : path;
      entries.replace(next, undefined, isAnswer);
      if (steps.has(fragment)) open(next);
    };
    // Not `popstate`: the browser moves the focus afterwards, to the fragment of the entry.
    addEventListener('hashchange', onTraversal, { signal });
  },
  loadView: async () => (await import('./StepButtons.tsx')).StepButtons,
});

function isDead({ hash }: HTMLAnchorElement): boolean {
  return document.getElementById(fragmentId(hash)) === null;
}
