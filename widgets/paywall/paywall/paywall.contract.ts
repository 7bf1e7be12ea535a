import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: '[data-paywall-content]', within: 'body', description: 'The content that a wall protects.' },
    {
      selector: '[data-paywall-content][data-paywall-faded]',
      within: 'body',
      description: 'Content that is faded before the first paint, because a wall is expected.',
    },
    {
      selector: '[data-paywall-fades]',
      within: 'body',
      many: false,
      description: 'The last paragraph of faded content that shows.',
    },
    {
      selector: '[data-paywall-closed]',
      within: 'body',
      description: 'What follows in faded content: one element around all of it, or each one.',
    },
    {
      selector: '[data-paywall-offer]',
      within: 'body',
      many: false,
      description:
        'Words in the place of the expected wall, with links; a sibling after the content, `hidden`.',
    },
    {
      selector: '[data-paywall-banner]',
      within: 'body',
      many: false,
      description: 'Reserves the space of a top banner, right above the header.',
    },
    {
      selector: '[data-games-player]',
      within: 'body',
      description: 'A player of games, which a blocking wall removes.',
    },
    {
      selector: '[data-paywall-header-button]',
      within: 'body',
      description: 'A button in the header that makes way for a sticky banner.',
    },
  ],
  writes: [
    { name: 'data-paywall-type', on: 'the wall', description: 'The type of the wall.' },
    { name: 'data-paywall-style', on: 'the wall', description: 'The style of the wall.' },
    {
      name: 'data-paywall-view',
      on: 'the wall',
      values: ['mobile', 'wide'],
      description: 'Whether the window is narrow.',
    },
    { name: 'data-paywall-ready', on: 'the wall', values: ['true'], description: 'The wall is drawn.' },
    { name: 'data-paywall-covers', on: 'the wall', description: 'The banner covers the top of the page.' },
    {
      name: 'data-paywall-faded',
      on: 'faded content',
      values: ['held'],
      description: 'The decision is awaited; removed when it is known.',
    },
    { name: 'data-paywall-hidden', on: 'protected content', description: 'The wall hides it.' },
    { name: 'data-paywall-sticky', on: 'html and the sticky header', description: 'A sticky banner shows.' },
    {
      name: 'data-paywall-past',
      on: '[data-paywall-header-button]',
      description: 'The button makes way for a sticky banner.',
    },
    {
      name: 'data-banner-space',
      on: '[data-paywall-banner]',
      values: ['released'],
      description: 'The space is given back.',
    },
    {
      name: 'data-open',
      on: 'a sticky wall',
      values: ['true', 'false'],
      description: 'Whether it is unfolded.',
    },
    {
      name: 'data-shown',
      on: 'a sticky wall',
      values: ['true', 'false'],
      description: 'Whether it is in view.',
    },
    { name: 'data-block', on: 'a block of the funnel', description: 'The type of the block.' },
    {
      name: 'data-funnel-rights',
      on: 'the rights of a buyer, above the button that orders',
      description: 'Marks them.',
    },
    { name: 'data-funnel-step', on: 'the funnel', description: 'The step, counted from 1.' },
    { name: 'data-funnel-summary', on: 'the summary of an order', description: 'Marks it.' },
    { name: 'data-funnel-terms', on: 'the terms of an order', description: 'Marks them.' },
    { name: 'data-rank', on: 'the meter of a password', description: 'How strong the password is.' },
    { name: 'data-payment-return', on: 'the outcome of a payment', description: 'Marks it.' },
    { name: 'data-payment-view', on: 'the outcome of a payment', description: 'What is shown.' },
  ],
} satisfies FeatureContract;
