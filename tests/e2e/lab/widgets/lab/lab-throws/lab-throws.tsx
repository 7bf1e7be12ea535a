import { useEffect, useState } from 'react';
import { oneOf } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';

/** Throws where its attribute says: in render, in a later render, in an effect, in a click, in a timer. */
export default widget({
  attributes: { moment: oneOf('render', 'later', 'effect', 'click', 'timer') },
  view: ({ moment }) => {
    const [later, setLater] = useState(false);
    useEffect(() => {
      if (moment === 'effect') throw new Error('lab: thrown in an effect');
      if (moment === 'later') setLater(true);
      if (moment === 'timer') {
        const timer = setTimeout(() => {
          throw new Error('lab: thrown in a timer');
        }, 0);
        return () => clearTimeout(timer);
      }
      return undefined;
    }, [moment]);
    if (moment === 'render' || later) throw new Error(`lab: thrown in ${moment}`);
    return (
      <button
        type="button"
        onClick={() => {
          throw new Error('lab: thrown in a click');
        }}
      >
        Gevaarlijke knop
      </button>
    );
  },
});
