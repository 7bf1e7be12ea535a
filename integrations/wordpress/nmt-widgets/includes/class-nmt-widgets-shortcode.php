<?php
/**
 * The shortcode `[nmt feature="quiz" …]`.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A hook by its feature's name, with or without content: `[nmt feature="liveblog-block" article-id="4101"]…[/nmt]`.
 */
final class NMT_Widgets_Shortcode {

	const TAG = 'nmt';

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_action(
			'init',
			static function () {
				add_shortcode( self::TAG, array( __CLASS__, 'render' ) );
			}
		);
	}

	/**
	 * Renders a shortcode.
	 *
	 * @param array|string $given   Its attributes; an empty text if it has none.
	 * @param string|null  $content What is between its tags.
	 */
	public static function render( $given, $content = '' ): string {
		$given   = is_array( $given ) ? $given : array();
		$feature = (string) ( $given['feature'] ?? '' );
		$classes = (string) ( $given['class'] ?? '' );
		unset( $given['feature'], $given['class'] );
		foreach ( $given as $key => $value ) {
			if ( is_int( $key ) ) {
				// A word without a value, such as `expected`: a flag.
				unset( $given[ $key ] );
				$given[ $value ] = 'true';
			}
		}
		// Editors and WordPress write quotation marks and the like in values as entities.
		$given = array_map(
			static function ( $value ) {
				return wp_specialchars_decode( $value, ENT_QUOTES );
			},
			$given
		);
		if ( preg_match( '/\[' . self::TAG . '\b/', (string) $content ) ) {
			// It was not closed: WordPress took the end of a later one for its own, and all of the article between them.
			/* translators: %s: a shortcode. */
			$error = sprintf( __( '%s is not closed: end it with /], or with [/nmt] behind its content.', 'nmt-widgets' ), '[nmt feature="' . $feature . '" …]' );
			return NMT_Widgets_Hook::render( $feature, $given, '', $classes, array( $error ) ) . do_shortcode( $content . '[/' . self::TAG . ']' );
		}
		// Where blocks stand between the tags, WordPress has made paragraphs of the tags: their halves are in the content.
		$content = preg_replace( '~^\s*</p>|<p>\s*$~', '', (string) $content );
		return NMT_Widgets_Hook::render( $feature, $given, do_shortcode( shortcode_unautop( $content ) ), $classes );
	}
}
