<?php
/**
 * Reads the build: `manifest.json`, `contract.json` and the texts that pages inline.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The build in a folder of this machine or at an address. Copies are kept in two transients: what a page's head needs, and
 * the features that editors may place. If the build cannot be read, the last copy that could goes on working.
 */
final class NMT_Widgets_Build {

	const HEAD     = 'nmt_widgets_head';
	const CONTRACT = 'nmt_widgets_contract';

	/**
	 * Seconds until an address is asked for a new release: `max-age` of the manifest (docs/deploy.md).
	 */
	const FRESH = 300;

	/**
	 * Seconds until an address that did not answer is asked again.
	 */
	const RETRY = 60;

	/**
	 * The copies of this request, by transient and site.
	 *
	 * @var array
	 */
	private static $read = array();

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_action( 'add_option_' . NMT_Widgets_Options::NAME, array( __CLASS__, 'forget' ) );
		add_action( 'update_option_' . NMT_Widgets_Options::NAME, array( __CLASS__, 'forget' ) );
		// For deploys: this action, or the command `wp nmt-widgets refresh`.
		add_action( 'nmt_widgets_refresh', array( __CLASS__, 'forget' ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'nmt-widgets refresh', array( __CLASS__, 'refresh_command' ) );
		}
	}

	/**
	 * What a page's head needs.
	 *
	 * @return array|null `manifest` and `texts` by file name; null without a build.
	 */
	public static function head(): ?array {
		return self::copy( self::HEAD )['data'] ?? null;
	}

	/**
	 * The contract of the build.
	 *
	 * @return NMT_Widgets_Contract Without features if there is no build.
	 */
	public static function contract(): NMT_Widgets_Contract {
		$features = self::copy( self::CONTRACT )['data']['features'] ?? array();
		$home     = wp_parse_url( home_url() );
		return new NMT_Widgets_Contract( $features, $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) );
	}

	/**
	 * The page types of the product, and the keys of `script#site-config`.
	 *
	 * @return array `pageTypes`, `configSchema` (null if the build has none) and `version`.
	 */
	public static function contract_facts(): array {
		$data = self::copy( self::CONTRACT )['data'] ?? array();
		return array_merge(
			array(
				'pageTypes'    => array(),
				'configSchema' => null,
				'version'      => '',
			),
			array_diff_key( $data, array( 'features' => 0 ) )
		);
	}

	/**
	 * What the editor shows of a hook's content. It is read each time: no page needs it.
	 *
	 * @return array By feature: `parts` and `needs` of the contract; nothing if it cannot be read just now.
	 */
	public static function contents(): array {
		try {
			$source = NMT_Widgets_Options::source();
			return '' === $source ? array() : self::read_json( self::contract_source( $source ), 'contract.json' )['features'];
		} catch ( RuntimeException $error ) {
			return array();
		}
	}

	/**
	 * Why the build could not be read the last time.
	 *
	 * @return string Empty if it could.
	 */
	public static function error(): string {
		$error = self::copy( self::HEAD )['error'] ?? '';
		return '' === $error ? ( self::copy( self::CONTRACT )['error'] ?? '' ) : $error;
	}

	/**
	 * Whether a source is an address and not a folder.
	 *
	 * @param string $source As in the settings.
	 */
	public static function is_address( string $source ): bool {
		return 1 === preg_match( '~^https?://~i', $source );
	}

	/**
	 * Where contract.json and site-config.schema.json of a build are. The build with a site file is in `site/` (docs/language.md) and has
	 * no contract of its own: the one in the folder around it holds for both.
	 *
	 * @param string $source Folder or address.
	 */
	private static function contract_source( string $source ): string {
		$is_whole = ! self::is_address( $source ) && is_readable( trailingslashit( $source ) . 'contract.json' );
		return $is_whole ? $source : preg_replace( '~[/\\\\]site[/\\\\]?$~D', '', $source );
	}

	/**
	 * Drops the copies of this site; the next page reads the build again.
	 */
	public static function forget() {
		delete_transient( self::HEAD );
		delete_transient( self::CONTRACT );
		self::$read = array();
	}

	/**
	 * Drops the copies on every site on which the plugin was active.
	 *
	 * @param bool $network_wide Whether the plugin is deactivated for a whole network.
	 */
	public static function forget_everywhere( $network_wide ) {
		if ( ! is_multisite() || ! $network_wide ) {
			self::forget();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			self::forget();
			restore_current_blog();
		}
	}

	/**
	 * Reads the build again and says which one it is.
	 */
	public static function refresh_command() {
		self::forget();
		$head = self::head();
		if ( null === $head ) {
			WP_CLI::error( self::error() );
		}
		WP_CLI::success( 'Release ' . $head['manifest']['release'] );
	}

	/**
	 * A copy, renewed if its time has come.
	 *
	 * @param string $name The transient's name.
	 * @return array `source`, `stamp` (which state of the build), `checked` (Unix time), `data`, `error`.
	 */
	private static function copy( string $name ): array {
		$key = $name . get_current_blog_id();
		if ( ! isset( self::$read[ $key ] ) ) {
			// What renewing asks for itself gets the former copy.
			self::$read[ $key ] = array();
			self::$read[ $key ] = self::renew( $name );
		}
		return self::$read[ $key ];
	}

	/**
	 * Renews a copy where that is due.
	 *
	 * @param string $name The transient's name.
	 * @return array As {@see self::copy()}.
	 */
	private static function renew( string $name ): array {
		$source = NMT_Widgets_Options::source();
		if ( '' === $source ) {
			return array( 'error' => __( 'No build is set up.', 'nmt-widgets' ) );
		}
		$copy = get_transient( $name );
		if ( ! is_array( $copy ) || $copy['source'] !== $source ) {
			$copy = array( 'data' => null );
		}
		$file = trailingslashit( $source ) . 'manifest.json';
		if ( self::CONTRACT === $name ) {
			$file = trailingslashit( self::contract_source( $source ) ) . 'contract.json';
		}
		$stamp = self::is_address( $source ) ? '' : (string) @filemtime( $file ); // phpcs:ignore WordPress.PHP.NoSilencedErrors,Generic.PHP.NoSilencedErrors -- a missing file is an error of the settings.
		$age   = time() - ( $copy['checked'] ?? 0 );
		$fresh = '' === ( $copy['error'] ?? '' ) ? self::FRESH : self::RETRY;
		if ( isset( $copy['checked'] ) && ( '' === $stamp ? $age < $fresh : $stamp === $copy['stamp'] && '' === $copy['error'] ) ) {
			return $copy;
		}
		$copy = array_merge(
			$copy,
			array(
				'source'  => $source,
				'stamp'   => $stamp,
				'checked' => time(),
				'error'   => '',
			)
		);
		if ( $copy['data'] ) {
			// Requests that arrive meanwhile use the former copy and do not read as well.
			set_transient( $name, $copy, WEEK_IN_SECONDS );
		}
		try {
			$copy['data'] = self::HEAD === $name ? self::read_head( $source, $copy['data'] ) : self::read_contract( self::contract_source( $source ) );
		} catch ( RuntimeException $error ) {
			$copy['error'] = $error->getMessage();
		}
		set_transient( $name, $copy, WEEK_IN_SECONDS );
		return $copy;
	}

	/**
	 * Reads what a page's head needs.
	 *
	 * @param string     $source Folder or address.
	 * @param array|null $former The former copy: the same release is not read again.
	 * @return array `manifest` and `texts`.
	 * @throws RuntimeException If a file is missing or is not what it should be.
	 */
	private static function read_head( string $source, ?array $former ): array {
		$manifest = self::read_json( $source, 'manifest.json' );
		if ( 1 !== ( $manifest['format'] ?? null ) || ! isset( $manifest['loader'], $manifest['head'], $manifest['styles']['base'], $manifest['pages']['default'], $manifest['integrity'] ) ) {
			throw new RuntimeException( __( 'manifest.json has a form that this version of the plugin does not know.', 'nmt-widgets' ) );
		}
		if ( self::is_address( $source ) && ( $former['manifest']['release'] ?? null ) === $manifest['release'] ) {
			return $former;
		}
		$expected = array();
		foreach ( $manifest['features'] as $name => $feature ) {
			if ( isset( $feature['expected'] ) ) {
				$expected[ $name ] = array( 'expected' => $feature['expected'] );
			}
		}
		$needed = array( $manifest['head'], $manifest['styles']['base'] );
		foreach ( array_merge( array_values( $manifest['pages'] ), array_values( $expected ) ) as $lists ) {
			foreach ( array_merge( ...array_values( $lists ) ) as $entry ) {
				if ( '.css' === substr( $entry['file'], -4 ) ) {
					$needed[] = $entry;
				}
			}
		}
		$texts = array();
		foreach ( $needed as $entry ) {
			$file = $entry['file'];
			if ( isset( $texts[ $file ] ) ) {
				continue;
			}
			$texts[ $file ] = self::read_file( $source, $file );
			$hash           = 'sha256-' . base64_encode( hash( 'sha256', $texts[ $file ], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the form of hashes in HTML.
			if ( $hash !== ( $entry['hash'] ?? $entry['integrity'] ) ) {
				/* translators: %s: a file's name. */
				throw new RuntimeException( sprintf( __( '%s is not the file that manifest.json lists: its hash differs. A deploy may be under way.', 'nmt-widgets' ), $file ) );
			}
		}
		return array(
			'manifest' => array(
				'release'   => $manifest['release'],
				'loader'    => $manifest['loader'],
				'head'      => $manifest['head'],
				'styles'    => $manifest['styles'],
				'integrity' => $manifest['integrity'],
				'pages'     => $manifest['pages'],
				'features'  => $expected,
			),
			'texts'    => $texts,
		);
	}

	/**
	 * Reads what editors may place.
	 *
	 * @param string $source Folder or address.
	 * @return array `features`, `pageTypes`, `configSchema` and `version`.
	 * @throws RuntimeException If a file is missing or is not what it should be.
	 */
	private static function read_contract( string $source ): array {
		$contract = self::read_json( $source, 'contract.json' );
		if ( ! isset( $contract['version'], $contract['features'], $contract['pageTypes'] ) || 1 !== (int) $contract['version'] ) {
			throw new RuntimeException( __( 'contract.json has a version that this version of the plugin does not know.', 'nmt-widgets' ) );
		}
		try {
			$schema = self::read_json( $source, 'site-config.schema.json' );
		} catch ( RuntimeException $error ) {
			// Without it only the form of the settings is checked.
			$schema = null;
		}
		return array(
			'features'     => NMT_Widgets_Contract::compact( $contract ),
			'pageTypes'    => $contract['pageTypes'],
			'configSchema' => $schema,
			'version'      => $contract['version'],
		);
	}

	/**
	 * Reads a file of the build as JSON.
	 *
	 * @param string $source Folder or address.
	 * @param string $file   The file's name.
	 * @throws RuntimeException If it is missing or is no JSON object.
	 */
	private static function read_json( string $source, string $file ): array {
		$value = json_decode( self::read_file( $source, $file ), true );
		if ( ! is_array( $value ) ) {
			/* translators: %s: a file's name. */
			throw new RuntimeException( sprintf( __( '%s is no JSON.', 'nmt-widgets' ), $file ) );
		}
		return $value;
	}

	/**
	 * Reads a file of the build.
	 *
	 * @param string $source Folder or address.
	 * @param string $file   The file's name, also one that a manifest names: it leads to no other folder.
	 * @throws RuntimeException If it is missing.
	 */
	private static function read_file( string $source, string $file ): string {
		$where = trailingslashit( $source ) . $file;
		$text  = false;
		if ( preg_match( '/^\w[\w.-]*\.(json|js|css)$/D', $file ) ) {
			if ( self::is_address( $source ) ) {
				if ( ! wp_http_validate_url( $where ) ) {
					/* translators: %s: an address. */
					throw new RuntimeException( sprintf( __( 'WordPress refuses to read %s: it asks ports 80, 443 and 8080 alone, and no host of a private network. Its filters http_allowed_safe_ports and http_request_host_is_external allow others.', 'nmt-widgets' ), $where ) );
				}
				$answer = wp_safe_remote_get( $where, array( 'timeout' => 5 ) );
				$text   = 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : false;
			} elseif ( is_readable( $where ) ) {
				$text = file_get_contents( $where ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
			}
		}
		if ( false === $text ) {
			/* translators: %s: a path or an address. */
			throw new RuntimeException( sprintf( __( '%s cannot be read.', 'nmt-widgets' ), $where ) );
		}
		return $text;
	}
}
