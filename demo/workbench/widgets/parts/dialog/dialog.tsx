import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { AskedAndWalled } from './AskedAndWalled.tsx';
import styles from './DialogExamples.module.css';
import { Following } from './Following.tsx';
import { LongText } from './LongText.tsx';
import { NewCollection } from './NewCollection.tsx';

/** Dialogs of every kind, each behind the button that opens it. */
export default widget({
  attributes: {},
  view: ({ context }) => (
    <div className={styles.root}>
      <NewCollection />
      <LongText />
      <AskedAndWalled signal={context.signal} />
      <Following signal={context.signal} />
    </div>
  ),
});
