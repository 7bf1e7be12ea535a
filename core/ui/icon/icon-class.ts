/** The class of an icon that has no other: core/ui/reset.css keeps the page's rules for `svg` off it. */
export const ICON_CLASS = 'nmt-icon';
