<?php
/**
 * Renders shortcodes and blocks without WordPress: `php without-wordpress.php PLUGIN`, with a list of them as JSON on the standard input.
 * Prints the HTML of each as JSON. Its functions stand in for those of WordPress, as an editor of post 7 would meet them.
 */

define( 'ABSPATH', __DIR__ );
define( 'SOLITAIRE_ELEMENTS_FILE', $argv[1] . '/solitaire-elements.php' );
define( 'SOLITAIRE_ELEMENTS_VERSION', '0' );

function __( $text ) {
	return $text;
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_html__( $text ) {
	return esc_html( $text );
}
function esc_url( $url ) {
	return $url;
}
function shortcode_atts( $defaults, $given ) {
	return array_merge( $defaults, array_intersect_key( $given, $defaults ) );
}
function get_the_ID() {
	return 7;
}
function get_permalink() {
	return 'https://example.test/post';
}
function current_user_can() {
	return true;
}
function is_feed() {
	return false;
}
function doing_filter() {
	return false;
}
function get_locale() {
	return 'en_US';
}
function plugins_url( $path ) {
	return "https://example.test/$path";
}
function plugin_dir_path( $file ) {
	return dirname( $file ) . '/';
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-solitaire-elements-solitaire"';
}
function add_shortcode() {}
function add_action() {}
function wp_enqueue_script() {}
function wp_enqueue_style() {}

foreach ( array( 'catalogue', 'game', 'languages', 'problems', 'scripts', 'shortcode', 'wins' ) as $file ) {
	require "$argv[1]/includes/$file.php";
}

$defaults = array_map(
	fn ( $attribute ) => $attribute['default'],
	json_decode( file_get_contents( "$argv[1]/block/block.json" ), true )['attributes']
);

/** As a block is rendered: WordPress has put defaults in the place of what is missing or not allowed. */
function render( $attributes, $saved, $plugin ) {
	$block = (object) array( 'parsed_block' => array( 'attrs' => $saved ) );
	ob_start();
	require "$plugin/block/render.php";
	return ob_get_clean();
}

$answers = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $asked ) {
	$saved     = $asked['block'] ?? array();
	$allowed   = in_array( $saved['deal'] ?? 'random', array( 'random', 'daily', 'seed' ), true ) ? $saved : array_diff_key( $saved, array( 'deal' => 1 ) );
	$answers[] = isset( $asked['shortcode'] )
		? solitaire_elements_shortcode( $asked['shortcode'] )
		: render( array_merge( $defaults, $allowed ), $saved, $argv[1] );
}
echo json_encode( $answers );
