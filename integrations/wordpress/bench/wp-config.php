<?php
/**
 * WordPress' settings on the test bench. Nothing here is secret: the database has no network, and ends with the bench.
 */

require __DIR__ . '/bench-config.php';

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_CHARSET', 'utf8mb4' );
$table_prefix = 'wp_';

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $salt ) {
	define( $salt, $salt . NMT_BENCH_SALT );
}
define( 'WP_HOME', getenv( 'NMT_BENCH_URL' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'SCRIPT_DEBUG', false );
// Nothing leaves the machine.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_ALLOW_MULTISITE', true );
if ( file_exists( __DIR__ . '/bench-network.php' ) ) {
	require __DIR__ . '/bench-network.php';
}
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
