import type { CartLine } from '@salvia/contract/cart/cart'
import { subtract } from '@salvia/contract/money'
import { CART_QUANTITY_LIMIT } from '@salvia/contract/words/limits'
import { formatMoney } from '@salvia/rules/format/format'
import { percentOf } from '@salvia/rules/money/percent-of'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconTrash } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useBasePrice } from '#app/shared/base-price.ts'
import { useLowestPrices } from '#app/shared/lowest-prices.ts'
import { usePackSize } from '#app/shared/pack-size.ts'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import css from './cart-lines.module.css'

type Shown = { line: CartLine; quantity: number }
type Props = {
  lines: Shown[]
  onSet: (line: CartLine, quantity: number) => void
  onRemove: (line: CartLine) => void
}

const problems: Record<NonNullable<CartLine['problem']>, () => string> = {
  NotAvailable: m.cart_problem_not_available,
  NotShippable: m.plan_not_shippable,
  NotEnoughStock: m.cart_problem_not_enough,
  NoVatRate: m.cart_problem_no_vat,
  PlaceNotServed: m.cart_refusal_place,
  ReplacedInPlan: m.cart_problem_replaced,
}

/** Every product of the cart with its quantity, availability and price. */
export function CartLines({ lines, onSet, onRemove }: Props) {
  const lowestOf = useLowestPrices(
    lines.flatMap(({ line }) => (line.discount.amount > 0 && !line.isSample ? [line.product.id] : [])),
  )
  return (
    <ul className={`card ${css.lines}`}>
      {lines.map(({ line, quantity }) => (
        <li
          key={line.product.id}
          id={`item-${line.product.id}`}
          className={css.line}
          data-problem={line.problem !== null || undefined}
        >
          <PackShot src={line.product.imageUrl} size="l" isDimmed={line.problem !== null} />
          <div className={css.what}>
            <h2 className="t16 strong">{line.product.name}</h2>
            <Pack product={line.product} />
            <Standing line={line} />
          </div>
          <Price line={line} lowest={lowestOf(line.product.id)} isUpdating={quantity !== line.quantity} />
          <div className={css.quantity}>
            {line.isSample ? (
              <span className="second">{m.cart_sample()}</span>
            ) : (
              <Stepper
                label={m.cart_quantity({ product: line.product.name })}
                value={quantity}
                max={CART_QUANTITY_LIMIT}
                onChange={(wanted) => onSet(line, wanted)}
              />
            )}
            <button
              type="button"
              className={css.remove}
              aria-label={m.common_remove_product({ product: line.product.name })}
              onClick={() => onRemove(line)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              {m.common_remove()}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Pack({ product }: Pick<CartLine, 'product'>) {
  const size = usePackSize(product)
  return <p className="third">{[product.brandName, size].filter(Boolean).join(' · ')}</p>
}

/** What is not to be had is called as on the pages that it was added from. */
function Standing({ line: { problem, product } }: { line: CartLine }) {
  const { id } = product.stockStatus
  const isSaidByStock = problem === null || (problem === 'NotAvailable' && !isAvailable(id))
  return (
    <p className={css.standing}>
      {isSaidByStock ? <StockStatus id={id} /> : <Status mark="unavailable">{problems[problem]()}</Status>}
    </p>
  )
}

/** What a pack of the line costs. */
const unitPaid = ({ unitGross, discountPercentage }: CartLine) =>
  subtract(unitGross, percentOf(unitGross, discountPercentage))

function eachWords({ unitGross, discount }: CartLine): string {
  const price = formatMoney(unitGross, getLocale())
  return discount.amount > 0 ? m.cart_each_before({ price }) : m.cart_each({ price })
}

type PriceProps = { line: CartLine; lowest: string | null; isUpdating: boolean }

function Price({ line, lowest, isUpdating }: PriceProps) {
  const base = useBasePrice(line.product, line.isSample ? null : unitPaid(line))
  return (
    <div className={css.price} data-updating={isUpdating || undefined}>
      <strong className="t16">
        <Money value={line.paid} />
      </strong>
      {line.discount.amount > 0 && (
        <span className={css.saving}>
          {m.plan_you_save({ amount: formatMoney(line.discount, getLocale()) })}
        </span>
      )}
      {base && <span className="third">{base}</span>}
      {lowest && <span className="third">{lowest}</span>}
      {line.quantity > 1 && <span className="third">{eachWords(line)}</span>}
    </div>
  )
}
