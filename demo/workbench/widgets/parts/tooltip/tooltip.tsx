import { useState } from 'react';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { Dialog } from '../../../../../core/ui/dialog/Dialog.tsx';
import styles from './TooltipExamples.module.css';
import { useTooltip } from './use-tooltip.ts';

/** A tooltip whose text changes with the button's action, and one in a dialog. */
export default widget({
  attributes: {},
  view: function TooltipExamples() {
    const [isSaved, setSaved] = useState(false);
    const [isOpen, setOpen] = useState(false);
    const save = useTooltip(
      isSaved ? 'Haalt het artikel uit je leeslijst.' : 'Zet het artikel in je leeslijst.',
    );
    const inside = useTooltip('Ook in een dialoog: Escape sluit eerst deze uitleg.');
    return (
      <div className={styles.root}>
        <Button ref={save} onClick={() => setSaved((before) => !before)}>
          {isSaved ? 'Verwijderen' : 'Opslaan'}
        </Button>
        <Button onClick={() => setOpen(true)}>In een dialoog</Button>
        <Dialog title="Uitleg in een dialoog" open={isOpen} onClose={() => setOpen(false)}>
          <Button ref={inside}>Met uitleg</Button>
        </Dialog>
      </div>
    );
  },
});
