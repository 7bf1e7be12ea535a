/** The states of a menu, in the order in which it opens and closes [sidebar-nav-1]. */
export const MENU_STATES = ['closed', 'opening', 'open', 'closing'] as const;
