import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductAtRisk } from '@salvia/contract/plans/substitutions/substitution-records'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isStillSold } from '@salvia/rules/disruptions/still-sold'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { disruptionTitles, expectedWords } from '#app/shared/disruption-words.ts'
import { tellPlansApart } from '#app/shared/tell-plans-apart.ts'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { packPriceWords } from '../price-change.ts'
import css from './substitution.module.css'
import { atRiskQuery, pricedLinksQuery } from './substitution-queries.ts'

type PricedLinks = ApiAnswer<'GET /products/linked-products-new'>[number]

/** Products of the reader's own plans that cannot be had; each leads into the plan, where it is swapped. */
export function AtRiskCard() {
  const rows = useQuery(atRiskQuery).data?.results ?? []
  const priced = usePricedLinks(rows)
  if (rows.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="products-at-risk">
      <h2 id="products-at-risk">{m.risk_card()}</h2>
      <ul>
        {rows.map((row) => (
          <AtRisk key={row.product.id} row={row} priced={priced.get(row.product.id)} />
        ))}
      </ul>
    </section>
  )
}

/** By product at risk, as it and its links are priced; empty while that is on its way. */
function usePricedLinks(rows: ProductAtRisk[]): Map<string, PricedLinks> {
  const ids = rows.map(({ product }) => product.id)
  const { data = [] } = useQuery({ ...pricedLinksQuery(ids), enabled: ids.length > 0 })
  return new Map(data.map((links) => [links.productId, links]))
}

type Substitute = { id: string; name: string; price: string | null }

/** What could stand in, each with what its pack costs more or less, where that is known. */
function substitutesOf(
  { disruption, linkedProducts }: ProductAtRisk,
  priced: PricedLinks | undefined,
): Substitute[] {
  const named = [disruption?.replacement ?? [], linkedProducts].flat()
  const cards = new Map(priced?.linkedProducts.map((card) => [card.id, card]))
  return [...new Map(named.map(({ id, name }) => [id, name]))].map(([id, name]) => {
    const card = cards.get(id)
    return { id, name, price: priced?.product && card ? packPriceWords(priced.product, card) : null }
  })
}

function Substitutes({ substitutes }: { substitutes: Substitute[] }) {
  if (substitutes.length === 0) return <p className="second">{m.risk_no_substitute()}</p>
  return (
    <>
      <p className="second">{m.plan_alternatives()}</p>
      <ul className={`second ${css.substitutes}`}>
        {substitutes.map(({ id, name, price }) => (
          <li key={id}>{price ? `${name} · ${price}` : name}</li>
        ))}
      </ul>
    </>
  )
}

function AtRisk({ row, priced }: { row: ProductAtRisk; priced: PricedLinks | undefined }) {
  const { product, plansCount, plans, disruption } = row
  const status = productStockStatuses.find((each) => each === product.stockStatusId) ?? 'Unknown'
  const expected = disruption && expectedWords(disruption, isStillSold(disruption.type, status))
  const nameOf = tellPlansApart(plans, useTimeFormat())
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
        <Substitutes substitutes={substitutesOf(row, priced)} />
      </div>
      <div className={css.actions}>
        {plans.map((plan) => (
          <Button
            key={plan.id}
            size="sm"
            component={Link}
            to={`/recommendations/${plan.id}/edit#item-${product.id}`}
          >
            {m.risk_open_plan({ plan: nameOf(plan) })}
          </Button>
        ))}
      </div>
    </li>
  )
}
