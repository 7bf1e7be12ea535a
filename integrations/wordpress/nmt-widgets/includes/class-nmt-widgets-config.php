<?php
/**
 * Checks `script#site-config` against its schema.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A checker for the part of JSON Schema 2020-12 that `site-config.schema.json` uses. WordPress' own for REST knows neither
 * `$ref` nor `const`, and drops what it does not know.
 */
final class NMT_Widgets_Config {

	/**
	 * The whole schema, for `$ref`.
	 *
	 * @var array
	 */
	private $root;

	/**
	 * Keeps the schema.
	 *
	 * @param array $schema Decoded, objects as arrays.
	 */
	private function __construct( array $schema ) {
		$this->root = $schema;
	}

	/**
	 * Checks settings as text.
	 *
	 * @param string     $text   What was typed.
	 * @param array|null $schema The decoded schema; null checks the form alone.
	 * @return string[] Sentences; none if all is right.
	 */
	public static function check( string $text, ?array $schema ): array {
		$value = json_decode( $text );
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			/* translators: %s: PHP's own message. */
			return array( sprintf( __( 'The configuration is no JSON: %s.', 'nmt-widgets' ), json_last_error_msg() ) );
		}
		if ( ! is_object( $value ) ) {
			return array( __( 'The configuration is no JSON object.', 'nmt-widgets' ) );
		}
		if ( property_exists( $value, 'page' ) ) {
			return array( __( 'The configuration may not contain "page": the plugin writes the facts of each page itself.', 'nmt-widgets' ) );
		}
		if ( null === $schema ) {
			return array();
		}
		$checker = new self( $schema );
		return $checker->errors( $value, $schema, '' );
	}

	/**
	 * What is wrong with a value.
	 *
	 * @param mixed  $value  Decoded, objects as objects.
	 * @param array  $schema Decoded.
	 * @param string $path   Where it is, such as `endpoints.weather`.
	 * @return string[]
	 */
	private function errors( $value, array $schema, string $path ): array {
		if ( isset( $schema['$ref'] ) ) {
			return $this->errors( $value, $this->resolve( $schema['$ref'] ), $path );
		}
		foreach ( array( 'anyOf', 'oneOf' ) as $choice ) {
			if ( isset( $schema[ $choice ] ) ) {
				return $this->choice_errors( $value, $schema[ $choice ], $path );
			}
		}
		if ( isset( $schema['type'] ) && ! self::has_type( $value, (array) $schema['type'] ) ) {
			/* translators: 1: where, 2: a type of JSON. */
			return array( sprintf( __( '%1$s has another type than %2$s.', 'nmt-widgets' ), $path, implode( ' / ', (array) $schema['type'] ) ) );
		}
		$words = array_key_exists( 'const', $schema ) ? array( $schema['const'] ) : ( $schema['enum'] ?? null );
		if ( null !== $words && ! in_array( $value, $words, true ) ) {
			/* translators: 1: where, 2: words. */
			return array( sprintf( __( '%1$s is none of %2$s.', 'nmt-widgets' ), $path, wp_json_encode( $words, JSON_UNESCAPED_SLASHES ) ) );
		}
		$errors = $this->all_of_errors( $value, $schema['allOf'] ?? array(), $path );
		if ( is_string( $value ) ) {
			return array_merge( $errors, self::text_errors( $value, $schema, $path ) );
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return array_merge( $errors, self::number_errors( $value, $schema, $path ) );
		}
		if ( is_array( $value ) ) {
			return array_merge( $errors, $this->list_errors( $value, $schema, $path ) );
		}
		return is_object( $value ) ? array_merge( $errors, $this->object_errors( $value, $schema, $path ) ) : $errors;
	}

	/**
	 * What is wrong with a value that has to fit several schemas.
	 *
	 * @param mixed   $value   Decoded.
	 * @param array[] $schemas All of them.
	 * @param string  $path    Where it is.
	 */
	private function all_of_errors( $value, array $schemas, string $path ): array {
		$errors = array();
		foreach ( $schemas as $schema ) {
			$errors = array_merge( $errors, $this->errors( $value, $schema, $path ) );
		}
		return $errors;
	}

	/**
	 * What is wrong with a value that may have one of several forms: the errors of the form that comes nearest.
	 *
	 * @param mixed   $value   Decoded.
	 * @param array[] $schemas The forms.
	 * @param string  $path    Where it is.
	 */
	private function choice_errors( $value, array $schemas, string $path ): array {
		$nearest = null;
		foreach ( $schemas as $schema ) {
			$errors = $this->errors( $value, $schema, $path );
			if ( array() === $errors ) {
				return array();
			}
			// Errors inside the value say more than one about its type.
			$fits_type = ! isset( $schema['type'] ) || self::has_type( $value, (array) $schema['type'] );
			$nearest   = null === $nearest || $fits_type ? $errors : $nearest;
		}
		return $nearest ?? array();
	}

	/**
	 * What is wrong with a text.
	 *
	 * @param string $value  The text.
	 * @param array  $schema Its schema.
	 * @param string $path   Where it is.
	 */
	private static function text_errors( string $value, array $schema, string $path ): array {
		$length = mb_strlen( $value );
		$fits   = $length >= ( $schema['minLength'] ?? 0 ) && $length <= ( $schema['maxLength'] ?? PHP_INT_MAX )
			&& ( ! isset( $schema['pattern'] ) || self::matches( $schema['pattern'], $value ) );
		if ( $fits ) {
			return array();
		}
		/* translators: 1: where, 2: a value, 3: what is expected. */
		return array( sprintf( __( '%1$s is "%2$s"; expected %3$s.', 'nmt-widgets' ), $path, mb_substr( $value, 0, 80 ), $schema['description'] ?? $schema['pattern'] ?? '' ) );
	}

	/**
	 * What is wrong with a number.
	 *
	 * @param int|float $value  The number.
	 * @param array     $schema Its schema.
	 * @param string    $path   Where it is.
	 */
	private static function number_errors( $value, array $schema, string $path ): array {
		$fits = $value >= ( $schema['minimum'] ?? -INF ) && $value <= ( $schema['maximum'] ?? INF )
			&& $value > ( $schema['exclusiveMinimum'] ?? -INF ) && $value < ( $schema['exclusiveMaximum'] ?? INF );
		/* translators: 1: where, 2: a number. */
		return $fits ? array() : array( sprintf( __( '%1$s is %2$s, which is out of range.', 'nmt-widgets' ), $path, $value ) );
	}

	/**
	 * What is wrong with a list.
	 *
	 * @param array  $value  The list.
	 * @param array  $schema Its schema.
	 * @param string $path   Where it is.
	 */
	private function list_errors( array $value, array $schema, string $path ): array {
		$errors = array();
		$count  = count( $value );
		if ( $count < ( $schema['minItems'] ?? 0 ) || $count > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
			/* translators: 1: where, 2: a number. */
			$errors[] = sprintf( __( '%1$s has %2$d items, which is out of range.', 'nmt-widgets' ), $path, $count );
		}
		foreach ( $value as $index => $item ) {
			$errors = array_merge( $errors, $this->errors( $item, is_array( $schema['items'] ?? null ) ? $schema['items'] : array(), "{$path}[$index]" ) );
		}
		return $errors;
	}

	/**
	 * What is wrong with an object.
	 *
	 * @param object $value  The object.
	 * @param array  $schema Its schema.
	 * @param string $path   Where it is.
	 */
	private function object_errors( $value, array $schema, string $path ): array {
		$errors = array();
		$known  = $schema['properties'] ?? array();
		foreach ( $schema['required'] ?? array() as $key ) {
			if ( ! property_exists( $value, $key ) ) {
				/* translators: %s: a key with the path to it. */
				$errors[] = sprintf( __( '%s is missing.', 'nmt-widgets' ), ltrim( "$path.$key", '.' ) );
			}
		}
		foreach ( get_object_vars( $value ) as $key => $part ) {
			$where    = ltrim( "$path.$key", '.' );
			$patterns = array_filter(
				$schema['patternProperties'] ?? array(),
				static function ( $pattern ) use ( $key ) {
					return self::matches( $pattern, (string) $key );
				},
				ARRAY_FILTER_USE_KEY
			);
			$rest     = $schema['additionalProperties'] ?? array();
			if ( isset( $schema['propertyNames'] ) ) {
				$errors = array_merge( $errors, $this->errors( (string) $key, $schema['propertyNames'], $where ) );
			}
			if ( isset( $known[ $key ] ) ) {
				$errors = array_merge( $errors, $this->errors( $part, $known[ $key ], $where ) );
			} elseif ( array() !== $patterns ) {
				$errors = array_merge( $errors, $this->all_of_errors( $part, array_values( $patterns ), $where ) );
			} elseif ( false === $rest ) {
				$errors[] = NMT_Widgets_Contract::unknown(
					/* translators: %s: a key with the path to it. */
					__( 'There is no key "%s".', 'nmt-widgets' ),
					$where,
					array_map(
						static function ( $name ) use ( $path ) {
							return ltrim( "$path.$name", '.' );
						},
						array_keys( $known )
					)
				);
			} elseif ( is_array( $rest ) ) {
				$errors = array_merge( $errors, $this->errors( $part, $rest, $where ) );
			}
		}
		return $errors;
	}

	/**
	 * The part of the schema that a reference names.
	 *
	 * @param string $reference Such as `#/$defs/address`.
	 * @return array Without rules if there is no such part.
	 */
	private function resolve( string $reference ): array {
		$schema = $this->root;
		foreach ( array_slice( explode( '/', $reference ), 1 ) as $key ) {
			$schema = $schema[ strtr( $key, array( '~1' => '/', '~0' => '~' ) ) ] ?? array();
		}
		return $schema;
	}

	/**
	 * Whether a value has one of the types of JSON Schema.
	 *
	 * @param mixed    $value Decoded, objects as objects.
	 * @param string[] $types Their names.
	 */
	private static function has_type( $value, array $types ): bool {
		$is_whole = is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
		$own      = array(
			'string'  => is_string( $value ),
			'boolean' => is_bool( $value ),
			'integer' => $is_whole,
			'number'  => is_int( $value ) || is_float( $value ),
			'array'   => is_array( $value ),
			'object'  => is_object( $value ),
			'null'    => null === $value,
		);
		return in_array( true, array_intersect_key( $own, array_flip( $types ) ), true );
	}

	/**
	 * Whether a text fits a pattern of JavaScript.
	 *
	 * @param string $pattern The pattern.
	 * @param string $text    The text.
	 */
	private static function matches( string $pattern, string $text ): bool {
		return 1 === preg_match( '~' . str_replace( '~', '\~', $pattern ) . '~uD', $text );
	}
}
