import { describe, expect, it } from 'vitest';
import { blockOf, usedRules } from '../../../demo/server/used-rules.ts';

const used = (css: string, ...blocks: string[]) => usedRules(css, new Set(blocks));

describe('blockOf', () => {
  it.each([
    ['teaser', 'teaser'],
    ['teaser__meta', 'teaser'],
    ['teaser--row', 'teaser'],
    ['teaser__meta--small', 'teaser'],
    ['my-news', 'my-news'],
  ])('%s is of the block %s', (className, block) => {
    expect(blockOf(className)).toBe(block);
  });
});

describe('usedRules', () => {
  it.each([
    ['.a{color:red}', '.a{color:red}'],
    ['.b{color:red}', ''],
    ['.a__part--wide{color:red}', '.a__part--wide{color:red}'],
    ['p{color:red}', 'p{color:red}'],
    ['[data-widget=weather]:hover{color:red}', '[data-widget=weather]:hover{color:red}'],
    ['.a .b{color:red}', ''],
    ['.a,.b{color:red}', '.a{color:red}'],
    ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
    [':is(.a,.b) p{color:red}', ':is(.a,.b) p{color:red}'],
    [':where(.b,.b .a) p{color:red}', ''],
    ['.a:has(>.b){color:red}', ''],
    ['@media(width>=40em){.a{color:red}.b{color:red}}', '@media(width>=40em){.a{color:red}}'],
    ['@media(width>=40em){.b{color:red}}', ''],
    ['@supports(color:red){@media print{.b{color:red}}}', ''],
    ['@keyframes b{50%{opacity:0}to{opacity:1}}', '@keyframes b{50%{opacity:0}to{opacity:1}}'],
    ['@font-face{font-family:Serif;src:url(a)}', '@font-face{font-family:Serif;src:url(a)}'],
  ])('of %s, a page with the block a keeps "%s"', (css, kept) => {
    expect(used(css, 'a')).toBe(kept);
  });
});
