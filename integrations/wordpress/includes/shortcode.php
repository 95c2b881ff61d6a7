<?php
/**
 * The shortcode: [solitaire game="bakers-dozen" seed="42"].
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * A value without the typographic quotes around it. Editors write them in place of straight ones, or as entities, and WordPress takes
 * them for a part of the value.
 *
 * @param string $value The value of an attribute.
 * @return string
 */
function solitaire_elements_unquoted( $value ) {
	$entity = '&(?:[blr]dquo|[lr]squo|sbquo|[lr]s?aquo|[Pp]rime|quot|#(?:34|171|187|8216|8217|8218|8220|8221|8222|8242|8243));';
	$quote  = "(?:[„“”‟″«»‘’‚‛′‹›]|$entity)";
	return preg_replace( "/^$quote+|$quote+$/u", '', $value ) ?? $value;
}

/**
 * The HTML of a shortcode. `[solitaire daily]` and `[solitaire daily="true"]` mean the same.
 *
 * @param array|string $given Its attributes; an empty text where it has none.
 * @return string
 */
function solitaire_elements_shortcode( $given ) {
	$defaults = array(
		'game'  => 'bakers-dozen',
		'games' => '',
		'seed'  => '',
		'daily' => 'false',
		'felt'  => '',
		'lang'  => '',
		'wins'  => '',
	);
	$named    = array();
	$problems = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = $value;
			$value = 'true';
		}
		$unquoted = solitaire_elements_unquoted( $value );
		if ( $unquoted !== $value ) {
			/* translators: %s: the name of an attribute. */
			$problems[] = sprintf( __( '%s is in typographic quotes; write straight ones, as in seed="42".', 'solitaire-elements' ), $name );
		}
		if ( '' !== $name ) {
			$named[ $name ] = $unquoted;
		}
	}

	$wanted             = shortcode_atts( $defaults, $named, 'solitaire' );
	$wanted['deal']     = '' === $wanted['seed'] ? 'random' : 'seed';
	$wanted['problems'] = $problems;
	foreach ( array_keys( array_diff_key( $named, $defaults ) ) as $name ) {
		$wanted['problems'][] = sprintf(
			/* translators: 1: the name of an attribute, 2: a list of names. */
			__( 'Unknown attribute “%1$s”; there are %2$s.', 'solitaire-elements' ),
			$name,
			implode( ', ', array_keys( $defaults ) )
		);
	}
	if ( ! in_array( $wanted['daily'], array( 'false', '0' ), true ) ) {
		$wanted['deal'] = 'daily';
	}
	return solitaire_elements_game( $wanted, 'class="wp-block-solitaire-elements-solitaire"' );
}
add_shortcode( 'solitaire', 'solitaire_elements_shortcode' );
