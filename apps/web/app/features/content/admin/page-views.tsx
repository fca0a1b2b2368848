import type { PageViewCount } from '@salvia/contract/analytics/analytics'
import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import css from './admin-content-page.module.css'

/** How often pages were viewed; null where this server does not count that itself. */
export const PageViews = ({ pages }: { pages: PageViewCount[] | null }) => (
  <section className={css.part} aria-labelledby="views">
    <h2 id="views" className="t20">
      {m.content_views_title()}
    </h2>
    <p className="second">{pages === null ? m.content_views_elsewhere() : m.content_views_lead()}</p>
    {pages?.length === 0 && <EmptyState title={m.content_views_none()} />}
    {pages !== null && pages.length > 0 && (
      <DataTable
        caption={m.content_views_title()}
        rows={pages}
        keyOf={({ page }) => page}
        columns={[
          { id: 'page', title: m.content_views_page(), isName: true, cell: ({ page }) => page },
          {
            id: 'views',
            title: m.content_views_count(),
            isFigure: true,
            cell: ({ views }) => formatNumber(views, getLocale()),
          },
        ]}
      />
    )}
  </section>
)
