import { useState } from 'react';
import { Dialog } from '../../../core/ui/dialog/Dialog.tsx';
import { StoryView, type StoryViewProps } from './StoryView.tsx';
import { STORIES } from './texts.ts';

/**
 * Stories over the page, until the visitor closes them with 'Sluiten', Escape or the browser's back button [stories-2].
 */
export function StoryDialog(props: StoryViewProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title={STORIES} operation="custom" open={isOpen} onClose={() => setOpen(false)}>
      <StoryView {...props} />
    </Dialog>
  );
}
