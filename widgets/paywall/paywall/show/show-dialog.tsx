import { paywallFields } from '../../../../core/domain/paywall/paywall-fields.ts';
import { openDialog } from '../../../../core/ui/dialog/open-dialog.tsx';
import { track } from '../../../../core/user/analytics/track.ts';
import styles from '../paywall.module.css';
import { OFFER } from '../texts.ts';
import { FADE_OUT } from '../wall/close.ts';
import { paintButtons } from '../wall/create-wall.ts';
import { Dressed, type WallProps } from './view.tsx';

/**
 * Shows a funnel in a dialog over the page, until the visitor closes it, including by the back button
 * [paywall-types-18, modal-behaviour-2, paywall-analytics-6].
 * @param props the props of the funnel
 * @param look type and style of the wall
 * @param signal closes it
 * @throws (as a rejection) any error of the funnel
 */
export async function showDialog(
  props: WallProps,
  look: { readonly type: string; readonly style: string },
  signal: AbortSignal,
): Promise<void> {
  const paint = (section: HTMLElement | null) => {
    if (section) paintButtons(section, props.campaign.funnel.buttonColor);
  };
  const fields = paywallFields(props.page, props.campaign);
  track(props.page, 'paywall-modal-open', fields);
  try {
    await openDialog<never>({
      title: OFFER,
      operation: 'custom',
      labelledBy: props.headingId,
      signal,
      fadeOut: FADE_OUT,
      render: () => (
        <section
          ref={paint}
          className={styles.inDialog}
          data-paywall-type={look.type}
          data-paywall-style={look.style}
          aria-labelledby={props.headingId}
        >
          <Dressed {...props} />
        </section>
      ),
    });
  } finally {
    track(props.page, 'paywall-modal-close', fields);
  }
}
