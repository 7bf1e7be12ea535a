import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from '../../../../tools/changed/changed-files.ts';

let root: string;

function git(...args: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'pipe' });
}

function write(name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'built');
  write('kept', '1');
  write('edited', '1');
  write('gone', '1');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('names what was edited, added and deleted since the last commit, and nothing that is ignored', () => {
  write('edited', '2');
  write('staged', '1');
  git('add', 'staged');
  write('new', '1');
  write('built', '1');
  rmSync(join(root, 'gone'));
  expect(changedFiles(root)).toEqual({ present: ['edited', 'new', 'staged'], deleted: ['gone'] });
});

it('compares with where a branch began, not with what came to the other one since', () => {
  git('checkout', '-q', '-b', 'mine');
  write('edited', '2');
  git('commit', '-qam', 'Mine');
  git('checkout', '-q', 'main');
  write('kept', '2');
  git('commit', '-qam', 'Theirs');
  git('checkout', '-q', 'mine');
  expect(changedFiles(root, 'main')).toEqual({ present: ['edited'], deleted: [] });
  expect(changedFiles(root)).toEqual({ present: [], deleted: [] });
});

it('says that there is no such commit', () => {
  expect(() => changedFiles(root, 'nowhere')).toThrow(/nowhere/);
});
