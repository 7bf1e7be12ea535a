// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as site from '../../../../../core/runtime/caretaker/report-site-file.site.ts';
import { reportSiteFile } from '../../../../../core/runtime/caretaker/report-site-file.ts';
import { logged, takeLogged } from '../../../support/logged.ts';

it('names a site file that the build does not read', () => {
  document.head.innerHTML =
    '<script type="x" src="/assets/loader.js" data-site-file="/nmt/site.json"></script>';
  reportSiteFile();
  logged('warn nmt loader: data-site-file is "/nmt/site.json", but this build reads no site file');
});

it('says nothing without one, and in the build for sites', () => {
  site.reportSiteFile();
  document.head.innerHTML = '<script type="x" src="/assets/loader.js"></script>';
  reportSiteFile();
  expect(takeLogged(/./)).toEqual([]);
});
