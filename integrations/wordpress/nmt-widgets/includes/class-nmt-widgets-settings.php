<?php
/**
 * The settings page.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Settings → NMT Widgets, with WordPress' Settings API. Where the build comes from and which roles may change settings is up to
 * administrators alone.
 */
final class NMT_Widgets_Settings {

	const PAGE    = 'nmt-widgets';
	const REFRESH = 'nmt_widgets_read_again';

	/**
	 * What the settings of administrators may be, if not empty. A source is a folder, or an address that nobody on the way changes: not
	 * `phar://` or another wrapper of PHP.
	 */
	const ALLOWED = array(
		'source'    => '~^(https://|http://(localhost|127\.0\.0\.1)(:|/|$)|/(?!/)|[a-z]:[\\\\/])~i',
		'path'      => '~^(https?:/)?/[^\s"<>\\\\]*$~i',
		'site_file' => '~^(https://|/)(?!/)[^\s"<>\\\\]+$~i',
	);

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_action( 'admin_menu', array( __CLASS__, 'add_page' ) );
		add_action( 'admin_init', array( __CLASS__, 'register' ) );
		add_action( 'admin_post_' . self::REFRESH, array( __CLASS__, 'refresh' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( __CLASS__, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( NMT_WIDGETS_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/**
	 * Who may save the settings.
	 */
	public static function capability(): string {
		return NMT_Widgets_Options::CAPABILITY;
	}

	/**
	 * Adds the page to the menu.
	 */
	public static function add_page() {
		add_options_page( __( 'NMT Widgets', 'nmt-widgets' ), __( 'NMT Widgets', 'nmt-widgets' ), self::capability(), self::PAGE, array( __CLASS__, 'render' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Those of the plugin.
	 */
	public static function add_link( $links ) {
		$address = admin_url( 'options-general.php?page=' . self::PAGE );
		array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'nmt-widgets' ) . '</a>' );
		return $links;
	}

	/**
	 * Registers the option and its fields.
	 */
	public static function register() {
		register_setting(
			self::PAGE,
			NMT_Widgets_Options::NAME,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( __CLASS__, 'sanitize' ),
			)
		);
		$sections = array(
			'build'  => array(
				__( 'The build', 'nmt-widgets' ),
				array(
					'source'    => __( 'Folder or address of the build', 'nmt-widgets' ),
					'path'      => __( 'Address for browsers', 'nmt-widgets' ),
					'site_file' => __( 'Site file', 'nmt-widgets' ),
					'inline'    => __( 'Styles', 'nmt-widgets' ),
				),
			),
			'pages'  => array(
				__( 'Pages', 'nmt-widgets' ),
				array(
					'page_types' => __( 'Page types', 'nmt-widgets' ),
					'config'     => __( 'Configuration', 'nmt-widgets' ),
				),
			),
			'safety' => array(
				__( 'Safety', 'nmt-widgets' ),
				array(
					'policy'        => __( 'Content-Security-Policy', 'nmt-widgets' ),
					'sources'       => __( 'Additional sources', 'nmt-widgets' ),
					'report_uri'    => __( 'Address for reports', 'nmt-widgets' ),
					'trusted_types' => __( 'Trusted Types', 'nmt-widgets' ),
					'roles'         => __( 'Who may change these settings', 'nmt-widgets' ),
				),
			),
		);
		foreach ( $sections as $section => list( $title, $fields ) ) {
			add_settings_section( $section, $title, '__return_null', self::PAGE );
			foreach ( $fields as $field => $label ) {
				if ( 'roles' === $field && ! current_user_can( 'manage_options' ) ) {
					continue;
				}
				$has_label = in_array( $field, array( 'source', 'path', 'site_file', 'config', 'policy', 'sources', 'report_uri' ), true );
				add_settings_field( $field, $label, array( __CLASS__, "field_$field" ), self::PAGE, $section, $has_label ? array( 'label_for' => "nmt_widgets_$field" ) : array() );
			}
		}
	}

	/**
	 * Makes settings of what the form sends. What is wrong is named, and its former value stays.
	 *
	 * @param mixed $input The form's fields.
	 * @return array As {@see NMT_Widgets_Options::DEFAULTS}.
	 */
	public static function sanitize( $input ): array {
		$former = array_merge( NMT_Widgets_Options::DEFAULTS, array_intersect_key( (array) get_option( NMT_Widgets_Options::NAME, array() ), NMT_Widgets_Options::DEFAULTS ) );
		if ( ! is_array( $input ) ) {
			return $former;
		}
		// WordPress calls this twice for a first save: the second time with what the first one made.
		$input   = array_merge( $former, $input );
		$options = $former;
		if ( current_user_can( 'manage_options' ) ) {
			$options['roles'] = array_values( array_intersect( (array) $input['roles'], array_keys( wp_roles()->roles ) ) );
			$wrong            = array(
				'source'    => __( 'The build is neither in a folder, such as /srv/www/assets, nor at an https address.', 'nmt-widgets' ),
				'path'      => __( 'The address for browsers is neither https://… nor a path such as /assets/.', 'nmt-widgets' ),
				'site_file' => __( 'The site file is neither https://… nor a path such as /nmt/site.json.', 'nmt-widgets' ),
			);
			foreach ( $wrong as $key => $message ) {
				$text = trim( sanitize_text_field( $input[ $key ] ) );
				$text = 'source' === $key ? untrailingslashit( $text ) : $text;
				if ( '' === $text || preg_match( self::ALLOWED[ $key ], $text ) ) {
					$options[ $key ] = $text;
				} else {
					self::complain( $key, $message );
				}
			}
		}
		$options['inline']        = ! empty( $input['inline'] );
		$options['trusted_types'] = ! empty( $input['trusted_types'] );
		$options['policy']        = in_array( $input['policy'], array( 'off', 'report', 'enforce' ), true ) ? $input['policy'] : $former['policy'];

		foreach ( NMT_Widgets_Options::DEFAULTS['page_types'] + self::post_types() as $kind => $default ) {
			$type = trim( (string) ( $input['page_types'][ $kind ] ?? $former['page_types'][ $kind ] ?? $default ) );
			if ( preg_match( '/^[\w-]*$/D', $type ) ) {
				$options['page_types'][ $kind ] = $type;
			} else {
				/* translators: %s: a page type. */
				self::complain( 'page_types', sprintf( __( 'The page type "%s" has other signs than letters, digits, "_" and "-".', 'nmt-widgets' ), $type ) );
			}
		}
		$config = trim( (string) $input['config'] );
		$config = '' === $config ? '{}' : $config;
		$errors = NMT_Widgets_Config::check( $config, NMT_Widgets_Build::contract_facts()['configSchema'] );
		array_map( array( __CLASS__, 'complain' ), array_fill( 0, count( $errors ), 'config' ), $errors );
		$options['config'] = $errors ? $former['config'] : $config;

		$sources = sanitize_textarea_field( $input['sources'] );
		$wrong   = NMT_Widgets_Policy::parse( $sources )['errors'];
		foreach ( $wrong as $line ) {
			/* translators: %s: a line. */
			self::complain( 'sources', sprintf( __( '"%s" is no directive with https origins.', 'nmt-widgets' ), $line ) );
		}
		$options['sources'] = $wrong ? $former['sources'] : $sources;

		$report_uri = trim( sanitize_text_field( $input['report_uri'] ) );
		if ( '' === $report_uri || preg_match( NMT_Widgets_Policy::REPORT_URI, $report_uri ) ) {
			$options['report_uri'] = $report_uri;
		} else {
			self::complain( 'report_uri', __( 'The address for reports is neither https://…/ nor a path such as /csp-reports/.', 'nmt-widgets' ) );
		}
		return $options;
	}

	/**
	 * Says what is wrong with a field.
	 *
	 * @param string $field   Its key.
	 * @param string $message The sentence.
	 */
	private static function complain( string $field, string $message ) {
		// Not there where the option is written outside the administration.
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::PAGE, "$field-" . md5( $message ), $message );
		}
	}

	/**
	 * Post types of the site besides posts and pages.
	 *
	 * @return array Empty page types by name.
	 */
	private static function post_types(): array {
		$names = get_post_types(
			array(
				'public'   => true,
				'_builtin' => false,
			)
		);
		return array_fill_keys( array_values( $names ), '' );
	}

	/**
	 * Writes the page.
	 */
	public static function render() {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		$head  = NMT_Widgets_Build::head();
		$error = NMT_Widgets_Build::error();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'NMT Widgets', 'nmt-widgets' ); ?></h1>
			<?php if ( '' !== $error ) : ?>
				<div class="notice notice-error"><p><?php echo esc_html( $error ); ?></p></div>
			<?php endif; ?>
			<?php if ( null !== $head ) : ?>
				<p>
					<?php
					/* translators: 1: a release, 2: a version, 3: a number. */
					echo esc_html( sprintf( __( 'Release %1$s, contract %2$s, %3$d blocks.', 'nmt-widgets' ), $head['manifest']['release'], NMT_Widgets_Build::contract_facts()['version'], count( NMT_Widgets_Build::contract()->features() ) ) );
					?>
				</p>
			<?php endif; ?>
			<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
				<input type="hidden" name="action" value="<?php echo esc_attr( self::REFRESH ); ?>">
				<?php wp_nonce_field( self::REFRESH ); ?>
				<?php submit_button( __( 'Read the build again', 'nmt-widgets' ), 'secondary', 'submit', false ); ?>
			</form>
			<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
				<?php settings_fields( self::PAGE ); ?>
				<?php do_settings_sections( self::PAGE ); ?>
				<?php submit_button(); ?>
			</form>
		</div>
		<?php
	}

	/**
	 * Reads the build again, on request.
	 */
	public static function refresh() {
		if ( ! current_user_can( self::capability() ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'nmt-widgets' ), 403 );
		}
		check_admin_referer( self::REFRESH );
		NMT_Widgets_Build::forget();
		wp_safe_redirect( admin_url( 'options-general.php?page=' . self::PAGE ) );
		exit;
	}

	/**
	 * The attributes that a field of the form begins with.
	 *
	 * @param string $key A setting.
	 */
	private static function id( string $key ) {
		printf( 'id="%s" name="%s[%s]"', esc_attr( "nmt_widgets_$key" ), esc_attr( NMT_Widgets_Options::NAME ), esc_attr( $key ) );
	}

	/**
	 * A line of text that only administrators change.
	 *
	 * @param string $key      A setting.
	 * @param string $constant The constant of wp-config.php that goes before it.
	 * @param string $help     What it is, in words.
	 */
	private static function admin_text( string $key, string $constant, string $help ) {
		$is_fixed = defined( $constant ) || ! current_user_can( 'manage_options' );
		?>
		<input type="text" class="regular-text code" <?php self::id( $key ); ?> value="<?php echo esc_attr( NMT_Widgets_Options::get( $key ) ); ?>" <?php disabled( $is_fixed ); ?>>
		<p class="description"><?php echo esc_html( $help ); ?></p>
		<?php
	}

	/**
	 * A box to tick.
	 *
	 * @param string $key   A setting.
	 * @param string $label What it says.
	 */
	private static function tick_box( string $key, string $label ) {
		?>
		<input type="hidden" name="<?php echo esc_attr( NMT_Widgets_Options::NAME . "[$key]" ); ?>" value="">
		<label><input type="checkbox" <?php self::id( $key ); ?> value="1" <?php checked( NMT_Widgets_Options::get( $key ) ); ?>> <?php echo esc_html( $label ); ?></label>
		<?php
	}

	/**
	 * A text of several lines.
	 *
	 * @param string $key  A setting.
	 * @param string $help What it is, in words.
	 */
	private static function area( string $key, string $help ) {
		?>
		<textarea class="large-text code" rows="8" <?php self::id( $key ); ?>><?php echo esc_textarea( NMT_Widgets_Options::get( $key ) ); ?></textarea>
		<p class="description"><?php echo esc_html( $help ); ?></p>
		<?php
	}

	/**
	 * The field of the same name.
	 */
	public static function field_source() {
		self::admin_text( 'source', 'NMT_WIDGETS_SOURCE', __( 'Where this server reads manifest.json and contract.json, such as /srv/www/assets or https://static.example.org/nmt.', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_path() {
		self::admin_text( 'path', 'NMT_WIDGETS_PATH', __( 'Where browsers find the same files, such as /assets/. Empty: the address above.', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_site_file() {
		self::admin_text( 'site_file', 'NMT_WIDGETS_SITE_FILE', __( 'Where browsers find the texts and settings of another language, such as /nmt/site.json; the build is then that in site/. Empty: none.', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_inline() {
		self::tick_box( 'inline', __( 'Write styles into the page: the first paint then waits for one request less', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_page_types() {
		$labels = array(
			'front'   => __( 'Front page', 'nmt-widgets' ),
			'post'    => __( 'Posts', 'nmt-widgets' ),
			'page'    => __( 'Pages', 'nmt-widgets' ),
			'archive' => __( 'Archives', 'nmt-widgets' ),
			'search'  => __( 'Search results', 'nmt-widgets' ),
		);
		$stored = NMT_Widgets_Options::get( 'page_types' );
		echo '<datalist id="nmt_widgets_types">';
		foreach ( NMT_Widgets_Build::contract_facts()['pageTypes'] as $type ) {
			printf( '<option value="%s">', esc_attr( $type ) );
		}
		echo '</datalist>';
		foreach ( NMT_Widgets_Options::DEFAULTS['page_types'] + self::post_types() as $kind => $default ) {
			printf(
				'<p><label>%s<br><input type="text" list="nmt_widgets_types" pattern="[\w\-]*" name="%s" value="%s"></label></p>',
				esc_html( $labels[ $kind ] ?? get_post_type_object( $kind )->labels->name ),
				esc_attr( NMT_Widgets_Options::NAME . "[page_types][$kind]" ),
				esc_attr( $stored[ $kind ] ?? $default )
			);
		}
		echo '<p class="description">' . esc_html__( 'Decides which features run. A type of your own is added to the configuration.', 'nmt-widgets' ) . '</p>';
	}

	/**
	 * The field of the same name.
	 */
	public static function field_config() {
		self::area( 'config', __( 'JSON for script#site-config: endpoints, scripts, disabled features and so on, as in docs/cms.md. Scripts that it names run on every page.', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_policy() {
		$modes = array(
			'off'     => __( 'Not sent', 'nmt-widgets' ),
			'report'  => __( 'Reported in the console, nothing is blocked', 'nmt-widgets' ),
			'enforce' => __( 'Enforced', 'nmt-widgets' ),
		);
		?>
		<select <?php self::id( 'policy' ); ?>>
			<?php foreach ( $modes as $mode => $label ) : ?>
				<option value="<?php echo esc_attr( $mode ); ?>" <?php selected( NMT_Widgets_Options::get( 'policy' ), $mode ); ?>><?php echo esc_html( $label ); ?></option>
			<?php endforeach; ?>
		</select>
		<p class="description"><?php esc_html_e( 'Only scripts that WordPress, theme and plugins print in head and footer run. A cache of pages has to keep the header with the page.', 'nmt-widgets' ); ?></p>
		<?php
	}

	/**
	 * The field of the same name.
	 */
	public static function field_sources() {
		self::area( 'sources', __( 'A directive and its origins on each line, such as: img-src https://pictures.example.org', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_report_uri() {
		?>
		<input type="text" class="regular-text code" <?php self::id( 'report_uri' ); ?> value="<?php echo esc_attr( NMT_Widgets_Options::get( 'report_uri' ) ); ?>">
		<p class="description"><?php esc_html_e( 'Where browsers send what the policy blocks, or would block: https://… or a path on this site. Empty: to the console alone.', 'nmt-widgets' ); ?></p>
		<?php
	}

	/**
	 * The field of the same name.
	 */
	public static function field_trusted_types() {
		self::tick_box( 'trusted_types', __( 'Texts do not become markup or scripts (not for those who are logged in: the toolbar does that)', 'nmt-widgets' ) );
	}

	/**
	 * The field of the same name.
	 */
	public static function field_roles() {
		echo '<input type="hidden" name="' . esc_attr( NMT_Widgets_Options::NAME . '[roles][]' ) . '" value="">';
		foreach ( wp_roles()->role_names as $role => $name ) {
			if ( 'administrator' === $role ) {
				continue;
			}
			printf(
				'<p><label><input type="checkbox" name="%s" value="%s" %s> %s</label></p>',
				esc_attr( NMT_Widgets_Options::NAME . '[roles][]' ),
				esc_attr( $role ),
				checked( in_array( $role, NMT_Widgets_Options::get( 'roles' ), true ), true, false ),
				esc_html( translate_user_role( $name ) )
			);
		}
		echo '<p class="description">' . esc_html__( 'Besides administrators. Who changes the configuration can make pages run scripts.', 'nmt-widgets' ) . '</p>';
	}
}
