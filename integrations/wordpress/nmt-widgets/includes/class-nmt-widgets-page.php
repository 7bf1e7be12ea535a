<?php
/**
 * What a page says of itself, and its head.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes the head and the facts of the page. Nothing of what it writes depends on who is logged in: pages may be cached.
 */
final class NMT_Widgets_Page {

	/**
	 * Words that are read in a minute.
	 */
	const WORDS_A_MINUTE = 200;

	/**
	 * Facts that the base style reads (docs/cms.md, under "Facts of the page").
	 */
	const BEFORE_LOADER = array( 'type', 'articleType', 'allowAds', 'articleReadingTime' );

	/**
	 * Asks plugins and services that minify, join, move or delay scripts to leave one alone: Rocket Loader, LiteSpeed Cache and
	 * those that follow it, Autoptimize, WP Rocket. A loader at another address looks for its files there, and a changed file does
	 * not run.
	 */
	const LEFT_ALONE = ' data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket';

	/**
	 * HTML for the end of the body, from the rendering of the head.
	 *
	 * @var string
	 */
	private static $body_end = '';

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		// After the title and the character encoding, before all styles and scripts.
		add_action( 'wp_head', array( __CLASS__, 'write_head' ), 2 );
		add_action( 'wp_footer', array( __CLASS__, 'write_body_end' ) );
		add_filter( 'render_block_core/post-content', array( __CLASS__, 'mark_content' ) );
		// Rules that WordPress writes itself.
		add_filter( 'wp_speculation_rules_href_exclude_paths', array( __CLASS__, 'exclude_addresses' ) );
		// WP Rocket knows files by their addresses, too.
		foreach ( array( 'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions' ) as $filter ) {
			add_filter( $filter, array( __CLASS__, 'exclude_scripts' ) );
		}
	}

	/**
	 * Writes the elements of the head.
	 */
	public static function write_head() {
		$build = NMT_Widgets_Build::head();
		$path  = NMT_Widgets_Options::public_path();
		if ( null === $build || '' === $path ) {
			return;
		}
		$facts          = self::facts();
		$rendered       = nmt_render_head(
			$build['manifest'],
			static function ( $file ) use ( $build ) {
				return $build['texts'][ $file ];
			},
			array(
				'path'        => $path,
				'pageType'    => $facts['type'] ?? '',
				'config'      => self::config( $facts ),
				'inline'      => (bool) NMT_Widgets_Options::get( 'inline' ),
				'siteFile'    => NMT_Widgets_Options::get( 'site_file' ),
				// A block theme has rendered the page by now; with a classic theme only what the post itself holds is known.
				'expected'    => self::expected(),
				/**
				 * Filters whether a wall's decision goes before the first paint: false on pages where hardly anybody meets a wall.
				 *
				 * @param bool  $urgent Whether it does.
				 * @param array $facts  The facts of the page.
				 */
				'urgent'      => (bool) apply_filters( 'nmt_widgets_urgent', true, $facts ),
				/**
				 * Filters what browsers load ahead of a click.
				 *
				 * @param array $speculation `prefetch` and `prerender`, each with an eagerness, and `exclude`; nothing by default.
				 * @param array $facts       The facts of the page.
				 */
				'speculation' => (array) apply_filters( 'nmt_widgets_speculation', array(), $facts ),
			)
		);
		self::$body_end = $rendered['bodyEnd'];

		// Their texts are passed over, so that a tag in one stays a text.
		$head = preg_replace( '~<script\b([^>]*>.*?</script\s*>)~is', '<script' . self::LEFT_ALONE . '$1', $rendered['head'] ) ?? $rendered['head'];
		echo $head, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the renderer; the texts are those of the build, checked by their hashes.
	}

	/**
	 * Adds the scripts of the build to those that WP Rocket does not change.
	 *
	 * @param string[] $patterns Regular expressions for addresses.
	 * @return string[]
	 */
	public static function exclude_scripts( $patterns ): array {
		$path = wp_parse_url( NMT_Widgets_Options::public_path(), PHP_URL_PATH );
		return array_merge( (array) $patterns, $path ? array( preg_quote( $path, '#' ) . '(.*)\.js' ) : array() );
	}

	/**
	 * Adds the product's own pages to those that the speculation rules of WordPress leave out.
	 *
	 * @param string[] $paths URL patterns.
	 * @return string[]
	 */
	public static function exclude_addresses( $paths ): array {
		$build = NMT_Widgets_Build::head();
		return array_merge( (array) $paths, $build['manifest']['speculation']['addresses'] ?? array() );
	}

	/**
	 * Writes the styles that an expected wall needs.
	 */
	public static function write_body_end() {
		if ( '' !== self::$body_end ) {
			echo self::$body_end, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		}
	}

	/**
	 * The facts of the current page, for `page` of `script#site-config` and for `<body>`.
	 *
	 * @return array `type` and the names of the body's attributes in camel case.
	 */
	public static function facts(): array {
		$facts = array( 'type' => self::page_type() );
		$post  = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post && 'article' === $facts['type'] ) {
			$words = preg_match_all( '/\S+/u', wp_strip_all_tags( strip_shortcodes( excerpt_remove_blocks( $post->post_content ) ) ) );
			$terms = get_the_category( $post->ID );

			$facts['articleId']          = (string) $post->ID;
			$facts['articleRelativeUrl'] = wp_make_link_relative( get_permalink( $post ) );
			$facts['articleUpdatedAt']   = (string) get_post_modified_time( 'c', true, $post );
			$facts['articleReadingTime'] = max( 1, (int) ceil( $words / self::WORDS_A_MINUTE ) );
			if ( $terms ) {
				$facts['rubric'] = $terms[0]->slug;
			}
		}
		$term = is_category() || is_tag() || is_tax() ? get_queried_object() : null;
		if ( $term instanceof WP_Term ) {
			$facts['indexSlug'] = $term->slug;
		}
		$path = NMT_Widgets_Options::public_path();
		if ( NMT_Widgets_Build::is_address( $path ) ) {
			$facts['staticPath'] = $path;
		}
		/**
		 * Filters the facts of a page, such as `articleIsFree` or `plusPermissions`.
		 *
		 * @param array $facts By the names of docs/reference/page.md in camel case, and `type`.
		 */
		return array_filter(
			(array) apply_filters( 'nmt_widgets_page_facts', $facts ),
			static function ( $fact ) {
				return '' !== $fact && null !== $fact;
			}
		);
	}

	/**
	 * The page type that the settings give to the current page.
	 */
	private static function page_type(): string {
		$types = NMT_Widgets_Options::get( 'page_types' );
		if ( is_front_page() || is_home() ) {
			return $types['front'];
		}
		if ( is_search() ) {
			return $types['search'];
		}
		if ( is_singular() ) {
			return (string) ( $types[ get_post_type() ] ?? '' );
		}
		return is_archive() ? $types['archive'] : '';
	}

	/**
	 * The settings for `script#site-config`.
	 *
	 * @param array $facts The facts of the page.
	 */
	private static function config( array $facts ): stdClass {
		$config = json_decode( NMT_Widgets_Options::get( 'config' ) );
		$config = $config instanceof stdClass ? $config : new stdClass();
		$own    = array_values( array_diff( array_unique( array_filter( NMT_Widgets_Options::get( 'page_types' ) ) ), NMT_Widgets_Build::contract_facts()['pageTypes'] ) );
		if ( $own ) {
			$config->pageTypes = array_values( array_unique( array_merge( (array) ( $config->pageTypes ?? array() ), $own ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- a key of the contract.
		}
		$config->page = (object) $facts;
		/**
		 * Filters the settings of `script#site-config`.
		 *
		 * @param stdClass $config As in docs/cms.md.
		 */
		$filtered = apply_filters( 'nmt_widgets_config', $config );
		return $filtered instanceof stdClass ? $filtered : $config;
	}

	/**
	 * Features that expect to show something on this page.
	 *
	 * @return string[]
	 */
	private static function expected(): array {
		/**
		 * Filters the features whose hooks carry `data-expected`, for themes that write hooks themselves.
		 *
		 * @param string[] $features Such as `paywall`.
		 */
		return (array) apply_filters( 'nmt_widgets_expected', NMT_Widgets_Hook::expected() );
	}

	/**
	 * Writes the facts that the base style reads on the content of a block theme: the loader has not written them on `<body>` by
	 * the first paint, and space is reserved by them.
	 *
	 * @param string $html The block's HTML.
	 */
	public static function mark_content( $html ) {
		if ( get_queried_object_id() !== get_the_ID() ) {
			return $html;
		}
		$facts = array_intersect_key( self::facts(), array_flip( self::BEFORE_LOADER ) );
		return preg_replace_callback(
			'/^\s*<div\b/',
			static function ( $tag ) use ( $facts ) {
				return $tag[0] . self::attributes( $facts );
			},
			$html
		);
	}

	/**
	 * The facts as attributes of `<body>`, for themes that write it themselves.
	 */
	public static function body_attributes(): string {
		return self::attributes( self::facts() );
	}

	/**
	 * Facts as attributes.
	 *
	 * @param array $facts By name.
	 */
	private static function attributes( array $facts ): string {
		$html = '';
		foreach ( $facts as $name => $fact ) {
			$attribute = 'type' === $name ? 'page-type' : strtolower( preg_replace( '/[A-Z]/', '-$0', $name ) );
			$text      = is_bool( $fact ) ? ( $fact ? 'true' : 'false' ) : implode( ',', (array) $fact );
			$html     .= ' data-' . sanitize_key( $attribute ) . '="' . esc_attr( $text ) . '"';
		}
		return $html;
	}
}
