import { useId, useState } from 'react';
import { type Question, texts } from './content.ts';
import {
  challenge,
  check,
  choose,
  type Game,
  next,
  type QuizProps,
  questionOf,
  start,
  strike,
  verdict,
} from './rules.ts';

/** A quiz card: a question with four answers, an explanation, a score at the end. */
export function Quiz(props: QuizProps) {
  const [game, setGame] = useState<Game>(start);
  const finished = game.round >= props.rounds;
  return (
    <section className="bench-card" data-bench-done="quiz">
      {finished ? (
        <Score score={game.score} rounds={props.rounds} onAgain={() => setGame(start)} />
      ) : (
        <Round
          key={game.round}
          question={questionOf(props, game.round)}
          number={`Vraag ${game.round + 1} van ${props.rounds}`}
          game={game}
          onGame={setGame}
        />
      )}
    </section>
  );
}

interface RoundProps {
  question: Question;
  number: string;
  game: Game;
  onGame: (game: Game) => void;
}

function Round({ question, number, game, onGame }: RoundProps) {
  const title = useId();
  return (
    <>
      <small>{number}</small>
      <h3 id={title}>{question.title}</h3>
      <ul aria-labelledby={title} className="bench-answers">
        {question.answers.map((answer, index) => (
          <li key={answer}>
            <button
              type="button"
              aria-pressed={game.chosen === index}
              disabled={game.struck.includes(index) || (game.checked && index !== game.chosen)}
              onClick={() => onGame(choose(game, index))}
            >
              {answer}
              {game.checked && index === question.right && ' ✓'}
            </button>
          </li>
        ))}
      </ul>
      {game.checked ? (
        <div role="status">
          <p>
            <b>{game.chosen === question.right ? texts.right : texts.wrong}</b> {question.why}
          </p>
          <button type="button" onClick={() => onGame(next(game))}>
            {texts.next}
          </button>
        </div>
      ) : (
        <p>
          <button
            type="button"
            disabled={game.chosen === undefined}
            onClick={() => onGame(check(game, question))}
          >
            {texts.check}
          </button>
          <button
            type="button"
            disabled={game.struck.length > 0}
            onClick={() => onGame(strike(game, question))}
          >
            {texts.hint}
          </button>
        </p>
      )}
    </>
  );
}

interface ScoreProps {
  score: number;
  rounds: number;
  onAgain: () => void;
}

function Score({ score, rounds, onAgain }: ScoreProps) {
  const address = `mailto:?body=${encodeURIComponent(challenge(score, rounds))}`;
  return (
    <div role="status">
      <h3>{verdict(score, rounds)}</h3>
      <a href={address}>{texts.share}</a>
      <button type="button" onClick={onAgain}>
        {texts.again}
      </button>
    </div>
  );
}
