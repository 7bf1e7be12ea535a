<?php
/**
 * Functions for themes.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes the facts of the page as attributes of `<body>`, in a classic theme: `<body <?php body_class(); nmt_widgets_body_attributes(); ?>>`.
 * Block themes need nothing: the same facts are in `script#site-config`.
 */
function nmt_widgets_body_attributes() {
	echo NMT_Widgets_Page::body_attributes(); // phpcs:ignore WordPress.Security.EscapeOutput -- each value is escaped there.
}
