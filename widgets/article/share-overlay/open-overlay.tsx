import type { Page } from '../../../core/runtime/page/page.ts';
import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';
import { ShareOverlay } from './ShareOverlay.tsx';
import { TITLE } from './texts.ts';

/** The article of the overlay. */
export interface OverlayOptions {
  readonly page: Page;
  readonly articleId: number;
  /** As it is copied. */
  readonly url: string;
  readonly title: string;
  /** Closes the overlay. */
  readonly signal: AbortSignal;
}

/**
 * Shows the overlay until it closes.
 * @returns `more` if the visitor requests all ways of sharing
 */
export function openOverlay({ signal, ...article }: OverlayOptions): Promise<'more' | 'cancelled'> {
  return openDialog<'more'>({
    title: TITLE,
    operation: 'custom',
    signal,
    render: (answer) => <ShareOverlay {...article} onMore={() => answer('more')} />,
  });
}
