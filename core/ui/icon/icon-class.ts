/** The class of an icon without another one: core/ui/reset.css overrides the page's rules for `svg` by it. */
export const ICON_CLASS = 'nmt-icon';
