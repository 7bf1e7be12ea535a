import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasPhp } from './php.ts';

const INCLUDES = 'integrations/wordpress/nmt-widgets/includes';

/** The WordPress functions that the file calls, as far as needed, and the hook as a plain element. */
const WORDPRESS = `
define('ABSPATH', '/');
function __($text) { return $text; }
function wp_specialchars_decode($text) { return $text; }
function shortcode_unautop($content) { return $content; }
function do_shortcode($content) { return "{$content}"; }
final class NMT_Widgets_Hook {
  public static function render($name, $given, $content, $classes = '', $found = array()) {
    return implode('', $found) . "<$name>$content</$name>";
  }
}`;

const php = (code: string) => execFileSync('php', ['-r', code], { encoding: 'utf8' });
const literal = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

describe.skipIf(!hasPhp)('the shortcode of the WordPress plugin (skipped without php-cli)', () => {
  const render = (content: string) =>
    php(
      `${WORDPRESS} require '${INCLUDES}/class-nmt-widgets-shortcode.php'; echo NMT_Widgets_Shortcode::render(array('feature' => 'paywall', 'expected'), ${literal(content)});`,
    );

  it('has what is between its tags for its content', () => {
    expect(render('Artikel')).toBe('<paywall>Artikel</paywall>');
  });

  it('takes no article that ends at the end of a later one, and says how to close it', () => {
    expect(render('Artikel [nmt feature="quiz"]Quiz')).toBe(
      '[nmt feature="paywall" …] is not closed: end it with /], or with [/nmt] behind its content.' +
        '<paywall></paywall>Artikel [nmt feature="quiz"]Quiz[/nmt]',
    );
  });

  it.each([
    ['/csp-reports/', 1],
    ['https://reports.example/krant', 1],
    ['//elsewhere.example', 0],
    ['http://reports.example/', 0],
    ['https://reports.example/; script-src *', 0],
  ])('takes %s for an address of reports: %i', (address, expected) => {
    const code = `define('ABSPATH', '/'); require '${INCLUDES}/class-nmt-widgets-policy.php'; echo preg_match(NMT_Widgets_Policy::REPORT_URI, ${literal(address)});`;
    expect(php(code)).toBe(String(expected));
  });
});
