import { describe, expect, it } from 'vitest';
import { loadScorer } from '../../../../../../widgets/paywall/paywall/funnel/load-scorer.ts';
import {
  levelOf,
  type Score,
  scoreByLength,
} from '../../../../../../widgets/paywall/paywall/funnel/password-level.ts';
import { scoreByTool } from '../../../../../../widgets/paywall/paywall/funnel/score-by-tool.ts';

describe('password strength', () => {
  it('has six levels, of which the last three pass [password-strength-1, password-strength-3]', () => {
    const scores: Score[] = [0, 1, 2, 3, 4];
    const levels = [levelOf('', 0), ...scores.map((score) => levelOf('lang genoeg', score))];
    expect(levels.map(({ name, passes }) => [name, passes])).toEqual([
      ['Te kort', false],
      ['Erg zwak', false],
      ['Zwak', false],
      ['Goed', true],
      ['Sterk', true],
      ['Erg sterk', true],
    ]);
    expect(levelOf('a', 4).passes).toBe(false);
  });

  it('calls a password under two characters too short [password-strength-2]', () => {
    expect(levelOf('', 4).name).toBe('Te kort');
    expect(levelOf('a', 4).name).toBe('Te kort');
    expect(levelOf('ab', 0).name).toBe('Erg zwak');
  });

  it('judges by a tool that knows Dutch words, names and patterns of keys [password-strength-4]', () => {
    for (const weak of ['welkom', 'wachtwoord', 'amsterdam', 'qwertyuiop', 'thomas123', 'aaaaaaaaaaaa']) {
      expect(levelOf(weak, scoreByTool(weak, [])).passes, weak).toBe(false);
    }
    expect(scoreByTool('vier fietsen in de regen zonder jas', [])).toBe(4);
    expect(scoreByTool('jasmijnvermeulen', ['jasmijnvermeulen@lezers.example'])).toBeLessThan(2);
  });

  it('scores no more than the first forty characters: a longer text would hold up the page at each key', () => {
    const start = 'abc1'.repeat(10);
    expect(scoreByTool(`${start}welkom`, [])).toBe(scoreByTool(start, []));
    expect(scoreByTool(`${'a'.repeat(40)}vier fietsen in de Regen 7`, [])).toBe(
      scoreByTool('a'.repeat(40), []),
    );
  });

  it('has a scorer of its own where the tool cannot be had [password-strength-4]', () => {
    expect(scoreByLength('kort', [])).toBe(0);
    expect(scoreByLength('aaaaaaaaaaaaaaaaaaaaaaaa', [])).toBe(0);
    expect(scoreByLength('jan@post.nl12!A', ['jan@post.nl'])).toBe(0);
    expect(scoreByLength('Vier fietsen in de regen 7', [])).toBe(4);
  });
});

it('takes the scorer that the site wants [password-strength-4]', async () => {
  expect(await loadScorer('length')).toBe(scoreByLength);
  expect(await loadScorer('zxcvbn')).toBe(scoreByTool);
});
