import { useEffect, useId, useMemo, useState } from 'react';
import { texts } from './content.ts';
import {
  dateText,
  distance,
  following,
  interval,
  nextDay,
  parts,
  seasonText,
  type TickerProps,
} from './rules.ts';

/** A countdown to a day of the year. */
export function Ticker({ moment: id }: TickerProps) {
  const [now, setNow] = useState(() => new Date());
  const [running, setRunning] = useState(true);
  const [followed, setFollowed] = useState(false);
  const [more, setMore] = useState(false);
  const title = useId();
  const started = useMemo(() => new Date(), []);
  const { moment, day } = useMemo(() => nextDay(id, started), [id, started]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(new Date()), interval(day, started));
    return () => clearInterval(timer);
  }, [running, day, started]);

  return (
    <section className="bench-card" data-bench-done="ticker" aria-labelledby={title}>
      <h3 id={title}>
        {moment.name} {moment.free && <small>{texts.free}</small>}
      </h3>
      <p>
        {dateText(day)}, {distance(day, started)}
      </p>
      <Clock day={day} now={now} />
      <p>{moment.about}</p>
      <p>{seasonText(day)}</p>
      <button type="button" onClick={() => setRunning(!running)}>
        {running ? texts.pause : texts.resume}
      </button>
      <button type="button" aria-pressed={followed} onClick={() => setFollowed(!followed)}>
        {followed ? texts.following : texts.follow}
      </button>
      <button type="button" aria-expanded={more} onClick={() => setMore(!more)}>
        {texts.upcoming}
      </button>
      {more && <Upcoming day={day} />}
    </section>
  );
}

function Clock({ day, now }: { day: Date; now: Date }) {
  const left = parts(day, now);
  if (left.length === 0) return <p role="status">{texts.today}</p>;
  return (
    <dl className="bench-clock">
      {left.map(({ unit, value, label }) => (
        <div key={unit}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Upcoming({ day }: { day: Date }) {
  const list = useMemo(() => following(day), [day]);
  return (
    <ol>
      {list.map(({ moment, day: date }) => (
        <li key={moment.id}>
          {moment.name}: {dateText(date)}
        </li>
      ))}
    </ol>
  );
}
