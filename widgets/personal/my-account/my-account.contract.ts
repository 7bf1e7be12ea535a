import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'a[href*="#"]', element: 'a', description: 'A link to a section of the hook.' },
    { selector: 'section[id]', element: 'section', description: 'A section; one is shown at a time.' },
  ],
} satisfies FeatureContract;
