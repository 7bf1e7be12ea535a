/** The JSON Schema of a site file; core/runtime/site/site-file.ts has its types. */
export const SITE_FILE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Site file',
  type: 'object',
  additionalProperties: false,
  description: 'The texts that a site replaces in the build for sites. What is missing is as in the product.',
  required: ['texts'],
  properties: {
    $schema: { type: 'string' },
    language: {
      type: 'string',
      description:
        'The language of the texts, a BCP 47 tag such as `en`. It stands in `lang` on pages in another language.',
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      default: 'nl',
    },
    texts: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Texts by their keys in `texts.json`. One with parameters is an ICU message: `{count, plural, one {# seat} other {# seats}}`.',
    },
  },
};
