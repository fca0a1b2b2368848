import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { expectedWords } from '#app/shared/disruption-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import told from '#app/ui/told-rows.module.css'
import { Time } from '#app/visit/time.tsx'
import { updateKinds } from './update-words.ts'
import css from './updates.module.css'

/** One update: what happened to which product and when, and what can be done about it. */
export function UpdateRow({ update }: { update: ProductUpdate }) {
  const { kind, at, isNew, product, isShown, plansCount } = update
  return (
    <li className={told.row}>
      <div className={css.product}>
        <PackShot src={product.imageUrl} isDimmed={!isShown} />
        <div className={told.words}>
          <p className={css.kind}>
            <Status mark={updateKinds[kind].mark}>{updateKinds[kind].word()}</Status>
            {isNew && <span className={css.new}>{m.updates_new()}</span>}
          </p>
          <h2 className="t16">
            {isShown ? <Link to={`/shop/products/${product.id}`}>{product.name}</Link> : product.name}
          </h2>
          <Facts update={update} />
          <p className="third">
            {product.brandName}
            {at && (
              <>
                {' · '}
                <Time at={at} style="day" />
              </>
            )}
            {plansCount > 0 && ` · ${m.risk_in_plans({ count: plansCount })}`}
          </p>
        </div>
      </div>
      <Plans update={update} />
    </li>
  )
}

/** What a client or practitioner must know of it: the prices, or the day and the way out. */
function Facts({
  update: { kind, expectedUntil, replacement, priceBefore, price },
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
      {kind === 'AtRisk' && <p>{expectedWords({ expectedUntil })}</p>}
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
  if (plans.length === 0 || (kind !== 'AtRisk' && kind !== 'Discontinued')) return null
  return (
    <div className={css.plans}>
      {plans.map(({ id, name }) => (
        <Button key={id} size="sm" component={Link} to={`/recommendations/${id}/edit#item-${product.id}`}>
          {m.risk_open_plan({ plan: name })}
        </Button>
      ))}
    </div>
  )
}
