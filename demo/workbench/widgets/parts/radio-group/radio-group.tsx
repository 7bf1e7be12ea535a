import { useState } from 'react';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import styles from './RadioGroupStates.module.css';

const OPTIONS = [
  { value: 'ochtend', label: 'Elke ochtend' },
  { value: 'week', label: 'Elke zaterdag', help: 'Het beste van de week, met de puzzel.' },
  { value: 'nooit', label: 'Liever niet' },
] as const;

/** Groups of radio buttons: selected by the page, by the form, invalid, and with a disabled option. */
export default widget({
  attributes: {},
  view: function RadioGroupStates() {
    const [often, setOften] = useState<'ochtend' | 'week' | 'nooit'>('week');
    return (
      <div className={styles.root}>
        <RadioGroup
          label="Hoe vaak wil je onze nieuwsbrief?"
          help="Je kunt dit later weer veranderen."
          options={OPTIONS}
          value={often}
          onChange={setOften}
        />
        <RadioGroup
          label="Wanneer zullen we bellen?"
          error="Kies een van de mogelijkheden."
          required
          options={[
            { value: 'dag', label: 'Overdag' },
            { value: 'avond', label: 'ʼs Avonds, behalve op koopavonden en donderdagavondvoorstellingen' },
            { value: 'nacht', label: 'ʼs Nachts', disabled: true },
          ]}
        />
      </div>
    );
  },
});
