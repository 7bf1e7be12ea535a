import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../../../core/ui/dialog/Dialog.tsx';
import { ShareOverlay, type ShareOverlayProps } from './ShareOverlay.tsx';
import { TITLE } from './texts.ts';

interface ShareDialogProps extends ShareOverlayProps {
  /** Called once the dialog is on the page. */
  readonly onShown: () => void;
}

/** The actions for an article, in a dialog over the page. The dialog with all ways of sharing replaces it. */
export function ShareDialog({ onShown, onMore, ...article }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    reportShown();
  }, []);
  const shareMore = () => {
    setOpen(false);
    onMore();
  };
  return (
    <Dialog title={TITLE} operation="custom" open={isOpen} onClose={() => setOpen(false)}>
      <ShareOverlay {...article} onMore={shareMore} />
    </Dialog>
  );
}
