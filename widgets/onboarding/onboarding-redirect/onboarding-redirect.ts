import {
  ONBOARDING_PATH,
  ONBOARDING_POPUP,
  onboardingPaused,
} from '../../../core/domain/onboarding/onboarding-popup.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { now } from '../../../core/platform/time/now.ts';
import { configSection } from '../../../core/runtime/config/config-section.ts';
import { configValue, isTextList } from '../../../core/runtime/config/guards.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { isPopupCompleted } from '../../../core/user/popup-events/popup-events.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { isNewUser, mayLeave } from './needs-onboarding.ts';

const onboardingConfig = configSection((raw) => ({
  /** The statuses of users who are not sent to the onboarding [onboarding-6]. */
  skipStatuses: configValue(
    raw,
    'onboardingSkipStatuses',
    ['REGISTERED'],
    'a list of user statuses such as "REGISTERED"',
    isTextList,
  ),
}));

/** Sends new users to the onboarding [onboarding-2, onboarding-7]. */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { feature, page, signal }) {
    if (!mayLeave(location.pathname)) return;
    const { skipStatuses } = onboardingConfig(page);
    const start = () =>
      whileVisitor(
        page,
        async (visitor, present) => {
          if (!isNewUser(visitor, skipStatuses, now()) || onboardingPaused.read()) return;
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
