import type { Cart } from '@salvia/contract/cart/cart'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { formatMoney } from '@salvia/rules/format/format'
import { IconBasket, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Money } from '#app/ui/money.tsx'
import css from './checkout-frame.module.css'
import { carrierOf, totalsOf } from './summary/cart-totals.ts'
import { SummaryPacks, SummaryTotals } from './summary/deferred-summary.tsx'
import { useTotalBefore } from './summary/use-total-before.ts'

type Props = { cart: Cart; carriers: DeliveryCarrier[]; today: string; children: ReactNode }

/** Steps with the order summary next to them; collapsible above them on a phone. */
export function CheckoutFrame({ cart, carriers, today, children }: Props) {
  const { total } = totalsOf(cart, carrierOf(cart, carriers))
  const before = useTotalBefore(total)
  return (
    <div className={css.frame}>
      <details className={css.fold}>
        <summary>
          <span>
            <IconBasket size={20} stroke={1.75} aria-hidden="true" />
            {m.checkout_order_packs({ count: cart.itemsCount })}
            <IconChevronDown className={css.chevron} size={16} stroke={1.75} aria-hidden="true" />
          </span>
          <strong className="t16">
            <Money value={total} />
          </strong>
        </summary>
        <div className={css.folded}>
          <DeferredPart>
            <SummaryPacks cart={cart} />
            <SummaryTotals cart={cart} carriers={carriers} today={today} />
          </DeferredPart>
        </div>
      </details>
      <p role="status" className={css.changed}>
        {before && m.checkout_total_changed({ before: formatMoney(before, getLocale()) })}
      </p>
      <div className={css.steps}>{children}</div>
      <aside className={css.side} aria-labelledby="your-order">
        <div className={css.sideIn}>
          <div className={css.head}>
            <h2 id="your-order">{m.checkout_your_order()}</h2>
            <Link to="/cart">{m.common_change()}</Link>
          </div>
          <DeferredPart>
            <SummaryPacks cart={cart} />
            <div className={css.totals}>
              <SummaryTotals cart={cart} carriers={carriers} today={today} />
            </div>
          </DeferredPart>
        </div>
      </aside>
    </div>
  )
}
