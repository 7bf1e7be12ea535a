import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'body[data-de-valid-permissions-for-download]',
      element: 'body',
      within: 'html',
      many: false,
      description: 'The page, with the permissions that allow a download.',
    },
  ],
  writes: [
    {
      name: 'data-rejection',
      on: 'the hook',
      values: ['no-download-rights'],
      description: 'Why there is no link to the file.',
    },
  ],
  attributes: [
    {
      name: 'data-de-valid-permissions-for-download',
      type: 'text',
      description:
        'Permissions that allow a download, separated by commas or spaces, where `<body>` names none.',
    },
  ],
} satisfies FeatureContract;
