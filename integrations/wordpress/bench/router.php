<?php
/**
 * The bench's web server: files of the build under /assets/, files of WordPress, and WordPress itself for all else.
 */

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$dist = getenv( 'NMT_BENCH_DIST' );

if ( preg_match( '~^/assets/([\w-][\w.-]*\.(js|css|json))$~', $path, $match ) && is_file( "$dist/$match[1]" ) ) {
	$types = array(
		'js'   => 'text/javascript',
		'css'  => 'text/css',
		'json' => 'application/json',
	);
	header( "Content-Type: {$types[ $match[2] ]}; charset=utf-8" );
	header( 'Access-Control-Allow-Origin: *' );
	header( 'X-Content-Type-Options: nosniff' );
	readfile( "$dist/$match[1]" );
	return true;
}
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$file = rtrim( $file, '/' ) . '/index.php';
}
if ( is_file( $file ) ) {
	if ( '.php' !== substr( $file, -4 ) ) {
		return false;
	}
	$_SERVER['SCRIPT_NAME']     = substr( $file, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	$_SERVER['SCRIPT_FILENAME'] = $file;
	chdir( dirname( $file ) );
	require $file;
	return true;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
return true;
