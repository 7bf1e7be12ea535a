<?php
/**
 * Runs the plugin's classes with as much of WordPress as they call. From standard input: `items`, each with the `options` that are
 * stored; prints a list as JSON. Argument: `saved` (what the form's `input` makes of them), `policies`, `heads`, `excluded` or `facts`
 * (of the build's contract).
 */

define( 'ABSPATH', '/' );
define( 'NMT_WIDGETS_FILE', '/nmt-widgets.php' );
define( 'WEEK_IN_SECONDS', 604800 );

/**
 * WordPress' functions, by their answers: the site has no user, no page and no copies of a build.
 */
$functions = array(
	'__'                      => 'fn( $text ) => $text',
	'add_settings_error'      => 'fn( $page, $code, $message ) => $GLOBALS["errors"][] = $message',
	'apply_filters'           => 'fn( $name, $value ) => $value',
	'current_user_can'        => 'fn() => true',
	'get_current_blog_id'     => 'fn() => 1',
	'get_option'              => 'fn( $name, $default = false ) => "nmt_widgets" === $name ? $GLOBALS["options"] : $default',
	'get_post_types'          => 'fn() => array()',
	'get_queried_object'      => 'fn() => null',
	'get_transient'           => 'fn() => false',
	'is_archive'              => 'fn() => false',
	'is_category'             => 'fn() => false',
	'is_customize_preview'    => 'fn() => false',
	'is_front_page'           => 'fn() => true',
	'is_home'                 => 'fn() => true',
	'is_search'               => 'fn() => false',
	'is_singular'             => 'fn() => false',
	'is_tag'                  => 'fn() => false',
	'is_tax'                  => 'fn() => false',
	'is_user_logged_in'       => 'fn() => false',
	'remove_action'           => 'fn() => true',
	'sanitize_text_field'     => 'fn( $text ) => trim( $text )',
	'sanitize_textarea_field' => 'fn( $text ) => $text',
	'set_transient'           => 'fn() => true',
	'trailingslashit'         => 'fn( $text ) => rtrim( $text, "/" ) . "/"',
	'untrailingslashit'       => 'fn( $text ) => rtrim( $text, "/" )',
	'wp_parse_url'            => 'fn( $url, $part ) => parse_url( $url, $part )',
	'wp_roles'                => 'fn() => (object) array( "roles" => array() )',
);
foreach ( $functions as $name => $body ) {
	eval( "function $name( ...\$given ) { return ( $body )( ...\$given ); }" ); // phpcs:ignore Squiz.PHP.Eval -- texts of this file.
}

$plugin = dirname( __DIR__, 4 ) . '/integrations/wordpress/nmt-widgets/includes';
foreach ( array( 'options', 'build', 'contract', 'config', 'policy', 'hook', 'page', 'settings' ) as $part ) {
	require_once "$plugin/class-nmt-widgets-$part.php";
}
require_once dirname( __DIR__, 4 ) . '/integrations/head/head.php';

$runs    = array(
	'saved'    => static fn( $item ) => array(
		'options' => NMT_Widgets_Settings::sanitize( $item['input'] ),
		'errors'  => $GLOBALS['errors'],
	),
	'policies' => static fn() => NMT_Widgets_Policy::add_header( array() )['Content-Security-Policy'],
	'heads'    => static function () {
		ob_start();
		NMT_Widgets_Page::write_head();
		return ob_get_clean();
	},
	'excluded' => static fn() => NMT_Widgets_Page::exclude_scripts( array( 'other.js' ) ),
	'facts'    => static fn() => NMT_Widgets_Build::contract_facts() + array( 'error' => NMT_Widgets_Build::error() ),
);
$results = array();
foreach ( json_decode( stream_get_contents( STDIN ), true )['items'] as $item ) {
	$options = $item['options'];
	$errors  = array();

	$read = new ReflectionProperty( 'NMT_Widgets_Build', 'read' );
	$read->setAccessible( true );
	$read->setValue( null, array() );
	$results[] = $runs[ $argv[1] ]( $item );
}
echo json_encode( $results );
