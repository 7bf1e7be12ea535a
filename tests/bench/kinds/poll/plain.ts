import { element, newId, type Unmount } from '../dom.ts';
import { dimensions, texts } from './content.ts';
import {
  difference,
  groupShares,
  margin,
  type PollProps,
  percentages,
  pollProps,
  suggestTowns,
  turnoutIn,
  voteCount,
  withVote,
} from './rules.ts';

type Dimension = keyof typeof dimensions;

/** The poll without a framework. */
export function mount(hook: HTMLElement): Unmount {
  const props = pollProps(hook.dataset);
  const title = newId();
  const body = element('div');
  hook.replaceChildren(
    element(
      'section',
      { className: 'bench-card', 'data-bench-done': 'poll', 'aria-labelledby': title },
      element('h3', { id: title }, props.question),
      body,
    ),
  );
  call(body, props);
  return () => hook.replaceChildren();
}

function call(body: HTMLElement, props: PollProps): void {
  body.replaceChildren(
    element(
      'ul',
      { 'aria-label': texts.choose },
      ...props.options.map(({ label }, index) =>
        element(
          'li',
          {},
          element('button', { type: 'button', onclick: () => show(body, props, index) }, label),
        ),
      ),
    ),
  );
}

function show(body: HTMLElement, props: PollProps, choice: number): void {
  const votes = withVote(props.options, choice);
  let dimension: Dimension = 'provincie';
  const meters = props.options.map(({ label }) =>
    element('meter', { min: 0, max: 100, 'aria-label': label }),
  );
  const figures = props.options.map(() => element('b'));
  const count = element('p');
  const remark = element('p', { hidden: true });
  const select = element('select', { onchange: () => draw() });
  const tabs = (Object.keys(dimensions) as Dimension[]).map((name) =>
    element('button', { type: 'button', onclick: () => compareBy(name) }, name),
  );

  const compareBy = (name: Dimension) => {
    dimension = name;
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.textContent === name));
    select.setAttribute('aria-label', name);
    select.replaceChildren(
      element('option', { value: '' }, texts.everyone),
      ...dimensions[name].map((group) => element('option', {}, group.name)),
    );
    draw();
  };
  const draw = () => {
    const group = dimensions[dimension].find(({ name }) => name === select.value);
    const shares = group ? groupShares(votes, group) : percentages(votes);
    for (const [index, share] of shares.entries()) {
      const [meter, figure] = [meters[index], figures[index]];
      if (meter) meter.value = share;
      if (figure) figure.textContent = `${share}%`;
    }
    const total = votes.reduce((sum, vote) => sum + vote, 0);
    count.textContent = group
      ? `${voteCount(group.people)}, marge ${margin(group.people)} punt`
      : voteCount(total);
    remark.hidden = !group;
    const labels = props.options.map(({ label }) => label);
    if (group) remark.textContent = `${group.name}: ${difference(group, labels)}. ${group.remark}`;
  };

  body.replaceChildren(
    element(
      'div',
      { 'aria-live': 'polite' },
      element('p', {}, texts.thanks),
      element(
        'ol',
        { className: 'bench-bars' },
        ...props.options.map(({ label }, index) =>
          element(
            'li',
            {},
            element('span', {}, label, index === choice && element('em', {}, ` (${texts.yours})`)),
            meters[index],
            figures[index],
          ),
        ),
      ),
      count,
      element('fieldset', {}, element('legend', {}, texts.compare), ...tabs, select),
      remark,
      townQuestion(),
      element(
        'details',
        {},
        element('summary', {}, texts.more),
        element('p', {}, texts.method),
        element('p', {}, texts.margin),
        element('p', {}, texts.privacy),
      ),
      element('button', { type: 'button', onclick: () => call(body, props) }, texts.undo),
    ),
  );
  compareBy(dimension);
}

function townQuestion(): HTMLElement {
  const list = element('datalist', { id: newId() });
  const output = element('output');
  const answer = (event: Event) => {
    const town = (event.target as HTMLInputElement).value;
    list.replaceChildren(...suggestTowns(town).map((name) => element('option', {}, name)));
    output.textContent = turnoutIn(town) ?? (town.length > 3 ? texts.unknownTown : '');
  };
  return element('label', {}, texts.town, element('input', { list: list.id, oninput: answer }), list, output);
}
