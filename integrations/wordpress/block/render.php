<?php
/**
 * The block as readers see it.
 *
 * @package solitaire-elements
 *
 * @var string[] $attributes What the author chose.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// Before WordPress 7.0, blocks made by PHP have to write their anchor themselves.
$solitaire_elements_anchor = '' === $attributes['anchor'] ? array() : array( 'id' => $attributes['anchor'] );

// All of it is escaped where it is made.
echo solitaire_elements_game( $attributes, get_block_wrapper_attributes( $solitaire_elements_anchor ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
