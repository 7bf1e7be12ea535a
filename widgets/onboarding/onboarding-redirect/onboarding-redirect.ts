import {
  ONBOARDING_PATH,
  ONBOARDING_POPUP,
  onboardingPaused,
} from '../../../core/domain/onboarding/onboarding-popup.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { now } from '../../../core/platform/time/now.ts';
import { configSection } from '../../../core/runtime/config/config-section.ts';
import { texts } from '../../../core/runtime/config/settings.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { isPopupCompleted } from '../../../core/user/popup-events/popup-events.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { isNewUser, mayLeave } from './needs-onboarding.ts';

const onboardingConfig = configSection({
  /**
   * The statuses of users who are not sent to the onboarding (docs/reference/features/onboarding.md): `REGISTERED`,
   * `SUBSCRIBED`, `SUBSCRIBED_PLUS` [onboarding-6].
   */
  onboardingSkipStatuses: texts(['REGISTERED']),
});

/** Sends new users to the onboarding [onboarding-2, onboarding-7]. */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { feature, page, signal }) {
    if (!mayLeave(location.pathname)) return;
    const { onboardingSkipStatuses } = onboardingConfig(page);
    const start = () =>
      whileVisitor(
        page,
        async (visitor, present) => {
          if (!isNewUser(visitor, onboardingSkipStatuses, now()) || onboardingPaused.read()) return;
          try {
            const isDone = await isPopupCompleted(page, { id: ONBOARDING_POPUP, visitor }, present);
            if (!isDone && !present.aborted) location.replace(ONBOARDING_PATH);
          } catch (cause) {
            if (!present.aborted)
              error(feature, 'It is not known whether the onboarding is completed.', cause);
          }
        },
        signal,
      );
    onceActivated(start, signal);
  },
});
