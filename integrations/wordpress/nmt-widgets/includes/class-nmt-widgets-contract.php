<?php
/**
 * The contract of the build: which features a page may hold, and what their attributes may be.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Checks hooks against `contract.json`. Knows nothing of the site but its origin.
 */
final class NMT_Widgets_Contract {

	/**
	 * Elements that a hook may be, besides the default `div`.
	 */
	const ELEMENTS = array( 'div', 'section', 'aside', 'nav', 'header', 'article', 'p', 'span', 'ul', 'ol', 'dl', 'details', 'form', 'a', 'button' );

	/**
	 * What the editor stores with any block.
	 */
	const OF_EDITOR = array( 'align', 'allowedBlocks', 'anchor', 'backgroundColor', 'borderColor', 'className', 'fontFamily', 'fontSize', 'gradient', 'layout', 'lock', 'metadata', 'style', 'templateLock', 'textColor' );

	/**
	 * Features by name, as {@see self::compact()} makes them.
	 *
	 * @var array
	 */
	private $features;

	/**
	 * The site's origin, such as `https://krant.example`.
	 *
	 * @var string
	 */
	private $origin;

	/**
	 * Keeps the features that editors can place.
	 *
	 * @param array  $features By name, from {@see self::compact()}.
	 * @param string $origin   The site's origin; addresses on it may be http.
	 */
	public function __construct( array $features, string $origin ) {
		$this->features = $features;
		$this->origin   = $origin;
	}

	/**
	 * Takes from the contract what blocks and shortcodes need, so that a request does not unpack the rest.
	 *
	 * @param array $contract The decoded `contract.json`.
	 * @return array Features by name. One that mounts on `body`, `head` or pictures is left out: no editor places those.
	 */
	public static function compact( array $contract ): array {
		$features = array();
		foreach ( $contract['features'] as $name => $feature ) {
			if ( ! preg_match( '/^(a)?\[(data-[\w-]+)(?:="([\w-]+)")?\]$/', $feature['selector'], $hook ) ) {
				continue;
			}
			$sample  = $feature['sample'] ?? '';
			$is_root = preg_match( '/^<(\w+)([^>]*)>(.*)<\/\1>\s*$/s', $sample, $root ) && false !== strpos( $root[2], $hook[2] );
			$element = $is_root && in_array( $root[1], self::ELEMENTS, true ) ? $root[1] : 'div';

			$features[ $name ] = array(
				'purpose'    => $feature['purpose'],
				'element'    => '' === $hook[1] ? $element : $hook[1],
				'hook'       => array( $hook[2], $hook[3] ?? '' ),
				'notIn'      => $feature['nesting']['forbiddenIn'] ?? array(),
				'attributes' => array_merge( self::native( $element ), $feature['attributes'] ),
				'content'    => $is_root ? trim( $root[3] ) : '',
			);
		}
		return $features;
	}

	/**
	 * Attributes of HTML itself that the element of a hook may need.
	 *
	 * @param string $element The element's name.
	 * @return array Attributes in the contract's form.
	 */
	private static function native( string $element ): array {
		$native = array(
			'form'   => array(
				array(
					'name'        => 'action',
					'type'        => 'address',
					// What visitors type goes to no other site; browsers read "\" as "/", and drop tabs and line breaks.
					'pattern'     => '^/(?![/\\\\\s])',
					'description' => 'Where the form goes without scripts.',
				),
				array(
					'name'        => 'method',
					'type'        => 'word',
					'values'      => array( 'get', 'post' ),
					'description' => 'How the form is sent without scripts.',
				),
			),
			'a'      => array(
				array(
					'name'        => 'href',
					'type'        => 'address',
					'required'    => true,
					'description' => 'Where the link leads.',
				),
			),
		);
		return array_merge(
			$native[ $element ] ?? array(),
			array(
				array(
					'name'        => 'aria-label',
					'type'        => 'text',
					'description' => 'The accessible name, where the content has no heading.',
				),
			)
		);
	}

	/**
	 * All features that editors can place.
	 *
	 * @return array By name.
	 */
	public function features(): array {
		return $this->features;
	}

	/**
	 * One feature.
	 *
	 * @param string $name Its name.
	 * @return array|null Null if there is none of that name.
	 */
	public function feature( string $name ): ?array {
		return $this->features[ $name ] ?? null;
	}

	/**
	 * Checks what an editor wrote.
	 *
	 * @param string $name  The feature's name.
	 * @param array  $given Values by the attribute's name, with or without `data-`; a boolean is a flag.
	 * @return array `attributes`: what the hook may carry, by name; `errors`: sentences for the editor; `mounts`: false if the
	 *               feature does not exist or lacks what it requires.
	 */
	public function check( string $name, array $given ): array {
		$feature = $this->feature( $name );
		if ( null === $feature ) {
			return array(
				'attributes' => array(),
				'errors'     => array( self::unknown( __( 'There is no feature named "%s".', 'nmt-widgets' ), $name, array_keys( $this->features ) ) ),
				'mounts'     => false,
			);
		}
		$declared = array_column( $feature['attributes'], null, 'name' );
		$errors   = array();
		$written  = array();
		foreach ( $given as $key => $value ) {
			$attribute = $declared[ $key ] ?? $declared[ "data-$key" ] ?? null;
			if ( null === $attribute ) {
				$names = array_map( array( __CLASS__, 'short_name' ), array_keys( $declared ) );
				/* translators: 1: feature, 2: attribute. */
				$pattern  = sprintf( __( '%1$s has no attribute "%2$s".', 'nmt-widgets' ), $name, '%s' );
				$errors[] = self::unknown( $pattern, self::short_name( (string) $key ), $names );
				continue;
			}
			$text = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
			if ( $this->accepts( $attribute, $text ) ) {
				$written[ $attribute['name'] ] = $text;
				continue;
			}
			/* translators: 1: feature, 2: attribute, 3: value, 4: what is expected. */
			$pattern  = __( '%1$s: %2$s is "%3$s"; expected %4$s.', 'nmt-widgets' );
			$errors[] = sprintf( $pattern, $name, self::short_name( $attribute['name'] ), self::shorten( $text ), self::expects( $attribute ) );
		}
		$mounts = true;
		foreach ( $feature['attributes'] as $attribute ) {
			if ( empty( $attribute['required'] ) || isset( $written[ $attribute['name'] ] ) ) {
				continue;
			}
			$mounts = false;
			if ( ! isset( $given[ $attribute['name'] ] ) && ! isset( $given[ self::short_name( $attribute['name'] ) ] ) ) {
				/* translators: 1: feature, 2: attribute, 3: what is expected. */
				$errors[] = sprintf( __( '%1$s: %2$s is missing; expected %3$s.', 'nmt-widgets' ), $name, self::short_name( $attribute['name'] ), self::expects( $attribute ) );
			}
		}
		return array(
			'attributes' => $written,
			'errors'     => $errors,
			'mounts'     => $mounts,
		);
	}

	/**
	 * The attributes of a hook as its block stores them. What the feature does not have stays, for {@see self::check()} to name it.
	 *
	 * @param string $name  The feature's name.
	 * @param array  $given Values by the block's attribute, such as `articleId`.
	 * @return array Values by the hook's attribute, such as `data-article-id`.
	 */
	public function from_block( string $name, array $given ): array {
		$names = array();
		foreach ( $this->features[ $name ]['attributes'] ?? array() as $attribute ) {
			$names[ self::block_key( $attribute['name'] ) ] = $attribute['name'];
		}
		$values = array();
		foreach ( $given as $key => $value ) {
			if ( null === $value || ( ! isset( $names[ $key ] ) && in_array( $key, self::OF_EDITOR, true ) ) ) {
				continue;
			}
			$written = $names[ $key ] ?? strtolower( (string) preg_replace( '/[A-Z]/', '-$0', (string) $key ) );

			$values[ $written ] = is_scalar( $value ) ? $value : wp_json_encode( $value );
		}
		return $values;
	}

	/**
	 * The block's name for an attribute.
	 *
	 * @param string $attribute Such as `data-article-id`.
	 * @return string Such as `articleId`.
	 */
	public static function block_key( string $attribute ): string {
		return lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', self::short_name( $attribute ) ) ) ) );
	}

	/**
	 * What is wrong with the places of hooks.
	 *
	 * @param string $html The content of a page.
	 * @return string[] Sentences for the editor.
	 */
	public function nesting_errors( string $html ): array {
		$errors = array();
		foreach ( $this->features as $name => $feature ) {
			list( $attribute, $value ) = $feature['hook'];

			$mark = '' === $value ? $attribute : "$attribute=\"$value\"";
			if ( false === strpos( $html, " $mark" ) ) {
				continue;
			}
			foreach ( $feature['notIn'] as $element ) {
				if ( preg_match( "~<$element\b[^>]*>(?:(?!</$element>).)*?<[a-z]+\b[^>]*\s$mark~is", $html ) ) {
					/* translators: 1: feature, 2: an element of HTML. */
					$errors[] = sprintf( __( '%1$s may not be inside <%2$s>: put it on a line of its own.', 'nmt-widgets' ), $name, $element );
				}
			}
		}
		return $errors;
	}

	/**
	 * Whether an attribute may have a value. The rules are those of the product (core/runtime/feature/attributes.ts).
	 *
	 * @param array  $attribute In the contract's form.
	 * @param string $text      The value.
	 */
	public function accepts( array $attribute, string $text ): bool {
		if ( isset( $attribute['pattern'] ) && ! preg_match( '~' . str_replace( '~', '\~', $attribute['pattern'] ) . '~u', $text ) ) {
			return false;
		}
		switch ( $attribute['type'] ) {
			case 'integer':
				return 1 === preg_match( '/^-?\d+$/D', $text ) && self::is_between( $attribute, $text );
			case 'decimal':
				return is_numeric( trim( $text ) ) && is_finite( (float) $text ) && self::is_between( $attribute, $text );
			case 'flag':
				return in_array( $text, array( 'true', '1', '', 'false', '0' ), true );
			case 'word':
				return in_array( $text, $attribute['values'] ?? array(), true );
			case 'words':
				return ! array_diff( array_map( 'trim', explode( ',', $text ) ), $attribute['values'] ?? array() );
			case 'json':
				json_decode( $text );
				return JSON_ERROR_NONE === json_last_error();
			case 'address':
				return $this->is_safe_address( $text );
			default:
				return true;
		}
	}

	/**
	 * Whether an address is https, on this site, or relative; never `javascript:`, `data:` and the like.
	 *
	 * @param string $text The address.
	 */
	private function is_safe_address( string $text ): bool {
		// Browsers drop these before they look for a scheme.
		$text = (string) preg_replace( '/[\t\r\n]/', '', trim( $text, "\x00..\x20" ) );
		if ( ! preg_match( '/^[a-z][a-z0-9+.-]*:/i', $text ) ) {
			// To another host on the page's own scheme: as an address of that scheme.
			return ! preg_match( '~^[/\\\\]{2}~', $text ) || $this->is_safe_address( strtok( $this->origin, ':' ) . ':' . str_replace( '\\', '/', $text ) );
		}
		$parts = wp_parse_url( $text );
		if ( ! is_array( $parts ) || ! preg_match( '/^(\[[0-9a-f:.]+\]|[\pL\pN.-]+)$/iu', $parts['host'] ?? '' ) ) {
			return false;
		}
		$scheme = strtolower( $parts['scheme'] );
		$origin = $scheme . '://' . strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
		return 'https' === $scheme || ( 'http' === $scheme && $origin === $this->origin );
	}

	/**
	 * Whether a number is within the attribute's bounds.
	 *
	 * @param array  $attribute In the contract's form.
	 * @param string $text      A number.
	 */
	private static function is_between( array $attribute, string $text ): bool {
		return (float) $text >= ( $attribute['min'] ?? -INF ) && (float) $text <= ( $attribute['max'] ?? INF );
	}

	/**
	 * What an attribute expects, for a message.
	 *
	 * @param array $attribute In the contract's form.
	 */
	public static function expects( array $attribute ): string {
		if ( isset( $attribute['pattern'] ) && isset( $attribute['expects'] ) ) {
			return $attribute['expects'];
		}
		$words = '"' . implode( '", "', $attribute['values'] ?? array() ) . '"';
		switch ( $attribute['type'] ) {
			case 'integer':
				return __( 'a whole number', 'nmt-widgets' ) . self::range( $attribute );
			case 'decimal':
				return __( 'a number', 'nmt-widgets' ) . self::range( $attribute );
			case 'flag':
				return __( '"true" or "false"', 'nmt-widgets' );
			case 'word':
				/* translators: %s: words. */
				return sprintf( __( 'one of %s', 'nmt-widgets' ), $words );
			case 'words':
				/* translators: %s: words. */
				return sprintf( __( 'some of %s, comma-separated', 'nmt-widgets' ), $words );
			case 'list':
				return __( 'comma-separated words', 'nmt-widgets' );
			case 'json':
				return $attribute['expects'] ?? 'JSON';
			case 'address':
				return isset( $attribute['pattern'] ) ? __( 'a path on this site, such as /answers/', 'nmt-widgets' ) : __( 'an https address or a path on this site', 'nmt-widgets' );
			default:
				return __( 'a text', 'nmt-widgets' );
		}
	}

	/**
	 * The bounds of a number, for a message.
	 *
	 * @param array $attribute In the contract's form.
	 */
	private static function range( array $attribute ): string {
		$range = '';
		if ( isset( $attribute['min'] ) ) {
			/* translators: %s: the lowest number. */
			$range .= sprintf( __( ' from %s', 'nmt-widgets' ), $attribute['min'] );
		}
		if ( isset( $attribute['max'] ) ) {
			/* translators: %s: the highest number. */
			$range .= sprintf( __( ' up to %s', 'nmt-widgets' ), $attribute['max'] );
		}
		return $range;
	}

	/**
	 * An attribute's name as editors write it.
	 *
	 * @param string $name Such as `data-article-id`.
	 * @return string Such as `article-id`.
	 */
	public static function short_name( string $name ): string {
		return 0 === strpos( $name, 'data-' ) ? substr( $name, 5 ) : $name;
	}

	/**
	 * A message about a name that does not exist, with the nearest one that does.
	 *
	 * @param string   $pattern With one place for the name.
	 * @param string   $name    As written.
	 * @param string[] $names   Those that exist.
	 */
	public static function unknown( string $pattern, string $name, array $names ): string {
		$message = sprintf( $pattern, self::shorten( $name ) );
		$nearest = '';
		$least   = (int) floor( strlen( $name ) / 3 ) + 1;
		foreach ( $names as $candidate ) {
			// Longer names are nobody's misspelling, and PHP 7 measures none.
			$distance = strlen( $name ) > 60 ? $least : self::distance( strtolower( $name ), (string) $candidate );
			if ( $distance < $least ) {
				$least   = $distance;
				$nearest = (string) $candidate;
			}
		}
		if ( '' === $nearest ) {
			return $message;
		}
		/* translators: %s: a name. */
		return $message . ' ' . sprintf( __( 'Did you mean "%s"?', 'nmt-widgets' ), $nearest );
	}

	/**
	 * The letters to add, drop, replace or swap with their neighbour, as the product counts them.
	 *
	 * @param string $a A name.
	 * @param string $b Another one.
	 */
	private static function distance( string $a, string $b ): int {
		$least = levenshtein( $a, $b );
		$last  = strlen( $a ) - 1;
		for ( $i = 0; $i < $last; $i++ ) {
			$swapped = substr( $a, 0, $i ) . $a[ $i + 1 ] . $a[ $i ] . substr( $a, $i + 2 );
			$least   = min( $least, 1 + levenshtein( $swapped, $b ) );
		}
		return $least;
	}

	/**
	 * The beginning of a text, for a message.
	 *
	 * @param string $text Any text.
	 */
	private static function shorten( string $text ): string {
		return mb_substr( $text, 0, 80 );
	}
}
