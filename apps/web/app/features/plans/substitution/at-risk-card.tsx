import type { ProductAtRisk } from '@salvia/contract/plans/substitutions/substitution-records'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { formatList } from '@salvia/rules/format/format-measures'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { disruptionTitles, expectedWords } from '#app/shared/disruption-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import css from './substitution.module.css'
import { atRiskQuery } from './substitution-queries.ts'

/** Products of the reader's own plans that cannot be had; each leads into the plan, where it is swapped. */
export function AtRiskCard() {
  const rows = useQuery(atRiskQuery).data?.results ?? []
  if (rows.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="products-at-risk">
      <h2 id="products-at-risk">{m.risk_card()}</h2>
      <ul>
        {rows.map((row) => (
          <AtRisk key={row.product.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function AtRisk({ row: { product, plansCount, plans, linkedProducts, disruption } }: { row: ProductAtRisk }) {
  const names = formatList(
    [...new Set([disruption?.replacement?.name ?? [], linkedProducts.map(({ name }) => name)].flat())],
    getLocale(),
  )
  const status = productStockStatuses.find((each) => each === product.stockStatusId) ?? 'Unknown'
  const expected = disruption && expectedWords(disruption)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p>
          <span className="medium">{product.name}</span> <span className="second">{product.brandName}</span>
        </p>
        {/* What is short may be in stock still: then the stock says nothing of the risk. */}
        {disruption && isAvailable(status) ? (
          <Status mark="limited">{disruptionTitles[disruption.type]()}</Status>
        ) : (
          <StockStatus id={status} />
        )}
        <p className="second">
          {[m.risk_in_plans({ count: plansCount }), ...(expected ? [expected] : [])].join(' · ')}
        </p>
        <p className="second">{names ? m.risk_substitutes({ names }) : m.risk_no_substitute()}</p>
      </div>
      <div className={css.actions}>
        {plans.map((plan) => (
          <Button
            key={plan.id}
            size="sm"
            component={Link}
            to={`/recommendations/${plan.id}/edit#item-${product.id}`}
          >
            {m.risk_open_plan({ plan: plan.name })}
          </Button>
        ))}
      </div>
    </li>
  )
}
