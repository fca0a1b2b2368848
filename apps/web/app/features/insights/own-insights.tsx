import type { User } from '@salvia/contract/people/current-user'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { AtRisk } from './at-risk.tsx'
import { InsightPage, NoInsights } from './insight-page.tsx'
import { ownInsightsQuery, readMonths, readProduct } from './insight-queries.ts'
import { ownRows } from './insight-rows.ts'
import { SoldProducts } from './sold-products.tsx'

/** A practitioner's own figures. */
export function OwnInsights({ user }: { user: User }) {
  const [search] = useSearchParams()
  const [offset, setOffset] = useState(0)
  const of = { practitionerId: user.id, monthsCount: readMonths(search) }
  const found = useQuery({ ...ownInsightsQuery(of), placeholderData: keepPreviousData })
  const products = useQuery({
    ...ownInsightsQuery({ ...of, name: readProduct(search), offset }),
    placeholderData: keepPreviousData,
  })
  return (
    <InsightPage
      title={m.menu_insights()}
      found={found}
      monthsCount={of.monthsCount}
      rowsOf={ownRows(user)}
      planPath={(id) => `/recommendations/${id}/edit`}
      products={
        <SoldProducts
          found={products}
          onGo={setOffset}
          nameOf={({ productId, name }) => <Link to={`/shop/products/${productId}`}>{name}</Link>}
        />
      }
      atRisk={(clients) => (
        <AtRisk
          clients={clients}
          way={<Link to="/clients?toContact=true">{m.insights_at_risk_open()}</Link>}
        />
      )}
      none={<NoInsights />}
    />
  )
}
