<?php
/**
 * A strict Content-Security-Policy, for sites that ask for it.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sends the policy of docs/deploy.md with a nonce. What WordPress, theme and plugins print in the head, at the beginning of the
 * body and in the footer gets the nonce; what is in the content of a page does not, and does not run.
 */
final class NMT_Widgets_Policy {

	/**
	 * Directives that the settings may add sources to.
	 */
	const DIRECTIVES = array( 'script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src', 'worker-src', 'form-action', 'frame-ancestors' );

	/**
	 * An address that browsers send reports to: https, or a path on this site.
	 */
	const REPORT_URI = '~^(https://[a-z0-9.-]+(:\d+)?)?/(?!/)[^\s;,]*$~iD';

	/**
	 * The nonce of this page.
	 *
	 * @var string
	 */
	private static $nonce = '';

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_filter( 'wp_headers', array( __CLASS__, 'add_header' ), 10, 2 );
		foreach ( array( 'wp_head', 'wp_body_open', 'wp_footer' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'begin' ), PHP_INT_MIN );
			add_action( $hook, array( __CLASS__, 'end' ), PHP_INT_MAX );
		}
	}

	/**
	 * Adds the policy to the headers of a page.
	 *
	 * @param array $headers The headers.
	 * @param WP    $wp      The request.
	 */
	public static function add_header( $headers, $wp = null ) {
		$mode = NMT_Widgets_Options::get( 'policy' );
		if ( 'off' === $mode || is_customize_preview() || ! empty( $wp->query_vars['feed'] ) ) {
			return $headers;
		}
		self::$nonce = bin2hex( random_bytes( 16 ) );
		// Its script makes scripts from text, for pictures that every browser of the product has of its own.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );

		$name             = 'report' === $mode ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
		$headers[ $name ] = self::policy( self::$nonce );
		return $headers;
	}

	/**
	 * The policy.
	 *
	 * @param string $nonce The nonce of the page.
	 */
	private static function policy( string $nonce ): string {
		$all    = NMT_Widgets_Options::all();
		$bundle = self::origin( NMT_Widgets_Options::public_path() );
		$config = json_decode( $all['config'], true );
		$data   = array( self::origin( $all['site_file'] ) );
		foreach ( array( 'endpoints', 'scripts', 'reports', 'fragmentOrigins' ) as $key ) {
			$addresses = is_array( $config[ $key ] ?? null ) ? $config[ $key ] : array();
			array_walk_recursive(
				$addresses,
				static function ( $address ) use ( &$data ) {
					$data[] = self::origin( (string) $address );
				}
			);
		}
		$policy = array(
			'default-src'     => array( "'none'" ),
			// A script with the nonce may load others, as the loader does: no address is needed.
			'script-src'      => array( "'nonce-$nonce'", "'strict-dynamic'" ),
			'style-src'       => array( "'self'", $bundle, "'nonce-$nonce'" ),
			// The editor writes colours and widths into style attributes.
			'style-src-attr'  => array( "'unsafe-inline'" ),
			'img-src'         => array( "'self'", 'data:', $bundle, get_option( 'show_avatars' ) ? 'https://secure.gravatar.com' : '' ),
			'font-src'        => array( "'self'", $bundle ),
			'media-src'       => array( "'self'", $bundle ),
			'connect-src'     => array_merge( array( "'self'", $bundle ), $data ),
			'frame-src'       => array( "'self'" ),
			'worker-src'      => array( "'self'" ),
			'manifest-src'    => array( "'self'" ),
			'base-uri'        => array( "'none'" ),
			'form-action'     => array( "'self'" ),
			'frame-ancestors' => array( "'self'" ),
		);
		foreach ( self::parse( $all['sources'] )['sources'] as $directive => $sources ) {
			$policy[ $directive ] = array_merge( $policy[ $directive ], $sources );
		}
		$parts = array();
		foreach ( $policy as $directive => $sources ) {
			$parts[] = $directive . ' ' . implode( ' ', array_unique( array_filter( $sources ) ) );
		}
		// The toolbar of those who are logged in makes markup from text.
		if ( $all['trusted_types'] && ! is_user_logged_in() ) {
			$parts[] = "require-trusted-types-for 'script'";
			$parts[] = 'trusted-types nmt nmt-scripts dompurify';
		}
		if ( '' !== $all['report_uri'] ) {
			$parts[] = 'report-uri ' . $all['report_uri'];
		}
		return implode( '; ', $parts );
	}

	/**
	 * The origin of an address elsewhere.
	 *
	 * @param string $address Any address.
	 * @return string Empty for one on this site.
	 */
	private static function origin( string $address ): string {
		return preg_match( '~^https?://[a-z0-9.-]+(:\d+)?(?=/|$)~i', $address, $match ) ? strtolower( $match[0] ) : '';
	}

	/**
	 * Reads additional sources: a directive and its sources on each line.
	 *
	 * @param string $text As typed.
	 * @return array `sources` by directive, and `errors`: the lines that are not understood.
	 */
	public static function parse( string $text ): array {
		$sources = array();
		$errors  = array();
		foreach ( array_filter( array_map( 'trim', explode( "\n", $text ) ) ) as $line ) {
			$words     = preg_split( '/\s+/', rtrim( $line, ';' ) );
			$directive = array_shift( $words );
			$known     = preg_grep( "~^(https://[*a-z0-9.-]+(:\d+)?(/[^\s;,'\"]*)?|blob:|data:|'sha(256|384|512)-[A-Za-z0-9+/=]+')$~i", $words );
			if ( ! $words || count( $known ) !== count( $words ) || ! in_array( $directive, self::DIRECTIVES, true ) ) {
				$errors[] = $line;
				continue;
			}
			$sources[ $directive ] = array_merge( $sources[ $directive ] ?? array(), $words );
		}
		return array(
			'sources' => $sources,
			'errors'  => $errors,
		);
	}

	/**
	 * Starts to collect what is printed.
	 */
	public static function begin() {
		if ( '' !== self::$nonce ) {
			ob_start();
		}
	}

	/**
	 * Prints what was collected, with the nonce.
	 */
	public static function end() {
		if ( '' !== self::$nonce ) {
			// WordPress' link past the menu of a block theme: the one script for visitors that makes markup from a text.
			$html = str_replace( 'skipLink.innerHTML =', 'skipLink.textContent =', ob_get_clean() );
			echo self::with_nonce( $html, self::$nonce ); // phpcs:ignore WordPress.Security.EscapeOutput -- what WordPress printed.
		}
	}

	/**
	 * Writes a nonce into scripts and styles. Their texts are passed over, so that a tag in one stays a text.
	 *
	 * @param string $html  Elements.
	 * @param string $nonce The nonce.
	 */
	public static function with_nonce( string $html, string $nonce ): string {
		$written = preg_replace_callback(
			'~<!--.*?-->|(<(script|style)\b)([^>]*>.*?</\2\s*>)~is',
			static function ( $match ) use ( $nonce ) {
				return isset( $match[1] ) ? "$match[1] nonce=\"$nonce\"$match[3]" : $match[0];
			},
			$html
		);
		// A page without the nonce is poorer; one without its head is none.
		return $written ?? $html;
	}
}
