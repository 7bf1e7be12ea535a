/** The class of an icon that has no other class: core/ui/reset.css uses it to override the page's rules for `svg`. */
export const ICON_CLASS = 'nmt-icon';
