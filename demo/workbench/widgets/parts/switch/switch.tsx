import { useState } from 'react';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Switch } from '../../../../../core/ui/switch/Switch.tsx';

/** Switches that are on, off, busy and long. */
export default widget({
  attributes: {},
  view: function SwitchStates() {
    const [isOn, setOn] = useState(true);
    const [isOff, setOff] = useState(false);
    const keep = () => {};
    return (
      <div>
        <Switch label="Meldingen over dit onderwerp" checked={isOn} onChange={setOn} />
        <Switch
          label="Stil tussen 22:00 en 07:00 uur"
          help="Wat er ’s nachts gebeurt, staat ’s ochtends klaar."
          checked={isOff}
          onChange={setOff}
        />
        <Switch label="Wordt opgeslagen" checked busy onChange={keep} />
        <Switch
          label="Hottentottententententoonstellingsberichtgeving over kindercarnavalsoptochtvoorbereidingswerkzaamheden"
          checked={false}
          onChange={keep}
        />
      </div>
    );
  },
});
