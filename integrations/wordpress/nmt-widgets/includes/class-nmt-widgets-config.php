<?php
/**
 * Checks `script#site-config` against its schema.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A checker for the part of JSON Schema 2020-12 that `site-config.schema.json` uses. WordPress' own for REST reads patterns and
 * objects without a type in its own way, and stops at the first mistake.
 */
final class NMT_Widgets_Config {

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
		return self::errors( $value, $schema, '' );
	}

	/**
	 * What is wrong with a value.
	 *
	 * @param mixed  $value  Decoded, objects as objects.
	 * @param array  $schema Decoded.
	 * @param string $path   Where it is, such as `endpoints.weather`.
	 * @return string[]
	 */
	private static function errors( $value, array $schema, string $path ): array {
		if ( isset( $schema['anyOf'] ) ) {
			return self::choice_errors( $value, $schema['anyOf'], $path );
		}
		if ( is_string( $schema['type'] ?? null ) && ! self::has_type( $value, $schema['type'] ) ) {
			/* translators: 1: where, 2: a type of JSON. */
			return array( sprintf( __( '%1$s has another type than %2$s.', 'nmt-widgets' ), $path, $schema['type'] ) );
		}
		if ( isset( $schema['enum'] ) && ! in_array( $value, $schema['enum'], true ) ) {
			/* translators: 1: where, 2: words. */
			return array( sprintf( __( '%1$s is none of %2$s.', 'nmt-widgets' ), $path, '"' . implode( '", "', $schema['enum'] ) . '"' ) );
		}
		if ( is_string( $value ) ) {
			return self::text_errors( $value, $schema, $path );
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::number_errors( $value, $schema, $path );
		}
		if ( is_array( $value ) ) {
			return self::list_errors( $value, $schema, $path );
		}
		return is_object( $value ) ? self::object_errors( $value, $schema, $path ) : array();
	}

	/**
	 * What is wrong with a value that may have one of several forms: the errors of the form that comes nearest.
	 *
	 * @param mixed   $value   Decoded.
	 * @param array[] $schemas The forms.
	 * @param string  $path    Where it is.
	 */
	private static function choice_errors( $value, array $schemas, string $path ): array {
		$nearest = null;
		foreach ( $schemas as $schema ) {
			$errors = self::errors( $value, $schema, $path );
			if ( array() === $errors ) {
				return array();
			}
			// Errors inside the value say more than one about its type.
			$fits_type = ! is_string( $schema['type'] ?? null ) || self::has_type( $value, $schema['type'] );
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
		if ( mb_strlen( $value ) < ( $schema['minLength'] ?? 0 ) ) {
			/* translators: %s: where. */
			return array( sprintf( __( '%s is empty.', 'nmt-widgets' ), $path ) );
		}
		// A pattern of JavaScript.
		if ( isset( $schema['pattern'] ) && ! preg_match( '~' . str_replace( '~', '\~', $schema['pattern'] ) . '~uD', $value ) ) {
			/* translators: 1: where, 2: a value, 3: a pattern. */
			return array( sprintf( __( '%1$s is "%2$s", which does not fit %3$s.', 'nmt-widgets' ), $path, mb_substr( $value, 0, 80 ), $schema['pattern'] ) );
		}
		return array();
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
			&& $value > ( $schema['exclusiveMinimum'] ?? -INF );
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
	private static function list_errors( array $value, array $schema, string $path ): array {
		$errors = array();
		foreach ( $value as $index => $item ) {
			$errors = array_merge( $errors, self::errors( $item, $schema['items'] ?? array(), "{$path}[$index]" ) );
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
	private static function object_errors( $value, array $schema, string $path ): array {
		$errors = array();
		$known  = $schema['properties'] ?? array();
		foreach ( $schema['required'] ?? array() as $key ) {
			if ( ! property_exists( $value, $key ) ) {
				/* translators: %s: a key with the path to it. */
				$errors[] = sprintf( __( '%s is missing.', 'nmt-widgets' ), ltrim( "$path.$key", '.' ) );
			}
		}
		foreach ( get_object_vars( $value ) as $key => $part ) {
			$where = ltrim( "$path.$key", '.' );
			$rest  = $schema['additionalProperties'] ?? array();
			if ( isset( $schema['propertyNames'] ) ) {
				$errors = array_merge( $errors, self::errors( (string) $key, $schema['propertyNames'], $where ) );
			}
			if ( isset( $known[ $key ] ) ) {
				$errors = array_merge( $errors, self::errors( $part, $known[ $key ], $where ) );
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
				$errors = array_merge( $errors, self::errors( $part, $rest, $where ) );
			}
		}
		return $errors;
	}

	/**
	 * Whether a value has a type of JSON Schema.
	 *
	 * @param mixed  $value Decoded, objects as objects.
	 * @param string $type  Its name.
	 */
	private static function has_type( $value, string $type ): bool {
		switch ( $type ) {
			case 'string':
				return is_string( $value );
			case 'boolean':
				return is_bool( $value );
			case 'integer':
				return is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
			case 'number':
				return is_int( $value ) || is_float( $value );
			case 'array':
				return is_array( $value );
			default:
				return is_object( $value );
		}
	}
}
