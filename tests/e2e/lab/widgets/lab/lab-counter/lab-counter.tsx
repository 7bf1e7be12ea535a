import { useState } from 'react';
import { optional, text } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import styles from './Counter.module.css';

/** A widget with state, to test whether it survives moves and gets early clicks. */
export default widget({
  attributes: { label: optional(text(), 'Teller') },
  view: ({ label }) => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" className={styles.root} onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
    );
  },
});
