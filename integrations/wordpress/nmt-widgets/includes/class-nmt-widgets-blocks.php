<?php
/**
 * One dynamic block per feature, made from the contract.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Blocks `nmt-widgets/{feature}`: their attributes are those of the hook, their inner blocks what visitors without scripts see.
 */
final class NMT_Widgets_Blocks {

	const CATEGORY = 'nmt-widgets';
	const SCRIPT   = 'nmt-widgets-editor';

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		add_action( 'init', array( __CLASS__, 'register' ) );
		add_filter( 'block_categories_all', array( __CLASS__, 'add_category' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'describe' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'register_check' ) );
	}

	/**
	 * Registers a block for each feature.
	 */
	public static function register() {
		wp_register_script(
			self::SCRIPT,
			plugins_url( 'assets/editor.js', NMT_WIDGETS_FILE ),
			array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element' ),
			NMT_WIDGETS_VERSION,
			true
		);
		foreach ( NMT_Widgets_Build::contract()->features() as $name => $feature ) {
			register_block_type(
				self::block_name( $name ),
				array(
					'api_version'     => 2,
					'title'           => self::title( $name ),
					'description'     => $feature['purpose'],
					'category'        => self::CATEGORY,
					'icon'            => 'screenoptions',
					'attributes'      => self::schema( $feature ),
					'supports'        => array(
						'align'     => array( 'wide', 'full' ),
						'className' => false,
						'html'      => false,
					),
					'editor_script'   => self::SCRIPT,
					'render_callback' => static function ( $attributes, $content, $block ) use ( $name ) {
						return self::render( $name, (array) ( $block->parsed_block['attrs'] ?? $attributes ), $content );
					},
				)
			);
		}
	}

	/**
	 * Renders a block.
	 *
	 * @param string $name    The feature's name.
	 * @param array  $given   Values by the block's attribute, as stored: WordPress drops those that do not fit, without a word.
	 * @param string $content HTML of the inner blocks.
	 */
	private static function render( string $name, array $given, string $content ): string {
		$classes = ( $given['className'] ?? '' ) . ( isset( $given['align'] ) ? ' align' . $given['align'] : '' );
		return NMT_Widgets_Hook::render( $name, NMT_Widgets_Build::contract()->from_block( $name, $given ), $content, $classes );
	}

	/**
	 * The block's attributes.
	 *
	 * @param array $feature From the contract.
	 * @return array JSON Schemas by key.
	 */
	private static function schema( array $feature ): array {
		$types  = array(
			'integer' => 'integer',
			'decimal' => 'number',
			'flag'    => 'boolean',
		);
		$schema = array();
		foreach ( $feature['attributes'] as $attribute ) {
			$schema[ NMT_Widgets_Contract::block_key( $attribute['name'] ) ] = array_filter(
				array(
					'type'    => $types[ $attribute['type'] ] ?? 'string',
					'enum'    => 'word' === $attribute['type'] ? $attribute['values'] : null,
					'minimum' => $attribute['min'] ?? null,
					'maximum' => $attribute['max'] ?? null,
				),
				static function ( $value ) {
					return null !== $value;
				}
			);
		}
		return $schema;
	}

	/**
	 * A category of their own.
	 *
	 * @param array $categories Those of the editor.
	 */
	public static function add_category( $categories ) {
		$categories[] = array(
			'slug'  => self::CATEGORY,
			'title' => __( 'NMT Widgets', 'nmt-widgets' ),
		);
		return $categories;
	}

	/**
	 * Gives the editor's script the features and its texts.
	 */
	public static function describe() {
		$blocks   = array();
		$contents = NMT_Widgets_Build::contents();
		foreach ( NMT_Widgets_Build::contract()->features() as $name => $feature ) {
			$parts = array();
			foreach ( $contents[ $name ]['parts'] ?? array() as $part ) {
				$parts[] = array( $part['selector'] . ( empty( $part['required'] ) ? '' : ' *' ), $part['description'] ?? '' );
			}
			$fields = array();
			foreach ( $feature['attributes'] as $attribute ) {
				$fields[] = array(
					'key'      => NMT_Widgets_Contract::block_key( $attribute['name'] ),
					'label'    => NMT_Widgets_Contract::short_name( $attribute['name'] ) . ( empty( $attribute['required'] ) ? '' : ' *' ),
					'kind'     => $attribute['type'],
					'values'   => $attribute['values'] ?? array(),
					'min'      => $attribute['min'] ?? null,
					'max'      => $attribute['max'] ?? null,
					'help'     => $attribute['description'] ?? '',
					'expected' => NMT_Widgets_Contract::expects( $attribute ),
				);
			}
			$blocks[] = array(
				'name'        => self::block_name( $name ),
				'feature'     => $name,
				'title'       => self::title( $name ),
				'description' => $feature['purpose'],
				'attributes'  => self::schema( $feature ),
				'fields'      => $fields,
				'content'     => $feature['content'],
				'parts'       => $parts,
				'needs'       => $contents[ $name ]['needs'] ?? array(),
			);
		}
		$data = array(
			'blocks'   => $blocks,
			'category' => self::CATEGORY,
			'texts'    => array(
				'attributes' => __( 'Attributes', 'nmt-widgets' ),
				'none'       => __( 'This feature has no attributes.', 'nmt-widgets' ),
				'notSet'     => __( '(not set)', 'nmt-widgets' ),
				'content'    => __( 'What visitors without scripts see', 'nmt-widgets' ),
				'parts'      => __( 'Parts of the content', 'nmt-widgets' ),
				'needs'      => __( 'Has to be elsewhere on the page:', 'nmt-widgets' ),
				'example'    => __( 'Insert the example', 'nmt-widgets' ),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.nmtWidgets = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * The check that the editor asks for while an editor types.
	 */
	public static function register_check() {
		register_rest_route(
			'nmt-widgets/v1',
			'/check',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array(
					'feature'    => array(
						'type'     => 'string',
						'required' => true,
					),
					'attributes' => array(
						'type'     => 'object',
						'required' => true,
					),
				),
				'callback'            => static function ( WP_REST_Request $request ) {
					$name     = $request['feature'];
					$contract = NMT_Widgets_Build::contract();
					return array( 'errors' => $contract->check( $name, $contract->from_block( $name, $request['attributes'] ) )['errors'] );
				},
			)
		);
	}

	/**
	 * The name of a feature's block.
	 *
	 * @param string $feature Such as `quiz`.
	 */
	private static function block_name( string $feature ): string {
		return "nmt-widgets/$feature";
	}

	/**
	 * The title of a feature's block.
	 *
	 * @param string $feature Such as `liveblog-block`.
	 * @return string Such as `Liveblog block`.
	 */
	private static function title( string $feature ): string {
		return ucfirst( str_replace( '-', ' ', $feature ) );
	}
}
