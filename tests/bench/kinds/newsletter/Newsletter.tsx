import { type FormEvent, useId, useReducer } from 'react';
import { type Letter, texts } from './content.ts';
import {
  addressError,
  alsoChosen,
  confirmation,
  correction,
  letterOf,
  type NewsletterProps,
} from './rules.ts';

interface State {
  open: boolean;
  address: string;
  name: string;
  frequency: string;
  consent: boolean;
  touched: boolean;
  sent: boolean;
}

const initial: State = {
  open: false,
  address: '',
  name: '',
  frequency: texts.frequencies[0],
  consent: false,
  touched: false,
  sent: false,
};

const change = (state: State, part: Partial<State>): State => ({ ...state, ...part });

/** A newsletter with a form to subscribe, opened by a button, with help for mistyped addresses. */
export function Newsletter({ letter: id, source }: NewsletterProps) {
  const [state, set] = useReducer(change, initial);
  const letter = letterOf(id);
  const title = useId();
  const error = addressError(state.address);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    set({ touched: true, sent: !error && state.consent });
  };

  return (
    <section className="bench-card" data-bench-done="newsletter" aria-labelledby={title}>
      <h3 id={title}>{letter.name}</h3>
      <p>
        {letter.pitch} <small>({letter.moment})</small>
      </p>
      {state.open || (
        <button type="button" onClick={() => set({ open: true })}>
          {texts.submit}
        </button>
      )}
      {state.open && !state.sent && (
        <form onSubmit={submit} noValidate data-source={source}>
          <AddressField state={state} error={state.touched ? error : undefined} set={set} />
          <label>
            {texts.name}
            <input
              autoComplete="given-name"
              value={state.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </label>
          <Frequency chosen={state.frequency} onChoose={(frequency) => set({ frequency })} />
          <label>
            <input
              type="checkbox"
              checked={state.consent}
              onChange={(event) => set({ consent: event.target.checked })}
            />
            {texts.consent}
          </label>
          {state.touched && !state.consent && <p role="alert">{texts.errors.consent}</p>}
          <button type="submit">{texts.submit}</button>
        </form>
      )}
      {state.sent && <p role="status">{confirmation(state.name, letter)}</p>}
      <details>
        <summary>{texts.also}</summary>
        <Also letter={letter} />
        <p>{texts.privacy}</p>
      </details>
    </section>
  );
}

interface AddressProps {
  state: State;
  error: string | undefined;
  set: (part: Partial<State>) => void;
}

function AddressField({ state, error, set }: AddressProps) {
  const help = useId();
  const meant = state.touched ? correction(state.address) : undefined;
  return (
    <div>
      <label>
        {texts.address}
        <input
          type="email"
          autoComplete="email"
          value={state.address}
          aria-invalid={error !== undefined}
          aria-describedby={help}
          onChange={(event) => set({ address: event.target.value })}
          onBlur={() => set({ touched: state.address !== '' })}
        />
      </label>
      <p id={help} aria-live="polite">
        {error}
        {meant && (
          <button type="button" onClick={() => set({ address: meant })}>
            Bedoel je {meant}?
          </button>
        )}
      </p>
    </div>
  );
}

function Frequency({ chosen, onChoose }: { chosen: string; onChoose: (frequency: string) => void }) {
  return (
    <label>
      {texts.frequency}
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {texts.frequencies.map((frequency) => (
          <option key={frequency}>{frequency}</option>
        ))}
      </select>
    </label>
  );
}

function Also({ letter }: { letter: Letter }) {
  return (
    <ul>
      {alsoChosen(letter).map(({ id, name, pitch }) => (
        <li key={id}>
          <a href={`/nieuwsbrieven/${id}`}>{name}</a> {pitch}
        </li>
      ))}
    </ul>
  );
}
