<?php
/**
 * What an author may choose from.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The games, by their tags. scripts/wordpress.mjs writes one line for each.
 *
 * @return string[]
 */
function solitaire_elements_games() {
	return array(
		'@TAG@' => __( '@GAME@', 'solitaire-elements' ),
	);
}

/**
 * What a block or a shortcode can show, by its tag: a game, or today's games in one round.
 *
 * @return string[]
 */
function solitaire_elements_tags() {
	return solitaire_elements_games() + array( 'solitaire-round' => __( 'Daily round', 'solitaire-elements' ) );
}

/**
 * The felts. The empty one is that of the element, or of the theme's own styles.
 *
 * @return string[]
 */
function solitaire_elements_felts() {
	return array(
		''         => __( 'Default', 'solitaire-elements' ),
		'green'    => __( 'Green', 'solitaire-elements' ),
		'blue'     => __( 'Blue', 'solitaire-elements' ),
		'burgundy' => __( 'Burgundy', 'solitaire-elements' ),
		'slate'    => __( 'Slate', 'solitaire-elements' ),
	);
}

/**
 * What becomes of wins.
 *
 * @return string[]
 */
function solitaire_elements_countings() {
	return array(
		''      => __( 'Do not count', 'solitaire-elements' ),
		'count' => __( 'Count', 'solitaire-elements' ),
		'show'  => __( 'Count and show', 'solitaire-elements' ),
	);
}

/**
 * The languages of the elements, by their tags, each in its own words. English is in the first script, each other one
 * in a script of its own.
 *
 * @return string[]
 */
function solitaire_elements_languages() {
	return array(
		'en'      => 'English',
		'ar'      => 'العربية',
		'cs'      => 'Čeština',
		'de'      => 'Deutsch',
		'el'      => 'Ελληνικά',
		'es'      => 'Español',
		'fr'      => 'Français',
		'he'      => 'עברית',
		'hi'      => 'हिन्दी',
		'id'      => 'Bahasa Indonesia',
		'it'      => 'Italiano',
		'ja'      => '日本語',
		'ko'      => '한국어',
		'nl'      => 'Nederlands',
		'pl'      => 'Polski',
		'pt'      => 'Português (Brasil)',
		'pt-PT'   => 'Português (Portugal)',
		'ru'      => 'Русский',
		'sv'      => 'Svenska',
		'tr'      => 'Türkçe',
		'uk'      => 'Українська',
		'vi'      => 'Tiếng Việt',
		'zh'      => '简体中文',
		'zh-Hant' => '繁體中文',
	);
}

/**
 * Those of the languages that are read from the right.
 *
 * @return string[]
 */
function solitaire_elements_languages_from_right() {
	return array( 'ar', 'he' );
}
