import { paywallFields } from '../../../../core/domain/paywall/paywall-fields.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import { PRIORITY } from '../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../core/user/prompts/prompts.ts';
import { configuredPresentation, type Way } from './presentation.ts';
import { reporter } from './reporter.ts';
import type { WallProps } from './view.tsx';

/** Opens a dialog over the page, when its turn among the prompts comes [paywall-types-18]. */
export const dialog: Way = async (sent) => {
  const presentation = await configuredPresentation(sent);
  if (!presentation) return;
  const { campaign, page, config, loginOnly, loadView, signal, onShown, onClosed } = presentation;
  const { showDialog } = await import('./show-dialog.tsx');
  await loadView();
  const { funnel } = campaign;
  void requestPrompt({
    name: 'paywall',
    priority: PRIORITY.paywall,
    signal,
    show(release) {
      onShown();
      track(page, 'paywallHit', paywallFields(page, campaign));
      const onEvent = reporter(page, campaign);
      const props: WallProps = { campaign, page, config, loginOnly, headingId: 'nmt-paywall-modal', onEvent };
      showDialog(props, { type: funnel.paywallType, style: funnel.style }, signal)
        .catch((cause: unknown) => error('paywall', 'The funnel could not be shown.', cause))
        .finally(() => {
          release();
          // If its signal removed it, the visitor did not close it.
          if (!signal.aborted) onClosed();
        });
    },
  });
};
