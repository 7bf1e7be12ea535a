import { address, filledText, json, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Onboarding } from './Onboarding.tsx';

/** Guides new users through their first choices: themes, topics, newsletters [onboarding-1, onboarding-8]. */
export default widget({
  attributes: {
    /** The name of the scene under which step and choices are stored [scene-state-6]. */
    sceneName: optional(filledText(), 'dmt-onboarding'),
    /** The themes, `{ id, name }` each [onboarding-10]. */
    onboardingThemes: optional(json('a list of { id, name }', isList), []),
    /** The newsletters, `{ code, name, description }` each [onboarding-10]. */
    onboardingNewsletters: optional(json('a list of { code, name, description }', isList), []),
    /** The address of the link at the end [onboarding-12]. */
    onboardingDoneUrl: optional(address(), '/'),
  },
  view: Onboarding,
});

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
