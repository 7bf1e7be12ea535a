<?php
/**
 * The HTML of a hook, for blocks and shortcodes alike.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes hooks. What is wrong with one is told to those who may edit the page; visitors get a page that works: a wrong
 * attribute is left out, and where a required one is missing the content stands alone.
 */
final class NMT_Widgets_Hook {

	/**
	 * Features of which the page holds a hook with `data-expected`.
	 *
	 * @var string[]
	 */
	private static $expected = array();

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		// After shortcodes, at 11.
		add_filter( 'the_content', array( __CLASS__, 'check_places' ), 12 );
	}

	/**
	 * Puts what is wrong with the places of hooks before a page's content.
	 *
	 * @param string $html The content.
	 */
	public static function check_places( $html ) {
		return self::is_editor() ? self::message( NMT_Widgets_Build::contract()->nesting_errors( $html ) ) . $html : $html;
	}

	/**
	 * Renders a hook.
	 *
	 * @param string $name    The feature's name.
	 * @param array  $given   Values by attribute, as editors wrote them.
	 * @param string $content HTML that visitors without scripts see.
	 * @param string $classes Classes, separated by spaces.
	 * @param array  $found   What is wrong besides its attributes: sentences.
	 */
	public static function render( string $name, array $given, string $content, string $classes = '', array $found = array() ): string {
		$contract = NMT_Widgets_Build::contract();
		$feature  = $contract->feature( $name );
		$checked  = $contract->check( $name, $given );
		$errors   = array_merge( $found, $checked['errors'] );
		if ( array() === $contract->features() ) {
			$errors = array( NMT_Widgets_Build::error() );
		}
		$message = self::message( $errors );
		if ( ! $checked['mounts'] || null === $feature ) {
			return $message . $content;
		}
		list( $hook, $value ) = $feature['hook'];

		$attributes = $checked['attributes'];
		if ( ! isset( $attributes[ $hook ] ) ) {
			$attributes = array( $hook => $value ) + $attributes;
		}
		if ( in_array( $attributes['data-expected'] ?? '', array( 'true', '1' ), true ) ) {
			self::$expected[] = $name;
		}
		if ( 'button' === $feature['element'] ) {
			$attributes['type'] = 'button';
		}
		$classes = implode( ' ', array_filter( array_map( 'sanitize_html_class', explode( ' ', $classes ) ) ) );
		if ( '' !== $classes ) {
			$attributes['class'] = $classes;
		}
		$html = '<' . $feature['element'];
		foreach ( $attributes as $attribute => $text ) {
			// Unlike esc_attr() it leaves no entity that was in the value: JSON arrives as it was checked.
			$html .= ' ' . $attribute . '="' . _wp_specialchars( $text, ENT_QUOTES, 'UTF-8', true ) . '"';
		}
		return "$message$html>$content</{$feature['element']}>";
	}

	/**
	 * Features of which hooks so far expect to show something, such as `paywall`.
	 *
	 * @return string[]
	 */
	public static function expected(): array {
		return array_values( array_unique( self::$expected ) );
	}

	/**
	 * What is wrong, for those who may edit the page; nothing for others.
	 *
	 * @param string[] $errors Sentences.
	 */
	private static function message( array $errors ): string {
		if ( array() === $errors || ! self::is_editor() ) {
			return '';
		}
		return '<div class="nmt-widgets-errors" role="note"><p><strong>' . esc_html__( 'Only editors see this:', 'nmt-widgets' ) . '</strong></p><ul><li>'
			. implode( '</li><li>', array_map( 'esc_html', $errors ) ) . '</li></ul></div>';
	}

	/**
	 * Whether the visitor may edit what is shown, on a page: excerpts, feeds and answers to programs are stored elsewhere.
	 */
	private static function is_editor(): bool {
		if ( is_feed() || doing_filter( 'get_the_excerpt' ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
			return false;
		}
		$post = get_the_ID();
		return is_user_logged_in() && ( $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_others_posts' ) );
	}
}
