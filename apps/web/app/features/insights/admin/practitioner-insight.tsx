import type { User } from '@salvia/contract/people/current-user'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { AtRisk } from '../at-risk.tsx'
import { Behind } from '../behind.tsx'
import { InsightPage } from '../insight-page.tsx'
import { practitionerInsightsQuery, readMonths, readProduct } from '../insight-queries.ts'
import { adminRows, type Days, seesWallets } from '../insight-rows.ts'
import css from '../insights.module.css'
import { togetherRows } from '../month-rows.ts'
import { SoldProducts } from '../sold-products.tsx'

type Props = { id: string; user: User }

/** One practitioner's figures, for admins. */
export function PractitionerInsight({ id, user }: Props) {
  const [search] = useSearchParams()
  const [offset, setOffset] = useState(0)
  const of = { practitionerId: id, monthsCount: readMonths(search) }
  const found = useQuery({ ...practitionerInsightsQuery(of), placeholderData: keepPreviousData })
  const products = useQuery({
    ...practitionerInsightsQuery({ ...of, name: readProduct(search), offset }),
    placeholderData: keepPreviousData,
  })
  if (found.error && !found.data) return <FailedRecord error={found.error} onRetry={() => found.refetch()} />
  const practitioner = found.data?.practitioner
  const name = practitioner && (practitioner.fullName || m.person_erased())
  const days = found.data && togetherRows(found.data)[0]?.days
  return (
    <div className={css.record}>
      <title>{name ?? m.menu_admin_insights()}</title>
      <InsightPage
        title={name ?? m.menu_admin_insights()}
        above={<Link to="/admin/practitioner-insights">{m.menu_admin_insights()}</Link>}
        found={found}
        monthsCount={of.monthsCount}
        rowsOf={adminRows(id, { seesWallets: seesWallets(user) })}
        planPath={(plan) => `/admin/recommendations/${plan}`}
        products={
          <SoldProducts
            found={products}
            onGo={setOffset}
            nameOf={({ productId, name }) => <Link to={`/admin/products/${productId}`}>{name}</Link>}
            ordersOf={({ productId, orders }) => (
              <Behind path={days ? ordersOf(id, productId, days) : null}>{String(orders)}</Behind>
            )}
          />
        }
        atRisk={(clients) => (
          <AtRisk clients={clients} way={<Link to={`/admin/practitioners/${id}`}>{name}</Link>} />
        )}
        none={<EmptyState title={m.insights_none_title()}>{m.insights_none_admin()}</EmptyState>}
      />
    </div>
  )
}

const ordersOf = (practitionerId: string, productId: string, { from, to }: Days): string =>
  `/admin/orders?practitionerId=${practitionerId}&productId=${productId}&placedFrom=${from}&placedTo=${to}`
