<?php
/**
 * Renders the pages of head-cases.json, from standard input, and prints the results as JSON.
 * Arguments: `php`, or `twig` with Debian's php-twig; `broken` gives all pages settings that JSON cannot hold.
 */

$text  = stream_get_contents( STDIN );
$cases = json_decode( $text, true );
$head  = dirname( __DIR__, 4 ) . '/integrations/head';
// The settings keep the difference between an object and a list.
$configs = array_map( fn( $case ) => $case->page->config ?? new stdClass(), json_decode( $text )->cases );

if ( 'broken' === ( $argv[2] ?? '' ) ) {
	$configs = array_map( fn() => array( 'latin' => "Caf\xe9", 'share' => NAN, 'kept' => 'é' ), $configs );
}

if ( 'twig' === $argv[1] ) {
	require_once '/usr/share/php/Twig/autoload.php';
	$loader = new Twig\Loader\ChainLoader(
		array(
			new Twig\Loader\FilesystemLoader( $head ),
			new Twig\Loader\ArrayLoader( array_combine( array_map( fn( $file ) => "@nmt/$file", array_keys( $cases['files'] ) ), $cases['files'] ) ),
		)
	);
	$twig   = new Twig\Environment( $loader, array( 'strict_variables' => true ) );
	$render = fn( $page ) => array(
		'head'    => $twig->render( 'head.html.twig', $page + array( 'manifest' => $cases['manifest'] ) ),
		'bodyEnd' => $twig->render( 'head.html.twig', $page + array( 'manifest' => $cases['manifest'], 'part' => 'bodyEnd' ) ),
	);
} else {
	require_once "$head/head.php";
	$render = fn( $page ) => nmt_render_head( $cases['manifest'], fn( $file ) => $cases['files'][ $file ], $page );
}

$results = array();
foreach ( $cases['cases'] as $index => $case ) {
	$page = $case['page'];
	if ( isset( $page['config'] ) || isset( $argv[2] ) ) {
		$page['config'] = $configs[ $index ];
	}
	$results[] = $render( $page );
}
echo json_encode( $results );
