const text = (description) => ({ type: 'string', minLength: 1, description });
const names = (description) => ({ type: 'array', items: { type: 'string', minLength: 1 }, description });
const closed = (description, properties) => ({
  type: 'object',
  additionalProperties: false,
  description,
  properties,
});

/** The JSON Schema of a site file; core/runtime/site/site-file.ts has its types. */
export const SITE_FILE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Site file',
  ...closed('What a site replaces in the build for sites. What is missing is as in the product.', {
    $schema: { type: 'string' },
    language: {
      ...text(
        'The language of the texts, a BCP 47 tag such as `en`. It stands in `lang` on pages in another language.',
      ),
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      default: 'nl',
    },
    locale: {
      ...text('Of dates, numbers, amounts and the order of names, a BCP 47 tag such as `en-GB`.'),
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      default: 'nl-NL',
    },
    timeZone: {
      ...text('Of the newsroom, an IANA name such as `Europe/London`.'),
      default: 'Europe/Amsterdam',
    },
    currency: {
      ...text('Of all prices, an ISO 4217 code such as `GBP`.'),
      pattern: '^[A-Z]{3}$',
      default: 'EUR',
    },
    names: closed('Names that differ from site to site.', {
      permissions: closed('The permissions in the answer of the login status.', {
        subscriber: text('Of subscribers of the paper.'),
        regional: text('Of subscribers of a regional paper.'),
        digitalPlus: { ...names('Of the digital paper; any of them is enough.'), minItems: 1 },
      }),
      promotedNewsletters: closed('The codes of newsletters that banners promote.', {
        exclusive: names('To plus subscribers.'),
        basic: names('To all other visitors who are logged in.'),
      }),
      editions: {
        type: 'object',
        additionalProperties: { type: 'string', minLength: 1 },
        description: 'The codes of publications, by the slug in the addresses of the digital paper.',
      },
      decisionSlots: {
        type: 'object',
        additionalProperties: { type: 'string', minLength: 1 },
        description:
          'The names of slots in the decision service, by the name that `data-sdk-feature-slug` has.',
      },
    }),
    texts: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Texts by their keys in `texts.json`. One with parameters is an ICU message: `{count, plural, one {# seat} other {# seats}}`.',
    },
  }),
};
