<?php
/**
 * Makes a network of the bench's site, with a second site, and activates the plugin for both.
 * Argument: WordPress' folder.
 */

require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
	$wpdb->$table = $prefixed;
}
$host = parse_url( WP_HOME, PHP_URL_HOST ) . ':' . parse_url( WP_HOME, PHP_URL_PORT );
install_network();
populate_network( 1, $host, 'admin@krant.example', 'De groep', '/', false );
file_put_contents(
	$argv[1] . '/bench-network.php',
	"<?php define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '$host' );
define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );\n"
);
echo '{}';
