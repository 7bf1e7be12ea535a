import { useState } from 'react';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { Dialog } from '../../../../../core/ui/dialog/Dialog.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';

/** A dialog with a form and a history entry, `#modal=addCollection`. */
export function NewCollection() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        Nieuwe verzameling
      </Button>
      <Dialog
        title="Verzameling maken"
        open={isOpen}
        operation="addCollection"
        onClose={() => setOpen(false)}
        onSubmit={(fields) => {
          setName(String(fields.get('name')));
          setOpen(false);
        }}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Annuleren</Button>
            <Button look="primary" type="submit">
              Opslaan
            </Button>
          </>
        }
      >
        <p>
          Verzamel artikelen onder een naam, zoals <a href="#dialog">dit voorbeeld</a>.
        </p>
        <Field label="Naam" name="name" autoComplete="off" />
      </Dialog>
      {name && <p>Opgeslagen: {name}</p>}
    </>
  );
}
