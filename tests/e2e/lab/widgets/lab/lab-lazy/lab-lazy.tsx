import { useState } from 'react';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';

/** Loaded on interaction: shows which events reached it. */
export default widget({
  attributes: {},
  view: () => {
    const [seen, setSeen] = useState<string[]>([]);
    const see = (what: string) => setSeen((before) => [...before, what]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          see('submit');
        }}
        onClickCapture={(event) => {
          if (!(event.target instanceof HTMLAnchorElement)) return;
          event.preventDefault();
          see('link');
        }}
      >
        <a href="#elsewhere">Naar elders</a>
        <button type="button" onClick={() => see('button')}>
          Knop
        </button>
        <input aria-label="Naam" onInput={(event) => see(`input ${event.currentTarget.value}`)} />
        <button type="submit">Verstuur</button>
        <output>{seen.join(', ')}</output>
      </form>
    );
  },
});
