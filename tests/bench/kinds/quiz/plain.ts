import { element, newId, type Unmount } from '../dom.ts';
import { type Question, texts } from './content.ts';
import {
  challenge,
  check,
  choose,
  type Game,
  next,
  type QuizProps,
  questionOf,
  quizProps,
  start,
  strike,
  verdict,
} from './rules.ts';

/** The quiz card without a framework: each step renders the card again. */
export function mount(hook: HTMLElement): Unmount {
  const props = quizProps(hook.dataset);
  const card = element('section', { className: 'bench-card', 'data-bench-done': 'quiz' });
  draw(card, props, start);
  hook.replaceChildren(card);
  return () => hook.replaceChildren();
}

function draw(card: HTMLElement, props: QuizProps, game: Game): void {
  const go = (to: Game) => draw(card, props, to);
  if (game.round >= props.rounds) card.replaceChildren(score(props, game, go));
  else card.replaceChildren(...round(props, game, go));
}

function round(props: QuizProps, game: Game, go: (game: Game) => void): Node[] {
  const question = questionOf(props, game.round);
  const title = newId();
  return [
    element('small', {}, `Vraag ${game.round + 1} van ${props.rounds}`),
    element('h3', { id: title }, question.title),
    element(
      'ul',
      { className: 'bench-answers', 'aria-labelledby': title },
      ...question.answers.map((answer, index) =>
        element('li', {}, answerButton(question, game, answer, index, go)),
      ),
    ),
    game.checked ? explanation(question, game, go) : controls(question, game, go),
  ];
}

function answerButton(
  question: Question,
  game: Game,
  answer: string,
  index: number,
  go: (game: Game) => void,
): HTMLElement {
  return element(
    'button',
    {
      type: 'button',
      'aria-pressed': String(game.chosen === index),
      disabled: game.struck.includes(index) || (game.checked && index !== game.chosen),
      onclick: () => go(choose(game, index)),
    },
    answer,
    game.checked && index === question.right && ' ✓',
  );
}

function explanation(question: Question, game: Game, go: (game: Game) => void): HTMLElement {
  const heading = game.chosen === question.right ? texts.right : texts.wrong;
  return element(
    'div',
    { role: 'status' },
    element('p', {}, element('b', {}, heading), ` ${question.why}`),
    element('button', { type: 'button', onclick: () => go(next(game)) }, texts.next),
  );
}

function controls(question: Question, game: Game, go: (game: Game) => void): HTMLElement {
  const onCheck = () => go(check(game, question));
  const onHint = () => go(strike(game, question));
  return element(
    'p',
    {},
    element('button', { type: 'button', disabled: game.chosen === undefined, onclick: onCheck }, texts.check),
    element('button', { type: 'button', disabled: game.struck.length > 0, onclick: onHint }, texts.hint),
  );
}

function score(props: QuizProps, game: Game, go: (game: Game) => void): HTMLElement {
  const body = encodeURIComponent(challenge(game.score, props.rounds));
  return element(
    'div',
    { role: 'status' },
    element('h3', {}, verdict(game.score, props.rounds)),
    element('a', { href: `mailto:?body=${body}` }, texts.share),
    element('button', { type: 'button', onclick: () => go(start) }, texts.again),
  );
}
