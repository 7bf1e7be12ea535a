import { useState } from 'react';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { BUTTON_LOOKS } from '../../../../../core/ui/button/ButtonContent.tsx';
import { chevronRight } from '../../../../../core/ui/icon/chevrons.ts';
import { check } from '../../../../../core/ui/icon/shapes.ts';
import styles from './ButtonStates.module.css';

/** Buttons of each look: normal, with an icon, busy and disabled; one becomes busy when pressed. */
export default widget({
  attributes: {},
  view: function ButtonStates() {
    const [busy, setBusy] = useState(false);
    return (
      <div className={styles.root}>
        {BUTTON_LOOKS.map((look) => (
          <div key={look} className={styles.row}>
            <Button look={look}>Inschrijven</Button>
            <Button look={look} icon={check}>
              Volgend
            </Button>
            <Button look={look} icon={chevronRight} labelHidden>
              Verder ({look})
            </Button>
            <Button look={look} busy>
              Opslaan in leeslijst
            </Button>
            <Button look={look} disabledReason="Kies eerst een abonnement.">
              Ga verder
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <Button look="primary" busy={busy} onClick={() => setBusy(true)}>
            Maak bezig
          </Button>
          <Button onClick={() => setBusy(false)}>Klaar</Button>
        </div>
        <div className={styles.narrow}>
          <Button className={styles.wide}>
            Arbeidsongeschiktheidsverzekeringsmaatschappijvoorwaarden bevestigen
          </Button>
        </div>
      </div>
    );
  },
});
