<?php
/**
 * Does one thing inside WordPress for a test and prints the outcome as JSON.
 * Argument: WordPress' folder; on standard input, as JSON: `action` and `args`.
 */

require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

const PLUGIN = 'nmt-widgets/nmt-widgets.php';

$actions = array(
	// Publishes a post: title, content, slug, type.
	'publish'    => static function ( $post ) {
		wp_set_current_user( 1 );
		// The bench's content is that of an administrator, who may write any HTML.
		kses_remove_filters();
		$id   = wp_insert_post(
			wp_slash(
				array(
					'post_title'   => $post['title'],
					'post_name'    => $post['slug'],
					'post_type'    => $post['type'] ?? 'page',
					'post_content' => $post['content'],
					'post_status'  => 'publish',
				)
			)
		);
		return array(
			'id'  => $id,
			'url' => get_permalink( $id ),
		);
	},
	'option'     => static function ( $options ) {
		update_option( 'nmt_widgets', array_merge( (array) get_option( 'nmt_widgets' ), $options ) );
		return get_option( 'nmt_widgets' );
	},
	// Gives the manifest of a folder another time: two states of a build are never of the same second.
	'age'        => static function ( $folder ) {
		touch( "$folder/manifest.json", filemtime( "$folder/manifest.json" ) + random_int( 10, 1000 ) );
		return array();
	},
	'sanitize'   => static function ( $user, $input ) {
		wp_set_current_user( get_user_by( 'login', $user )->ID );
		$options = NMT_Widgets_Settings::sanitize( $input );
		return array(
			'options' => $options,
			'errors'  => array_column( get_settings_errors( 'nmt-widgets' ), 'message' ),
		);
	},
	// On a network: a second site, with settings of its own, and the plugin on both.
	'network'    => static function () {
		$host = wp_parse_url( WP_HOME );
		activate_plugin( PLUGIN, '', true );
		$site = wp_insert_site(
			array(
				'domain'  => "$host[host]:$host[port]",
				'path'    => '/tweede/',
				'user_id' => 1,
			)
		);
		switch_to_blog( $site );
		update_option(
			'nmt_widgets',
			array(
				'source' => getenv( 'NMT_BENCH_DIST' ),
				'path'   => '/assets/',
			)
		);
		$features = count( NMT_Widgets_Build::contract()->features() );
		restore_current_blog();
		return array( 'features' => $features );
	},
	'deactivate' => static function () {
		deactivate_plugins( PLUGIN );
		return array();
	},
	'uninstall'  => static function () {
		uninstall_plugin( PLUGIN );
		return array();
	},
	// Every row of the database that names the plugin, posts aside: what editors wrote is theirs.
	'leftovers'  => static function () {
		global $wpdb;
		$found = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( preg_match( '/_posts$/', $table ) ) {
				continue;
			}
			foreach ( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ) as $row ) {
				$text = implode( "\n", $row );
				if ( preg_match( '/nmt[-_ ]?widgets/i', $text ) ) {
					$found[] = "$table: " . substr( $text, 0, 200 );
				}
			}
		}
		return $found;
	},
);
$call = json_decode( stream_get_contents( STDIN ), true );
echo json_encode( $actions[ $call['action'] ]( ...$call['args'] ) );
