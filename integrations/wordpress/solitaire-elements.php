<?php
/**
 * Plugin Name:       Solitaire Elements
 * Description:       Solitaire games for posts and pages, as a block and a shortcode. For mouse, touch, keyboard and screen reader.
 * Version:           @VERSION@
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            solitaire-elements contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       solitaire-elements
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'SOLITAIRE_ELEMENTS_VERSION', '@VERSION@' );
define( 'SOLITAIRE_ELEMENTS_FILE', __FILE__ );

require_once __DIR__ . '/includes/catalogue.php';
require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/scripts.php';
require_once __DIR__ . '/includes/wins.php';
require_once __DIR__ . '/includes/wins-api.php';
require_once __DIR__ . '/includes/game.php';
require_once __DIR__ . '/includes/problems.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/shortcode.php';
