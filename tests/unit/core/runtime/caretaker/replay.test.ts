// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareReplay, releaseEvents } from '../../../../../core/runtime/caretaker/replay.ts';
import { find, mountOf, route } from '../loader/support.ts';

/** The events that reached the hook after mounting, as `type target`. */
let heard: string[];

const open = (markup: string) => {
  document.body.innerHTML = `<div id="hook">${markup}</div>`;
  heard = [];
};

/** A reader's event on an element, which the loader may hold back. */
function act(selector: string, event: Event, isHeld = false): Event {
  // A listener outside of the hook, so that the default actions of links and forms do not happen here.
  const hold = (given: Event) => given.preventDefault();
  if (isHeld) document.addEventListener(event.type, hold, { once: true });
  find(selector).dispatchEvent(event);
  return event;
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });

const listen = () => {
  for (const type of ['click', 'submit', 'keydown', 'input', 'change']) {
    find('#hook').addEventListener(type, (event) => {
      event.preventDefault();
      heard.push(`${type} ${(event.target as Element).id}`);
    });
  }
};

/** A feature whose events the loader holds back. */
const HOLDING = route('quiz', { load: 'a' });

/** Records the events, mounts the feature, and replays. */
const replay = (events: Event[], mount = () => {}, of = route('quiz')) => {
  const early = [...events];
  const run = prepareReplay(mountOf(find('#hook'), { early, route: of }));
  // Until the feature has them: if it fails, the server's HTML gets them.
  expect(early).toEqual(events);
  mount();
  listen();
  run();
  expect(early).toEqual([]);
};

beforeEach(() => {
  open('<button id="a" type="button">Ja</button><button id="b" type="button">Nee</button>');
});

describe('early events', () => {
  it('reach the feature in order, each once', () => {
    const events = [act('#b', click()), act('#a', click()), act('#b', click())];
    replay(events);
    expect(heard).toEqual(['click b', 'click a', 'click b']);
  });

  it.each<[string, string, () => Event[], string[]]>([
    [
      'a double click',
      '<button id="a" type="button">Delen</button>',
      () => [act('#a', click()), act('#a', click())],
      ['click a'],
    ],
    [
      'a press on the icon, then on the words of a button',
      '<button id="a" type="button"><i id="i"></i><b id="b">Delen</b></button>',
      () => [act('#i', click()), act('#b', click())],
      ['click i'],
    ],
    [
      'Enter, twice',
      '<button id="a" type="button">Delen</button>',
      () =>
        ['keydown', 'click', 'keydown', 'click'].map((type) =>
          act(
            '#a',
            type === 'click' ? click() : new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
          ),
        ),
      ['keydown a', 'click a', 'keydown a'],
    ],
    [
      'what is typed is not',
      '<input id="a">',
      () => [1, 2].map(() => act('#a', new InputEvent('input', { bubbles: true }))),
      ['input a', 'input a'],
    ],
  ])('that repeat the one before are given once: %s', (_, markup, doEvents, expected) => {
    open(markup);
    replay(doEvents());
    expect(heard).toEqual(expected);
  });

  it('that send a form twice send it once', () => {
    open('<form id="x"><button id="a"></button></form>');
    const submit = () =>
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#a') });
    replay([act('#x', submit(), true), act('#x', submit(), true)], undefined, HOLDING);
    expect(heard).toEqual(['submit x']);
  });

  it.each([
    ['a box', '<input type="checkbox" id="x">'],
    ['a radio button', '<input type="radio" id="x">'],
    ['a list', '<select id="x"><option>1</option></select>'],
  ])('that a field has followed already do not turn it back: %s', (_, markup) => {
    open(markup);
    const event = act('#x', click());
    const { checked } = find('#x') as HTMLInputElement;
    replay([event]);
    expect(heard).toEqual([]);
    expect((find('#x') as HTMLInputElement).checked).toBe(checked);
  });

  it('take along whether a box was ticked that the feature rendered anew', () => {
    open('<input type="checkbox" name="nieuws">');
    const box = find('input') as HTMLInputElement;
    box.checked = true;
    const event = act('input', new Event('change', { bubbles: true }));
    replay([event], () => {
      find('#hook').innerHTML = '<input type="checkbox" name="nieuws" id="new">';
    });
    expect(heard).toEqual(['change new']);
    expect((find('#new') as HTMLInputElement).checked).toBe(true);
  });

  it('keep their data', () => {
    open('<input id="field">');
    const event = act(
      '#field',
      new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }),
    );
    const got: KeyboardEvent[] = [];
    find('#hook').addEventListener('keydown', (given) => void got.push(given));
    replay([event]);
    expect(got.map(({ key, shiftKey }) => [key, shiftKey])).toEqual([['Enter', true]]);
  });

  it.each<[string, string, string]>([
    ['the same id', '<button id="x" class="from">Oud</button>', '<i></i><button id="x">Nieuw</button>'],
    ['the same name', '<b name="stem" class="from">1</b>', '<b>0</b><b name="stem" id="x"></b>'],
    ['the same label', '<b aria-label="Volg" class="from">+</b>', '<b>+</b><b aria-label="Volg" id="x"></b>'],
    ['the same text', '<b class="from"> Ja </b>', '<b>Nee</b><p><b id="x">Ja</b></p>'],
    ['the same place', '<p><b></b><b class="from">1</b></p>', '<p><b></b><b id="x">2</b></p>'],
    [
      'the same place among equals',
      '<p><b>Volg</b></p><p><b class="from">Volg</b></p>',
      '<p><b>Volg</b></p><p><b id="x">Volg</b></p>',
    ],
    [
      'the same text on a control of another kind',
      '<p><a><i class="from">In</i></a></p>',
      '<button>Uit</button><button id="x"><b>In</b></button>',
    ],
  ])('find the new element by %s', (_, before, after) => {
    open(before);
    const event = act('.from', click());
    replay([event], () => {
      find('#hook').innerHTML = after;
    });
    expect(heard).toEqual(['click x']);
  });

  it('go to the hook where nothing is like their element', () => {
    open('<p><b>1</b></p>');
    const event = act('b', click());
    replay([event], () => {
      find('#hook').innerHTML = '<i>2</i>';
    });
    expect(heard).toEqual(['click hook']);
  });

  it('include the text of a field that the feature rendered anew', () => {
    open('<input name="naam">');
    const field = find('input') as HTMLInputElement;
    field.value = 'Jo';
    const event = act('input', new InputEvent('input', { bubbles: true }));
    replay([event], () => {
      find('#hook').innerHTML = '<input name="naam" id="new">';
    });
    expect(heard).toEqual(['input new']);
    expect((find('#new') as HTMLInputElement).value).toBe('Jo');
  });

  it.each([
    ['a link', '<a id="x" href="#elders">Elders</a>'],
    ['what stands in a link', '<a href="#elders"><i id="x">Elders</i></a>'],
    ['a label', '<label id="x"><input></label>'],
    ['a summary', '<details><summary id="x">Meer</summary></details>'],
    ['a submit button', '<form><input type="submit" id="x"></form>'],
    ['a button of a form', '<form><button id="x">Stuur</button></form>'],
  ])('that did something by themselves already are not repeated: %s', (_, markup) => {
    open(markup);
    const event = click();
    Object.defineProperty(event, 'target', { value: find('#x') });
    replay([event]);
    expect(heard).toEqual([]);
  });

  it.each<[string, string, string, string[]]>([
    ['the place of the hook', '#brief', '#brief', ['click x']],
    ['another place', '#elders', '#elders', []],
    ['the place where the page is no longer', '#brief', '#elders', []],
  ])('on a link that led to %s are for the feature there alone', (_, href, hash, expected) => {
    document.body.innerHTML = `<article id="brief"><div id="hook"><a id="x" href="${href}">In</a></div></article><p id="elders"></p>`;
    heard = [];
    location.hash = hash;
    const event = click();
    Object.defineProperty(event, 'target', { value: find('#x') });
    replay([event]);
    location.hash = '';
    expect(heard).toEqual(expected);
  });

  it('on a link that led to the place of the hook do not lead there again', () => {
    document.body.innerHTML =
      '<article id="brief"><div id="hook"><a id="x" href="#brief">In</a></div></article>';
    location.hash = '#brief';
    const event = click();
    Object.defineProperty(event, 'target', { value: find('#x') });
    const repeated: Event[] = [];
    find('#hook').addEventListener('click', (given) => void repeated.push(given));
    prepareReplay(mountOf(find('#hook'), { early: [event] }))();
    expect(repeated.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
    const next = click();
    find('#x').dispatchEvent(next);
    location.hash = '';
    expect(next.defaultPrevented).toBe(false);
  });

  it('that were held back are repeated: a link', () => {
    open('<a id="x" href="#elders">Elders</a>');
    replay([act('#x', click(), true)], undefined, HOLDING);
    expect(heard).toEqual(['click x']);
  });

  it('that were held back are repeated: a form, with the button that sent it', () => {
    open('<form id="x"><button name="a" id="a"></button><button name="b" id="b"></button></form>');
    const submitters: (string | undefined)[] = [];
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#b') });
    act('#x', event, true);
    find('#hook').addEventListener('submit', (given) => {
      submitters.push((given as SubmitEvent).submitter?.id);
    });
    replay([event], undefined, HOLDING);
    expect(heard).toEqual(['submit x']);
    expect(submitters).toEqual(['b']);
  });

  it.each([
    ['a link', '<a href="#x"><span id="hook"><b id="b">1</b></span></a>'],
    ['a button', '<button type="button"><span id="hook"><b id="b">1</b></span></button>'],
  ])('on elements in %s around the hook are that one’s', (_, markup) => {
    document.body.innerHTML = markup;
    heard = [];
    const event = click();
    Object.defineProperty(event, 'target', { value: find('#b') });
    replay([event]);
    expect(heard).toEqual([]);
  });

  it.each([
    ['a click', click(), route('quiz')],
    ['a key', new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }), HOLDING],
  ])('that another feature has used are not given again: %s', (_, event, of) => {
    document.body.addEventListener(event.type, (given) => given.preventDefault(), { once: true });
    replay([act('#a', event)], undefined, of);
    expect(heard).toEqual([]);
  });

  it('on an icon, which has no click of its own, are for the link around it', () => {
    open('<a id="a" href="#x"><svg id="icon"></svg></a>');
    const icon = find('#icon');
    Object.defineProperty(icon, 'click', { value: undefined });
    replay([act('#icon', click(), true)], undefined, HOLDING);
    expect(heard).toEqual(['click icon']);
  });

  it('are not done again for a feature on the whole page: the parts of it have had them', () => {
    const clicked = vi.fn<() => void>();
    find('#a').addEventListener('click', clicked);
    const early = [act('#a', click())];
    prepareReplay(mountOf(document.body, { early }))();
    expect(clicked).toHaveBeenCalledOnce();
    expect(early).toEqual([]);
  });

  it('are not done again for a feature around an article: its buttons may be another feature’s', () => {
    document.body.innerHTML = '<article id="hook"><button id="b" type="button"></button></article>';
    const clicked = vi.fn<() => void>();
    find('#b').addEventListener('click', clicked);
    const early = [act('#b', click())];
    prepareReplay(mountOf(find('#hook'), { early }))();
    expect(clicked).toHaveBeenCalledOnce();
    expect(early).toEqual([]);
  });

  it('without an element are dropped', () => {
    replay([new Event('input')]);
    expect(heard).toEqual([]);
  });
});

describe('the events of a failed feature', () => {
  it('that were held have their default action; the others already had it', () => {
    const held = act('#a', click(), true);
    const passed = act('#b', click());
    const early = [held, passed];
    listen();
    releaseEvents(mountOf(find('#hook'), { early, route: HOLDING }));
    expect(heard).toEqual(['click a']);
    expect(early).toEqual([]);
  });

  it('that were noted for it while it mounted are not lost', () => {
    const mount = mountOf(find('#hook'), { early: [act('#a', click(), true)], route: HOLDING });
    prepareReplay(mount);
    listen();
    releaseEvents(mount);
    expect(heard).toEqual(['click a']);
  });

  it('that repeat the one before are given once', () => {
    const early = [act('#a', click(), true), act('#a', click(), true)];
    listen();
    releaseEvents(mountOf(find('#hook'), { early, route: HOLDING }));
    expect(heard).toEqual(['click a']);
  });

  it('that another feature has used are not given again', () => {
    const early = [act('#a', click(), true)];
    listen();
    releaseEvents(mountOf(find('#hook'), { early }));
    expect(heard).toEqual([]);
  });

  it('are dropped where their element has been removed', () => {
    const held = act('#a', click(), true);
    const button = find('#a');
    const clicked = vi.fn<() => void>();
    button.addEventListener('click', clicked);
    button.remove();
    releaseEvents(mountOf(find('#hook'), { early: [held], route: HOLDING }));
    expect(clicked).not.toHaveBeenCalled();
  });
});
