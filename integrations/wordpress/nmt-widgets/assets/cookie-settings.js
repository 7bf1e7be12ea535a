/**
 * The block with the link to the cookie settings, and the same link in the navigation of block themes. Plain JavaScript
 * on WordPress' own packages: there is no build step.
 */
{
  const { wp } = window;
  const { name, category, label, address } = window.nmtCookieSettings;
  const { createElement } = wp.element;

  const Edit = () =>
    createElement('p', wp.blockEditor.useBlockProps(), createElement('a', { href: address }, label));

  wp.blocks.registerBlockType(name, {
    apiVersion: 2,
    title: label,
    category,
    icon: 'privacy',
    edit: Edit,
    // The server renders the block, so nothing is saved.
    save: () => null,
  });
  wp.blocks.registerBlockVariation('core/navigation-link', {
    name: 'nmt-cookie-settings',
    title: label,
    icon: 'privacy',
    attributes: { label, url: address, kind: 'custom' },
  });
}
