import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductAtRisk } from '@salvia/contract/plans/substitutions/substitution-records'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { disruptionTitles, expectedWords, shopOf } from '#app/shared/disruption-words.ts'
import { distinguishPlans } from '#app/shared/distinguish-plans.ts'
import { type PackSizeOf, usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import menu from '#app/ui/menu-items.module.css'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { packPriceWords } from '../price-change.ts'
import css from './substitution.module.css'
import { ALL, atRiskQuery, pricedLinksQuery } from './substitution-queries.ts'
import { isOneNamed } from './substitution-words.ts'

type PricedLinks = ApiAnswer<'GET /products/linked-products-new'>[number]

/** Products of the reader's own plans that cannot be had; each leads into the plan, where it is swapped. */
export function AtRiskCard() {
  const [limit, setLimit] = useState<number>()
  const { data } = useQuery({ ...atRiskQuery(limit), placeholderData: keepPreviousData })
  const rows = data?.results ?? []
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
      {data && rows.length < data.pager.count && (
        <ShowMore shown={rows.length} total={data.pager.count} onMore={() => setLimit(ALL)} />
      )}
    </section>
  )
}

/** By product at risk, as it and its links are priced; empty while that is on its way. */
function usePricedLinks(rows: ProductAtRisk[]): Map<string, PricedLinks> {
  const ids = rows.map(({ product }) => product.id)
  const { data = [] } = useQuery({ ...pricedLinksQuery(ids), enabled: ids.length > 0 })
  return new Map(data.map((links) => [links.productId, links]))
}

type Substitute = {
  id: string
  name: string
  brandName: string
  imageUrl: string | null
  price: string | null
  /** What its pack holds, where nothing else tells it apart. */
  size: string | null
}

/** What could stand in, each with what its pack costs more or less, where that is known; the named replacement first. */
function substitutesOf(
  { product, disruption, linkedProducts }: ProductAtRisk,
  priced: PricedLinks | undefined,
  sizeOf: PackSizeOf,
): Substitute[] {
  const named = [disruption?.replacement ?? [], linkedProducts].flat()
  const cards = new Map(priced?.linkedProducts.map((card) => [card.id, card]))
  const all = [...new Map(named.map((each) => [each.id, each])).values()]
  return all.map((substitute) => {
    const { id, name, brandName } = substitute
    const card = cards.get(id)
    const price = priced?.product && card ? packPriceWords(priced.product, card) : null
    const twin = [product, ...all].some((each) => each.id !== id && isOneNamed(each, substitute))
    return {
      id,
      name,
      brandName,
      imageUrl: card?.imageUrl ?? null,
      price,
      size: twin ? sizeOf(substitute) : null,
    }
  })
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** Its place is kept until the picture is known. */
const Picture = ({ src }: { src: string | null | undefined }) => (
  <span className={css.picture}>{src && <PackShot src={src} />}</span>
)

/** The first that could stand in, with its picture, and the others behind one line. */
function Substitutes({ substitutes: [first, ...others] }: { substitutes: Substitute[] }) {
  if (!first) return <p className={`second ${css.words}`}>{m.risk_no_substitute()}</p>
  return (
    <div className={css.side}>
      <IconArrowRight className={css.arrow} size={20} stroke={1.75} aria-hidden="true" />
      <Picture src={first.imageUrl} />
      <div className={css.words}>
        <p className="visually-hidden">{m.plan_alternatives()}</p>
        <p className="medium">{first.name}</p>
        <p className="second">{joined(first.brandName, first.size)}</p>
        {first.price && <p className="second">{first.price}</p>}
        {others.length > 0 && (
          <details>
            <summary>{m.risk_more({ count: others.length })}</summary>
            <ul className={`second ${css.substitutes}`}>
              {others.map(({ id, name, size, price }) => (
                <li key={id}>{joined(name, size, price)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

/** One way into the plan that holds it, or into each of several. */
function IntoPlans({ row: { product, plans } }: { row: ProductAtRisk }) {
  const nameOf = distinguishPlans(plans, useTimeFormat())
  const toPlan = (id: string) => `/recommendations/${id}/edit#item-${product.id}`
  const [only, ...others] = plans
  if (only && others.length === 0)
    return (
      <Button size="sm" wraps component={Link} to={toPlan(only.id)}>
        {m.risk_open_plan({ plan: nameOf(only) })}
      </Button>
    )
  const words = m.risk_replace_in({ count: plans.length })
  return (
    <PopoverMenu
      label={`${words}: ${product.name}`}
      place="belowStart"
      className={css.open}
      trigger={
        <>
          {words}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </>
      }
    >
      <div className={`${menu.items} ${css.plans}`}>
        {plans.map((plan) => (
          <Link key={plan.id} className={menu.item} to={toPlan(plan.id)} onClick={closePanel}>
            {m.risk_open_plan({ plan: nameOf(plan) })}
          </Link>
        ))}
      </div>
    </PopoverMenu>
  )
}

function AtRisk({ row, priced }: { row: ProductAtRisk; priced: PricedLinks | undefined }) {
  const { product, plansCount, disruption } = row
  const sizeOf = usePackSizes()
  const substitutes = substitutesOf(row, priced, sizeOf)
  const size = substitutes.some((each) => isOneNamed(each, product)) ? sizeOf(product) : null
  const status = productStockStatuses.find((each) => each === product.stockStatusId) ?? 'Unknown'
  const expected = disruption && expectedWords(disruption, shopOf(disruption.type, status))
  return (
    <li className={css.risk}>
      <div className={css.side}>
        <Picture src={priced?.product?.imageUrl} />
        <div className={css.words}>
          <p className="medium">{product.name}</p>
          <p className="second">{joined(product.brandName, size)}</p>
          {/* What is short may be in stock still: then the stock says nothing of the risk. */}
          {disruption && isAvailable(status) ? (
            <Status mark="limited">{disruptionTitles[disruption.type]()}</Status>
          ) : (
            <StockStatus id={status} />
          )}
          <p className="second">
            {[m.risk_in_plans({ count: plansCount }), ...(expected ? [expected] : [])].join(' · ')}
          </p>
        </div>
      </div>
      <Substitutes substitutes={substitutes} />
      <div className={css.into}>
        <IntoPlans row={row} />
      </div>
    </li>
  )
}
