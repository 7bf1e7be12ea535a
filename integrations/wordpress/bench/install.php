<?php
/**
 * Installs WordPress, the theme and the plugin, with a user for each role that the tests play.
 * Argument: WordPress' folder; on standard input, as JSON: `theme`.
 */

define( 'WP_INSTALLING', true );
require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'De bench', 'admin', 'admin@krant.example', true, '', 'admin' );
foreach ( array( 'editor', 'author', 'subscriber' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => "$role@krant.example",
			'role'       => $role,
			'first_name' => 'Geheime',
			'last_name'  => 'Naam',
		)
	);
}
switch_theme( json_decode( stream_get_contents( STDIN ) )->theme );
update_option( 'WPLANG', 'nl_NL' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'active_plugins', array( 'nmt-widgets/nmt-widgets.php' ) );
update_option(
	'nmt_widgets',
	array(
		'source' => getenv( 'NMT_BENCH_DIST' ),
		'path'   => '/assets/',
	)
);
flush_rewrite_rules();
echo json_encode( array( 'version' => get_bloginfo( 'version' ) ) );
