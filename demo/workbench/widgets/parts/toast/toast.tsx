import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { CLIPBOARD_DURATION, TOPIC_DURATION } from '../../../../../core/ui/toast/durations.ts';
import { showToast } from '../../../../../core/ui/toast/show-toast.ts';
import styles from './ToastExamples.module.css';

const LOGIN = { label: 'Inloggen', address: '/account/inloggen' };

/** Toasts of every kind, each behind a button. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      <Button onClick={() => showToast('Opgeslagen.')}>Gewoon</Button>
      <Button onClick={() => showToast('Je volgt nu het onderwerp Klimaat.', { duration: TOPIC_DURATION })}>
        Onderwerp
      </Button>
      <Button
        onClick={() =>
          showToast('Log in om dit onderwerp te kunnen volgen.', { duration: TOPIC_DURATION, link: LOGIN })
        }
      >
        Met een link
      </Button>
      <Button
        onClick={() =>
          showToast('De link naar dit artikel is gekopieerd.', {
            duration: CLIPBOARD_DURATION,
            position: 'top',
          })
        }
      >
        Bovenaan
      </Button>
      <Button
        onClick={() => {
          for (const text of ['Eerst deze.', 'Dan deze.', 'Tot slot deze.']) showToast(text);
        }}
      >
        Drie na elkaar
      </Button>
      <Button
        onClick={() =>
          showToast(
            '<b>Opmaak</b> blijft tekst, en een aansprakelijkheidswaardevaststellingsverandering breekt af.',
            {
              link: { label: 'Klik', address: 'javascript:alert(1)' },
            },
          )
        }
      >
        Vijandig
      </Button>
    </div>
  ),
});
