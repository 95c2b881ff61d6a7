<?php
/**
 * The block as readers see it.
 *
 * @package solitaire-elements
 *
 * @var string[] $attributes What the author chose.
 * @var WP_Block $block      The block as it is saved.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// Before WordPress 7.0, blocks made by PHP have to write their anchor themselves.
$solitaire_elements_anchor = '' === $attributes['anchor'] ? array() : array( 'id' => $attributes['anchor'] );

// WordPress puts the default in the place of a deal that there is not, and tells nobody.
$solitaire_elements_deal = $block->parsed_block['attrs']['deal'] ?? $attributes['deal'];
$attributes['deal']      = is_string( $solitaire_elements_deal ) ? $solitaire_elements_deal : $attributes['deal'];

// All of it is escaped where it is made.
echo solitaire_elements_game( $attributes, get_block_wrapper_attributes( $solitaire_elements_anchor ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
