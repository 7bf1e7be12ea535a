<?php
/**
 * Removes what the plugin stored, on every site of a network. What editors wrote, blocks and shortcodes included, is theirs
 * and stays.
 *
 * @package NMT_Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the settings and the copies of the build of the current site.
 */
function nmt_widgets_uninstall_site() {
	delete_option( 'nmt_widgets' );
	delete_transient( 'nmt_widgets_head' );
	delete_transient( 'nmt_widgets_contract' );
}

if ( is_multisite() ) {
	$nmt_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $nmt_widgets_sites as $nmt_widgets_site ) {
		switch_to_blog( $nmt_widgets_site );
		nmt_widgets_uninstall_site();
		restore_current_blog();
	}
} else {
	nmt_widgets_uninstall_site();
}
