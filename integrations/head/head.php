<?php
/**
 * Writes what a page's head needs of the product, as docs/cms.md lists it under "The head". The files in JavaScript and
 * Twig beside this one write the same. PHP 7.4 or newer, without any library.
 *
 * @package NMT_Widgets
 */

if ( ! function_exists( 'nmt_render_head' ) ) {
	/**
	 * Renders the elements for the head, and for the end of the body.
	 *
	 * @param array    $manifest  The decoded `manifest.json` of the build, objects as arrays.
	 * @param callable $read_file Returns the text of a file of the build, byte for byte: `head.js` and the styles.
	 * @param array    $page      Optional. `path` where the build's files are served, with a slash at the end (`/assets/`);
	 *                            `pageType` of the body; `config`, the settings for `script#site-config`; `inline`, false
	 *                            writes links instead of texts; `expected`, features whose hooks carry `data-expected`;
	 *                            `urgent`, false on pages where hardly anybody meets a wall; `siteFile`, address of the site
	 *                            file, with the files of `site/`: it is fetched with the loader; `manifestPath`, address on the
	 *                            site's own origin of a copy of `manifest.json`, for a build on another origin;
	 *                            `nonce`, the one of the page's Content-Security-Policy, new for each page, for every script
	 *                            and style;
	 *                            `speculation`, what browsers load ahead of a click: `prefetch` and `prerender`, each with
	 *                            `conservative`, `moderate`, `eager` or `immediate`, and `exclude`, URL patterns of pages that
	 *                            change, count or end something. Without it nothing.
	 * @return array `head` and `bodyEnd`, both HTML.
	 */
	function nmt_render_head( array $manifest, callable $read_file, array $page = array() ): array {
		$page += array(
			'path'         => '/assets/',
			'pageType'     => '',
			'config'       => array(),
			'inline'       => true,
			'expected'     => array(),
			'urgent'       => true,
			'siteFile'     => '',
			'manifestPath' => '',
			'nonce'        => '',
			'speculation'  => array(),
		);
		$own   = $manifest['pages'][ $page['pageType'] ] ?? null;
		$sent  = $own ?? $manifest['pages']['default'];
		$later = array();
		foreach ( $page['expected'] as $feature ) {
			array_push( $later, ...( $manifest['features'][ $feature ]['expected'] ?? array() ) );
		}
		$is_style = static fn( $entry ) => '.css' === substr( $entry['file'], -4 );
		$decides  = static fn( $entry ) => 'high' === ( $entry['priority'] ?? '' );
		$not      = static fn( $rule ) => static fn( $entry ) => ! $rule( $entry );
		$escaped  = static fn( $text ) => str_replace( array( '&', '"' ), array( '&amp;', '&quot;' ), $text );
		$address  = static fn( $file ) => $escaped( $page['path'] . $file );
		$nonced   = '' === $page['nonce'] ? '' : " nonce=\"{$escaped( $page['nonce'] )}\"";
		$link     = static fn( $entry ) => "<link rel=\"stylesheet\"$nonced crossorigin href=\"{$address( $entry['file'] )}\" integrity=\"{$entry['integrity']}\">";
		$style    = static fn( $entry ) => $page['inline'] ? "<style$nonced data-nmt-file=\"{$entry['file']}\">{$read_file( $entry['file'] )}</style>" : $link( $entry );
		$script   = static function ( $entry ) use ( $page, $address, $nonced ) {
			$priority = $entry['priority'] ?? '';
			$fetch    = $priority && ( $page['urgent'] || 'high' !== $priority ) ? " fetchpriority=\"$priority\"" : '';
			return "<script$nonced async crossorigin src=\"{$address( $entry['file'] )}\" integrity=\"{$entry['integrity']}\"$fetch></script>";
		};
		// What a page pins keeps its content under its name: a page from a cache has the loader of its own release. Manifests of
		// earlier releases have nothing to pin.
		$pinned = static fn( $entry ) => isset( $entry['hashed'] )
			? "src=\"{$address( $entry['hashed']['file'] )}\" crossorigin integrity=\"{$entry['hashed']['integrity']}\""
			: "src=\"{$address( $entry['file'] )}\"";
		$table  = $manifest['integrity']['integrity'] ?? '';
		// What an expected wall needs follows what decides on it; each file is written once.
		$ordered = array_merge( array_filter( $sent['scripts'], $decides ), array_filter( $later, $not( $is_style ) ), array_filter( $sent['scripts'], $not( $decides ) ) );
		$ordered = array_intersect_key( $ordered, array_unique( array_column( $ordered, 'file' ) ) );
		// No text of the settings can close the element. One that is not UTF-8, as from a database in another encoding, and a number
		// that JSON does not have lose themselves only: json_encode would write nothing at all.
		$flags = JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR;
		$json  = static fn( $value ) => json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$rules = array();
		foreach ( array( 'prefetch', 'prerender' ) as $kind ) {
			$eagerness = $page['speculation'][ $kind ] ?? '';
			// Manifests of earlier releases do not say what to leave out.
			if ( ! $eagerness || ! isset( $manifest['speculation'] ) ) {
				continue;
			}
			$where          = array(
				array( 'href_matches' => '/*' ),
				array( 'not' => array( 'href_matches' => array_merge( $manifest['speculation']['addresses'], $page['speculation']['exclude'] ?? array() ) ) ),
				array( 'not' => array( 'selector_matches' => $manifest['speculation']['links'] ) ),
			);
			$rules[ $kind ] = array(
				array(
					'where'     => array( 'and' => $where ),
					'eagerness' => $eagerness,
				),
			);
		}
		$site = '' === $page['siteFile'] ? '' : " data-site-file=\"{$escaped( $page['siteFile'] )}\"";
		$copy = '' === $page['manifestPath'] ? '' : " data-manifest=\"{$escaped( $page['manifestPath'] )}\"";
		$head = array_merge(
			array(
				$page['inline'] ? "<script$nonced>{$read_file( $manifest['head']['file'] )}</script>" : "<script$nonced {$pinned( $manifest['head'] )}></script>",
				$page['inline'] ? "<style$nonced>{$read_file( $manifest['styles']['base']['file'] )}</style>" : $link( $manifest['styles']['base'] ),
				"<script type=\"application/json\" id=\"site-config\">{$json( $page['config'] ? $page['config'] : new stdClass() )}</script>",
			),
			$site ? array( "<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{$escaped( $page['siteFile'] )}\">" ) : array(),
			array( "<script$nonced async {$pinned( $manifest['loader'] )}" . ( $table ? " data-integrity=\"$table\"" : '' ) . "$copy$site></script>" ),
			array_map( $style, $sent['styles'] ),
			array_map( $script, $ordered ),
			$own ? array( "<link rel=\"preload\" as=\"fetch\" crossorigin fetchpriority=\"low\" href=\"{$address( $manifest['integrity']['file'] )}\">" ) : array(),
			$rules ? array( "<script$nonced type=\"speculationrules\">{$json( $rules )}</script>" ) : array()
		);
		return array(
			'head'    => implode( "\n", $head ),
			'bodyEnd' => implode( "\n", array_map( $style, array_filter( $later, $is_style ) ) ),
		);
	}
}
