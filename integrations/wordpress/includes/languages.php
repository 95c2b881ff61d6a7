<?php
/**
 * Which language of the elements serves a post.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The language for a tag, as the elements find it: `de` serves `de_AT` and `de-DE-formal`, `he` the old `iw`, and `zh-Hant` serves
 * `zh-TW`, but `zh` does not.
 *
 * @param string $tag A language tag such as `de-AT`, or a locale of WordPress such as `de_AT_formal`.
 * @return string A key of the languages, or an empty text where there is none.
 */
function solitaire_elements_nearest_language( $tag ) {
	$known = array();
	foreach ( array_keys( solitaire_elements_languages() ) as $language ) {
		$known[ strtolower( $language ) ] = $language;
	}
	$tag = str_replace( '_', '-', strtolower( trim( $tag ) ) );
	$tag = preg_replace( array( '/[.@].*/s', '/^iw\b/', '/^in\b/' ), array( '', 'he', 'id' ), $tag );
	while ( '' !== $tag ) {
		if ( isset( $known[ $tag ] ) ) {
			return $known[ $tag ];
		}
		if ( preg_match( '/^zh-(tw|hk|mo)$/', $tag ) ) {
			$tag = 'zh-hant';
		} elseif ( 'zh-hant' === $tag ) {
			return '';
		} else {
			$tag = substr( $tag, 0, (int) strrpos( $tag, '-' ) );
		}
	}
	return '';
}

/**
 * The language of the site, where a game speaks it.
 *
 * @return string A key of the languages, `en` where there is no better one.
 */
function solitaire_elements_site_language() {
	$nearest = solitaire_elements_nearest_language( get_locale() );
	return '' === $nearest ? 'en' : $nearest;
}
