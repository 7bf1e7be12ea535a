import { element, newId, type Unmount } from '../dom.ts';
import { texts } from './content.ts';
import { dateText, distance, following, interval, nextDay, parts, seasonText, tickerProps } from './rules.ts';

/** The countdown without a framework. */
export function mount(hook: HTMLElement): Unmount {
  const started = new Date();
  const { moment, day } = nextDay(tickerProps(hook.dataset).moment, started);
  const clock = element('dl', { className: 'bench-clock' });
  const title = newId();
  draw(clock, day);

  let timer: ReturnType<typeof setInterval> | undefined = setInterval(
    () => draw(clock, day),
    interval(day, started),
  );
  const toggle = () => {
    clearInterval(timer);
    timer = timer === undefined ? setInterval(() => draw(clock, day), interval(day, started)) : undefined;
    pause.textContent = timer === undefined ? texts.resume : texts.pause;
  };
  const pause = element('button', { type: 'button', onclick: toggle }, texts.pause);

  hook.replaceChildren(
    element(
      'section',
      { className: 'bench-card', 'data-bench-done': 'ticker', 'aria-labelledby': title },
      element('h3', { id: title }, `${moment.name} `, moment.free && element('small', {}, texts.free)),
      element('p', {}, `${dateText(day)}, ${distance(day, started)}`),
      clock,
      element('p', {}, moment.about),
      element('p', {}, seasonText(day)),
      pause,
      followButton(),
      upcomingButton(day),
    ),
  );
  return () => {
    clearInterval(timer);
    hook.replaceChildren();
  };
}

function draw(clock: HTMLElement, day: Date): void {
  const left = parts(day, new Date());
  clock.replaceChildren(
    ...left.map(({ value, label }) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, String(value))),
    ),
  );
  if (left.length === 0) clock.replaceChildren(element('dd', {}, texts.today));
}

function followButton(): HTMLElement {
  const button = element('button', { type: 'button', 'aria-pressed': 'false' }, texts.follow);
  button.addEventListener('click', () => {
    const followed = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(followed));
    button.textContent = followed ? texts.following : texts.follow;
  });
  return button;
}

function upcomingButton(day: Date): HTMLElement {
  let list: HTMLElement | undefined;
  const toggle = () => {
    list?.remove();
    list = list ? undefined : upcoming(day);
    button.setAttribute('aria-expanded', String(list !== undefined));
    if (list) button.after(list);
  };
  const button = element(
    'button',
    { type: 'button', 'aria-expanded': 'false', onclick: toggle },
    texts.upcoming,
  );
  return button;
}

function upcoming(day: Date): HTMLElement {
  const days = following(day).map((next) => element('li', {}, `${next.moment.name}: ${dateText(next.day)}`));
  return element('ol', {}, ...days);
}
