import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: ':is([data-series], [data-filter-values]):not(a, button, option, select, input)',
      attributes: [
        { name: 'data-series', type: 'text', description: 'The value of the choice that shows it.' },
        {
          name: 'data-filter-values',
          type: 'text',
          description: 'Values of the choice that show it, separated by commas or spaces.',
        },
        { name: 'data-audio-url', type: 'address', description: 'The sound of the episode.' },
        { name: 'data-episode', type: 'text', description: 'The episode as its own page names it.' },
        { name: 'data-series-title', type: 'text', description: 'The name of the series, for the player.' },
      ],
      description: 'An episode, with a heading and a link ‘Luister’ to its page.',
    },
    {
      selector: 'a[href], button',
      attributes: [
        { name: 'data-audio-url', type: 'address', description: 'The sound of the episode.' },
        { name: 'data-episode', type: 'text', description: 'The episode as its own page names it.' },
        { name: 'data-series', type: 'text', description: 'The series that it chooses.' },
      ],
      description: 'A link or button that plays an episode, or chooses a series.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
