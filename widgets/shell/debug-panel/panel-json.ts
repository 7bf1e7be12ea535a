import type { Page } from '../../../core/runtime/page/page.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { describeValue } from './describe-value.ts';
import type { PanelData } from './use-panel-data.ts';

/** The properties of a visitor that identify nobody. */
export function shownVisitor(visitor: Visitor | undefined) {
  if (!visitor) return undefined;
  const { status, loggedIn, segment, familyStatus, permissions, productGroupCodes } = visitor;
  return { status, loggedIn, segment, familyStatus, permissions, productGroupCodes };
}

/** The facts of a page without its configuration, and without the query, which may contain a token. */
export function shownFacts({ config: _config, query: _query, ...facts }: Page) {
  return facts;
}

/**
 * Everything that the panel shows as JSON, for a ticket: nothing in it identifies a visitor.
 * @param data the data of the panel
 * @param page the page
 * @param visitor undefined while unknown
 */
export function panelJson(data: PanelData, page: Page, visitor: Visitor | undefined): string {
  const { rows, events, published, ...rest } = data;
  return JSON.stringify(
    {
      release: page.release,
      deployed: published?.release,
      page: shownFacts(page),
      config: page.config,
      visitor: shownVisitor(visitor),
      hooks: rows.map(({ hook: _hook, ...row }) => row),
      events: events.map(({ at, name, payload }) => ({ at, name, payload: describeValue(payload) })),
      ...rest,
    },
    null,
    2,
  );
}
