<?php
/**
 * Plugin Name:       NMT Widgets
 * Description:       The browser features of nmt-widgets on a WordPress site: head, page facts, blocks and a shortcode, checked against the contract of the build.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            De Nieuwe Morgentijd
 * License:           UNLICENSED
 * Text Domain:       nmt-widgets
 * Domain Path:       /languages
 *
 * @package NMT_Widgets
 */

defined( 'ABSPATH' ) || exit;

define( 'NMT_WIDGETS_FILE', __FILE__ );
define( 'NMT_WIDGETS_VERSION', '1.0.0' );

// The renderer of integrations/head/, which tools outside WordPress use as well; pack.mjs puts it here.
require_once __DIR__ . '/includes/head.php';
require_once __DIR__ . '/includes/class-nmt-widgets-contract.php';
require_once __DIR__ . '/includes/class-nmt-widgets-config.php';
require_once __DIR__ . '/includes/class-nmt-widgets-options.php';
require_once __DIR__ . '/includes/class-nmt-widgets-build.php';
require_once __DIR__ . '/includes/class-nmt-widgets-hook.php';
require_once __DIR__ . '/includes/class-nmt-widgets-blocks.php';
require_once __DIR__ . '/includes/class-nmt-widgets-shortcode.php';
require_once __DIR__ . '/includes/class-nmt-widgets-consent.php';
require_once __DIR__ . '/includes/class-nmt-widgets-page.php';
require_once __DIR__ . '/includes/class-nmt-widgets-policy.php';
require_once __DIR__ . '/includes/class-nmt-widgets-settings.php';
require_once __DIR__ . '/includes/template-tags.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'nmt-widgets', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	},
	1
);

NMT_Widgets_Options::add_hooks();
NMT_Widgets_Build::add_hooks();
NMT_Widgets_Hook::add_hooks();
NMT_Widgets_Blocks::add_hooks();
NMT_Widgets_Shortcode::add_hooks();
NMT_Widgets_Consent::add_hooks();
NMT_Widgets_Page::add_hooks();
NMT_Widgets_Policy::add_hooks();
NMT_Widgets_Settings::add_hooks();

register_deactivation_hook( __FILE__, array( 'NMT_Widgets_Build', 'forget_everywhere' ) );
