import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { distinguishPlans } from '#app/shared/distinguish-plans.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useShownPrice } from '#app/visit/shown-price.ts'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { expectationOf, saidOf, saysStock } from './update-words.ts'
import css from './updates.module.css'

type Props = {
  update: ProductUpdate
  /** As the shop has it; undefined until that is known, and of what the shop does not show. */
  product: ProductCard | undefined
  acts: ReactNode
}

/** One update: what happened to which product and when, its price, and what can be done about it. */
export function UpdateCard({ update, product: card, acts }: Props) {
  const { at, isNew, product, isShown, plansCount } = update
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
          {saidOf(update).map(({ mark, word }) => (
            <Status key={word()} mark={mark}>
              {word()}
            </Status>
          ))}
          {isNew && <span className={css.new}>{m.updates_new()}</span>}
        </p>
        <Facts update={update} />
        {plansCount > 0 && <p className="third">{m.risk_in_plans({ count: plansCount })}</p>}
        {card && (
          <div className={css.foot}>
            <Price product={card} saysStock={saysStock(update, card.stockStatus.id)} />
            {acts}
          </div>
        )}
        <Plans update={update} />
      </div>
    </li>
  )
}

function Price({ product, saysStock }: { product: ProductCard; saysStock: boolean }) {
  const price = useShownPrice(product.price)
  return (
    <span className={css.price}>
      <strong>{price ? <Money value={price.value} /> : '–'}</strong>{' '}
      {saysStock && <StockStatus id={product.stockStatus.id} />}
    </span>
  )
}

/** What a practitioner must know of it: the prices, the day and the way out. */
function Facts({ update }: { update: ProductUpdate }) {
  const { replacement, priceBefore, price } = update
  const expected = expectationOf(update)
  return (
    <>
      {priceBefore && price && (
        <p>
          {m.updates_price_net()} <Money value={priceBefore} /> → <Money value={price} />
        </p>
      )}
      {expected && <p>{expected}</p>}
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
