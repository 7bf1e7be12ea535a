import { useState } from 'react';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { Dialog } from '../../../../../core/ui/dialog/Dialog.tsx';

const PARAGRAPHS = [
  'Wie een abonnement neemt, leest alles op de site en in de app, en krijgt de krant van morgen al in de avond.',
  'Een abonnement loopt door tot het wordt opgezegd. Dat kan op elke dag, met een termijn van een maand.',
  'Bij het afrekenen kies je hoe je betaalt. De eerste afschrijving volgt na de proefperiode.',
  'Wat je leest, slaan we alleen op om je verder te laten lezen waar je was gebleven.',
];

/** A dialog that is longer than the window, with another one behind a button in it. */
export function LongText() {
  const [open, setOpen] = useState<'terms' | 'more'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('terms')}>Lange tekst</Button>
      <Dialog
        title="Voorwaarden van het abonnement op de digitale krant en het archief"
        open={open === 'terms'}
        operation="custom"
        onClose={() => setOpen((now) => (now === 'terms' ? undefined : now))}
        footer={
          <Button look="primary" onClick={() => setOpen('more')}>
            Meer weten
          </Button>
        }
      >
        {[1, 2, 3].flatMap((chapter) =>
          PARAGRAPHS.map((text) => (
            <p key={chapter + text}>
              {chapter}. {text}
            </p>
          )),
        )}
      </Dialog>
      <Dialog title="Meer weten" open={open === 'more'} operation="itemShare" onClose={close}>
        <p>Deze dialoog kwam in de plaats van de vorige.</p>
      </Dialog>
    </>
  );
}
