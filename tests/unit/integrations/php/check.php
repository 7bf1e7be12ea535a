<?php
/**
 * Checks attributes and configurations, from standard input, with the plugin's classes that need no WordPress. Prints a list as
 * JSON. Argument: `accepts` (pairs of attribute and value), `hooks` (feature and given attributes), `blocks` (feature
 * and what its block stores), `places` (HTML),
 * `compact` (features), `configs`, `nonces`, `sources`.
 */

define( 'ABSPATH', '/' );

/**
 * WordPress' translation: there is none here.
 *
 * @param string $text The text.
 */
function __( $text ) { // phpcs:ignore
	return $text;
}

/**
 * WordPress' function over PHP's.
 *
 * @param string $url An address.
 */
function wp_parse_url( $url ) { // phpcs:ignore
	return parse_url( $url );
}

/**
 * WordPress' function over PHP's.
 *
 * @param mixed $value Any value.
 */
function wp_json_encode( $value ) { // phpcs:ignore
	return json_encode( $value );
}

$includes = dirname( __DIR__, 4 ) . '/integrations/wordpress/nmt-widgets/includes';
require_once "$includes/class-nmt-widgets-contract.php";
require_once "$includes/class-nmt-widgets-config.php";
require_once "$includes/class-nmt-widgets-policy.php";

$input  = json_decode( stream_get_contents( STDIN ), true );
$checks = array(
	'accepts' => static function ( $item ) use ( $input ) {
		return ( new NMT_Widgets_Contract( array(), $input['origin'] ) )->accepts( $item[0], $item[1] );
	},
	'hooks'   => static function ( $item ) use ( $input ) {
		$contract = new NMT_Widgets_Contract( NMT_Widgets_Contract::compact( $input['contract'] ), $input['origin'] );
		return $contract->check( $item[0], $item[1] );
	},
	'blocks'  => static function ( $item ) use ( $input ) {
		$contract = new NMT_Widgets_Contract( NMT_Widgets_Contract::compact( $input['contract'] ), $input['origin'] );
		return $contract->check( $item[0], $contract->from_block( $item[0], $item[1] ) );
	},
	'places'  => static function ( $item ) use ( $input ) {
		$contract = new NMT_Widgets_Contract( NMT_Widgets_Contract::compact( $input['contract'] ), $input['origin'] );
		return $contract->nesting_errors( $item );
	},
	'compact' => static function ( $item ) use ( $input ) {
		return NMT_Widgets_Contract::compact( $input['contract'] )[ $item ] ?? null;
	},
	'configs' => static function ( $item ) use ( $input ) {
		return NMT_Widgets_Config::check( $item, $input['schema'] );
	},
	'nonces'  => static function ( $item ) {
		return NMT_Widgets_Policy::with_nonce( $item, 'n' );
	},
	'sources' => static function ( $item ) {
		return NMT_Widgets_Policy::parse( $item );
	},
);
echo json_encode( array_map( $checks[ $argv[1] ], $input['items'] ) );
