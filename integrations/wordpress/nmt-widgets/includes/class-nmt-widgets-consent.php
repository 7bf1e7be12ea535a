<?php
/**
 * The way to the cookie settings: a block, and an item for menus.
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Offers the link that opens the settings of consent, which every page needs where visitors are asked for it.
 */
final class NMT_Widgets_Consent {

	const BLOCK   = 'nmt-widgets/cookie-settings';
	const SCRIPT  = 'nmt-widgets-cookie-settings';
	const ADDRESS = '#modal=consent-preferences';
	const BOX     = 'nmt-widgets-menu';

	/**
	 * Registers with WordPress.
	 */
	public static function add_hooks() {
		// After the blocks of the features, whose category it shares.
		add_action( 'init', array( __CLASS__, 'register' ), 11 );
		add_action( 'admin_head-nav-menus.php', array( __CLASS__, 'add_menu_box' ) );
	}

	/**
	 * Registers the block; its script also offers the link in the navigation of block themes.
	 */
	public static function register() {
		wp_register_script(
			self::SCRIPT,
			plugins_url( 'assets/cookie-settings.js', NMT_WIDGETS_FILE ),
			array( 'wp-block-editor', 'wp-blocks', 'wp-element' ),
			NMT_WIDGETS_VERSION,
			true
		);
		$data = array(
			'name'     => self::BLOCK,
			'category' => NMT_Widgets_Blocks::CATEGORY,
			'label'    => self::label(),
			'address'  => self::ADDRESS,
		);
		wp_add_inline_script( self::SCRIPT, 'window.nmtCookieSettings = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
		register_block_type(
			self::BLOCK,
			array(
				'api_version'     => 2,
				'title'           => self::label(),
				'category'        => NMT_Widgets_Blocks::CATEGORY,
				'icon'            => 'privacy',
				'editor_script'   => self::SCRIPT,
				'render_callback' => static function () {
					return '<p><a href="' . esc_attr( self::ADDRESS ) . '">' . esc_html( self::label() ) . '</a></p>';
				},
			)
		);
	}

	/**
	 * Offers the link in the menus of classic themes.
	 */
	public static function add_menu_box() {
		add_meta_box( self::BOX, __( 'NMT Widgets', 'nmt-widgets' ), array( __CLASS__, 'render_menu_box' ), 'nav-menus', 'side' );
	}

	/**
	 * Writes the box in the form that the page of menus reads: a list of items with their fields.
	 */
	public static function render_menu_box() {
		$list = self::BOX . '-items';
		?>
		<div id="<?php echo esc_attr( $list ); ?>" class="posttypediv">
			<div class="tabs-panel tabs-panel-active">
				<ul class="categorychecklist form-no-clear">
					<li>
						<label class="menu-item-title"><input type="checkbox" class="menu-item-checkbox" name="menu-item[-1][menu-item-object-id]" value="-1"> <?php echo esc_html( self::label() ); ?></label>
						<input type="hidden" class="menu-item-type" name="menu-item[-1][menu-item-type]" value="custom">
						<input type="hidden" class="menu-item-title" name="menu-item[-1][menu-item-title]" value="<?php echo esc_attr( self::label() ); ?>">
						<input type="hidden" class="menu-item-url" name="menu-item[-1][menu-item-url]" value="<?php echo esc_attr( self::ADDRESS ); ?>">
					</li>
				</ul>
			</div>
			<p class="button-controls">
				<span class="add-to-menu">
					<input type="submit" class="button submit-add-to-menu right" value="<?php esc_html_e( 'Add to menu', 'nmt-widgets' ); ?>" name="add-<?php echo esc_attr( $list ); ?>" id="submit-<?php echo esc_attr( $list ); ?>">
					<span class="spinner"></span>
				</span>
			</p>
		</div>
		<?php
	}

	/**
	 * What the link says.
	 */
	private static function label(): string {
		return __( 'Cookie settings', 'nmt-widgets' );
	}
}
