import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { documentProperty } from '../../../core/runtime/page/document-property.ts';
import { pageTurn } from '../../../core/runtime/page/page-turn.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { dataPathsOf } from './data-paths-of.ts';
import { DownloadRefused, requireDownloadRights, validPermissions } from './download-rights.ts';
import { parsePaperAddress } from './paper-address.ts';

/** The first hook of a page reports the issue, so that it is reported once, however many hooks there are. */
const takeTurn = pageTurn();

/** The page type of the digital paper. */
const PAPER_PAGE = 'de';

/**
 * Connects a page to the digital edition of the paper: shows logged-in visitors with download rights a link to the
 * article as it was printed [digital-paper-6, digital-paper-7], and on the issue's own pages reports the issue that
 * they read [digital-paper-9].
 */
export default enhancer({
  attributes: {
    /** The article's id, if it is not that of the page. */
    articleId: optional(text()),
    /** The address of the page in the digital edition, if no link in the hook leads to it. */
    editionUrl: optional(text()),
  },
  enhance(hook, { articleId, editionUrl }, { feature, page, signal }) {
    const body = documentProperty('body');
    const id = articleId ?? page.articleId;
    const links = [...(hook.matches('a') ? [hook] : []), ...hook.querySelectorAll('a[href]')];
    const paths = dataPathsOf({
      named: editionUrl,
      links: links.map((link) => link.getAttribute('href') ?? ''),
      page: new URL(location.href),
    });
    const isFirst = takeTurn(page, signal);
    const issue = isFirst ? parsePaperAddress(location) : undefined;
    const isPaper = isFirst && (issue !== undefined || page.pageType === PAPER_PAGE);
    // The debug switch of `view-date.ts`.
    if (isFirst && location.hash.includes('viewdate=')) {
      import('./open-issue.ts')
        .then(({ obeyViewDateSwitch }) => obeyViewDateSwitch(location.href))
        .catch((cause: unknown) => warn(feature, `The debug switch could not be obeyed: ${cause}`));
    }

    whileVisitor(
      page,
      (visitor, present) => {
        const warnUnless = (problem: string) => (cause: unknown) =>
          present.aborted || warn(feature, problem.replace('%', String(cause)));
        if (visitor.loggedIn && isPaper) {
          const open = () =>
            void import('./open-issue.ts')
              .then(({ openIssue }) => openIssue(page, issue, present))
              .catch(warnUnless('The view date is not known: %'));
          // A prerendered issue has not been read, and does not count as viewed.
          onceActivated(open, present);
        }
        if (id === '') return;
        try {
          const isDenied = new URLSearchParams(page.query).getAll('debug').includes('no-download-rights');
          requireDownloadRights(visitor, validPermissions(body, hook), isDenied);
        } catch (cause) {
          if (!(cause instanceof DownloadRefused)) throw cause;
          return setAttributes(hook, { 'data-rejection': cause.code }, present);
        }
        import('./link-pdf.ts')
          .then(({ linkPdf }) => linkPdf(hook, { page, articleId: id, paths, signal: present }))
          .catch(warnUnless('The edition could not be fetched: % There is no link to the PDF.'));
      },
      signal,
    );
  },
});
