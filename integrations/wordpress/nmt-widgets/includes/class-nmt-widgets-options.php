<?php
/**
 * The plugin's settings as stored, and who may change them.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * One option per site, `nmt_widgets`; constants of wp-config.php go before it.
 */
final class NMT_Widgets_Options {

	const NAME       = 'nmt_widgets';
	const CAPABILITY = 'manage_nmt_widgets';

	/**
	 * What a site has before anyone has changed anything.
	 */
	const DEFAULTS = array(
		'source'        => '',
		'path'          => '',
		'site_file'     => '',
		'inline'        => true,
		'config'        => '{}',
		'page_types'    => array(
			'front'   => 'frontpage',
			'post'    => 'article',
			'page'    => '',
			'archive' => 'section',
			'search'  => 'search-page',
		),
		'roles'         => array(),
		'policy'        => 'off',
		'trusted_types' => false,
		'sources'       => '',
		'report_uri'    => '',
	);

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_filter( 'user_has_cap', array( __CLASS__, 'grant' ), 10, 4 );
	}

	/**
	 * All settings, with the constants of wp-config.php: a network fixes its build for all sites in this way.
	 *
	 * @return array As {@see self::DEFAULTS}.
	 */
	public static function all(): array {
		$stored = get_option( self::NAME, array() );
		$all    = array_merge( self::DEFAULTS, is_array( $stored ) ? array_intersect_key( $stored, self::DEFAULTS ) : array() );
		foreach ( array(
			'source'    => 'NMT_WIDGETS_SOURCE',
			'path'      => 'NMT_WIDGETS_PATH',
			'site_file' => 'NMT_WIDGETS_SITE_FILE',
		) as $key => $constant ) {
			if ( defined( $constant ) ) {
				$all[ $key ] = (string) constant( $constant );
			}
		}
		$all['page_types'] = array_merge( self::DEFAULTS['page_types'], (array) $all['page_types'] );
		return $all;
	}

	/**
	 * One setting.
	 *
	 * @param string $key A key of {@see self::DEFAULTS}.
	 * @return mixed
	 */
	public static function get( string $key ) {
		return self::all()[ $key ];
	}

	/**
	 * Where this server reads the build.
	 *
	 * @return string Folder or address; empty if nothing is set up.
	 */
	public static function source(): string {
		return self::for_site_file( self::get( 'source' ) );
	}

	/**
	 * The address at which browsers find the build's files.
	 *
	 * @return string With a slash at its end; empty if nothing is set up.
	 */
	public static function public_path(): string {
		$all  = self::all();
		$path = '' === $all['path'] && NMT_Widgets_Build::is_address( $all['source'] ) ? $all['source'] : $all['path'];
		return '' === $path ? '' : trailingslashit( self::for_site_file( $path ) );
	}

	/**
	 * The build that goes with the settings: only that in `site/` reads a site file (docs/language.md).
	 *
	 * @param string $build Folder or address, as in the settings or already that of `site/`.
	 */
	private static function for_site_file( string $build ): string {
		if ( '' === $build || '' === self::get( 'site_file' ) || preg_match( '~[/\\\\]site[/\\\\]?$~D', $build ) ) {
			return $build;
		}
		return trailingslashit( $build ) . 'site';
	}

	/**
	 * Grants the plugin's capability to administrators and to the roles of the settings. It is computed, not stored in the
	 * roles: nothing of it outlives the plugin.
	 *
	 * @param array   $all  The user's capabilities.
	 * @param array   $caps Those that are asked for.
	 * @param array   $args What the question was.
	 * @param WP_User $user The user.
	 * @return array
	 */
	public static function grant( $all, $caps, $args, $user ) {
		if ( in_array( self::CAPABILITY, $caps, true ) ) {
			$all[ self::CAPABILITY ] = ! empty( $all['manage_options'] ) || array_intersect( (array) $user->roles, (array) self::get( 'roles' ) );
		}
		return $all;
	}
}
