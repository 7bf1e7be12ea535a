import { useId, useMemo, useState } from 'react';
import { dimensions, texts } from './content.ts';
import {
  difference,
  groupShares,
  margin,
  type PollProps,
  percentages,
  suggestTowns,
  turnoutIn,
  voteCount,
  withVote,
} from './rules.ts';

type Dimension = keyof typeof dimensions;

/** A poll: a click on an answer is a vote; then bars, and the answers of other readers. */
export function Poll({ question, options }: PollProps) {
  const [choice, setChoice] = useState<number>();
  const title = useId();
  return (
    <section className="bench-card" data-bench-done="poll" aria-labelledby={title}>
      <h3 id={title}>{question}</h3>
      {choice === undefined ? (
        <ul aria-label={texts.choose}>
          {options.map(({ label }, index) => (
            <li key={label}>
              <button type="button" onClick={() => setChoice(index)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Results options={options} choice={choice} onUndo={() => setChoice(undefined)} />
      )}
    </section>
  );
}

interface ResultsProps {
  options: PollProps['options'];
  choice: number;
  onUndo: () => void;
}

function Results({ options, choice, onUndo }: ResultsProps) {
  const [dimension, setDimension] = useState<Dimension>('provincie');
  const [groupName, setGroupName] = useState('');
  const votes = useMemo(() => withVote(options, choice), [options, choice]);
  const group = dimensions[dimension].find(({ name }) => name === groupName);
  const shares = group ? groupShares(votes, group) : percentages(votes);
  const total = votes.reduce((sum, count) => sum + count, 0);

  return (
    <div aria-live="polite">
      <p>{texts.thanks}</p>
      <ol className="bench-bars">
        {options.map(({ label }, index) => (
          <li key={label}>
            <span>
              {label}
              {index === choice && <em> ({texts.yours})</em>}
            </span>
            <meter min={0} max={100} value={shares[index] ?? 0} aria-label={label} />
            <b>{shares[index]}%</b>
          </li>
        ))}
      </ol>
      <p>{group ? `${voteCount(group.people)}, marge ${margin(group.people)} punt` : voteCount(total)}</p>
      <fieldset>
        <legend>{texts.compare}</legend>
        {(Object.keys(dimensions) as Dimension[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === dimension}
            onClick={() => setDimension(name)}
          >
            {name}
          </button>
        ))}
        <select
          aria-label={dimension}
          value={groupName}
          onChange={(event) => setGroupName(event.target.value)}
        >
          <option value="">{texts.everyone}</option>
          {dimensions[dimension].map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </fieldset>
      {group && (
        <p>
          {group.name}:{' '}
          {difference(
            group,
            options.map(({ label }) => label),
          )}
          . {group.remark}
        </p>
      )}
      <Town />
      <details>
        <summary>{texts.more}</summary>
        <p>{texts.method}</p>
        <p>{texts.margin}</p>
        <p>{texts.privacy}</p>
      </details>
      <button type="button" onClick={onUndo}>
        {texts.undo}
      </button>
    </div>
  );
}

function Town() {
  const [town, setTown] = useState('');
  const list = useId();
  return (
    <label>
      {texts.town}
      <input list={list} value={town} onChange={(event) => setTown(event.target.value)} />
      <datalist id={list}>
        {suggestTowns(town).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <output>{turnoutIn(town) ?? (town.length > 3 ? texts.unknownTown : '')}</output>
    </label>
  );
}
