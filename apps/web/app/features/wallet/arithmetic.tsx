import type { CommissionArithmetic } from '@salvia/contract/wallet/wallet-statement'
import { formatMoney, formatPercent } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from './arithmetic.module.css'
import { arithmeticQuery } from './wallet-queries.ts'

type Line = CommissionArithmetic['lines'][number]

const say = (amount: Line['margin']): string => formatMoney(amount, getLocale())

/** How a commission came about: the margin of each line less what its client got as a discount. */
export function Arithmetic({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(arithmeticQuery(id))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const { lines, promised, takenBack, amount } = data
  return (
    <section className={css.arithmetic}>
      <h3 className="t16">{m.wallet_arithmetic()}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.orderLineId}>
            <LineSum line={line} />
          </li>
        ))}
      </ul>
      <dl>
        {takenBack.amount !== 0 && (
          <>
            <Sum label={m.wallet_arithmetic_promised()} value={promised} />
            <Sum
              label={m.wallet_arithmetic_taken_back()}
              value={{ ...takenBack, amount: 0 - takenBack.amount }}
            />
          </>
        )}
        <Sum label={m.wallet_commission()} value={amount} />
      </dl>
    </section>
  )
}

const Sum = ({ label, value }: { label: string; value: Line['margin'] }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Money value={value} />
    </dd>
  </div>
)

const LineSum = ({ line }: { line: Line }) => (
  <>
    <div className={css.line}>
      <span className="medium">{line.name}</span>
      <Money value={line.commission} />
    </div>
    <p className="second">
      {m.wallet_arithmetic_margin({
        quantity: String(line.quantity),
        price: say(line.listNet),
        margin: say(line.margin),
      })}
      {line.discountPercentage > 0 &&
        ` ${m.wallet_arithmetic_discount({
          percent: formatPercent(line.discountPercentage, getLocale()),
          discount: say(line.discountNet),
        })}`}
    </p>
  </>
)
