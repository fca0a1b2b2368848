import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import { isSelectable } from '@salvia/rules/product/stock-status'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { expectedWords } from '#app/shared/disruption-words.ts'
import { distinguishPlans } from '#app/shared/distinguish-plans.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useShownPrice } from '#app/visit/shown-price.ts'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { updateKinds } from './update-words.ts'
import css from './updates.module.css'

type Props = {
  update: ProductUpdate
  /** As the shop has it; undefined until that is known, and of what the shop does not show. */
  product: ProductCard | undefined
  acts: ReactNode
}

/** One update: what happened to which product and when, its price, and what can be done about it. */
export function UpdateCard({ update, product: card, acts }: Props) {
  const { kind, at, isNew, product, isShown, plansCount } = update
  return (
    <li className={`card ${css.card}`}>
      <PackShot src={product.imageUrl} size="xl" isDimmed={!isShown} />
      <div className={css.words}>
        <p className="third">
          {product.brandName}
          {at && (
            <>
              {' · '}
              <Time at={at} style="short" />
            </>
          )}
        </p>
        <h3>{isShown ? <Link to={`/shop/products/${product.id}`}>{product.name}</Link> : product.name}</h3>
        <p className={css.kind}>
          <Status mark={updateKinds[kind].mark}>{updateKinds[kind].word()}</Status>
          {isNew && <span className={css.new}>{m.updates_new()}</span>}
        </p>
        <Facts update={update} />
        {plansCount > 0 && <p className="third">{m.risk_in_plans({ count: plansCount })}</p>}
        {card && (
          <div className={css.foot}>
            <Price product={card} saysStock={kind !== 'AtRisk' || !isSelectable(card.stockStatus.id)} />
            {acts}
          </div>
        )}
        <Plans update={update} />
      </div>
    </li>
  )
}

/** What is in short supply and still there is not said to be in stock beside it. */
function Price({ product, saysStock }: { product: ProductCard; saysStock: boolean }) {
  const price = useShownPrice(product.price)
  return (
    <span className={css.price}>
      <strong>{price ? <Money value={price.value} /> : '–'}</strong>{' '}
      {saysStock && <StockStatus id={product.stockStatus.id} />}
    </span>
  )
}

/** What a client or practitioner must know of it: the prices, or the day and the way out. */
function Facts({
  update: { kind, expectedUntil, isStillSold, replacement, priceBefore, price },
}: {
  update: ProductUpdate
}) {
  if (priceBefore && price)
    return (
      <p>
        {m.updates_price_net()} <Money value={priceBefore} /> → <Money value={price} />
      </p>
    )
  return (
    <>
      {kind === 'AtRisk' && <p>{expectedWords({ expectedUntil }, isStillSold)}</p>}
      {replacement && (
        <p>
          {m.product_replacement()} <Link to={`/shop/products/${replacement.id}`}>{replacement.name}</Link>
        </p>
      )}
    </>
  )
}

/** The ways into own plans that hold what cannot be had, or is gone. */
function Plans({ update: { kind, product, plans } }: { update: ProductUpdate }) {
  const nameOf = distinguishPlans(plans, useTimeFormat())
  if (plans.length === 0 || (kind !== 'AtRisk' && kind !== 'Discontinued')) return null
  return (
    <div className={css.plans}>
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
  )
}
