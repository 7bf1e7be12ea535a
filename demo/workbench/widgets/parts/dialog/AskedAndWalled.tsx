import { useState } from 'react';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { confirmChoice } from '../../../../../core/ui/dialog/confirm-choice.tsx';
import { Dialog } from '../../../../../core/ui/dialog/Dialog.tsx';
import styles from './DialogExamples.module.css';

/** A question outside of any hook, and a wall that no key, click or back button closes. */
export function AskedAndWalled({ signal }: { readonly signal: AbortSignal }) {
  const [answer, setAnswer] = useState('');
  const [isWalled, setWalled] = useState(false);
  const question = async () => {
    const chosen = await confirmChoice({
      title: 'Geschiedenis wissen?',
      text: 'De <b>48 artikelen</b> die je hebt gelezen verdwijnen uit de lijst.',
      answers: [
        { value: 'keep', label: 'Opslaan' },
        { value: 'clear', label: 'Wissen', primary: true },
      ],
      signal,
    });
    setAnswer(chosen);
  };
  return (
    <>
      <Button onClick={() => void question()}>Vraag</Button>
      <Button onClick={() => setWalled(true)}>Muur</Button>
      <Dialog
        title="Lees verder met een abonnement"
        open={isWalled}
        closable={false}
        onClose={() => setWalled(false)}
        footer={
          <Button look="primary" onClick={() => setWalled(false)}>
            Inloggen
          </Button>
        }
      >
        <p>Dit artikel is voor abonnees.</p>
        <p>
          <Button look="plain" onClick={() => void question()}>
            Vraag boven de muur
          </Button>
        </p>
      </Dialog>
      <p className={styles.answer} role="status">
        {answer && `Antwoord: ${answer}`}
      </p>
    </>
  );
}
