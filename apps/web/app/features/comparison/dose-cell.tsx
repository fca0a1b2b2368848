import { formatNumber } from '@salvia/rules/format/format'
import { isSingular } from '@salvia/rules/format/is-singular'
import { useQuery } from '@tanstack/react-query'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Stepper } from '#app/ui/stepper.tsx'
import type { ComparedColumn } from './compared-columns.ts'
import css from './comparison.module.css'
import { useColumnActs } from './use-comparison-change.ts'

const MOST_SERVINGS = 12

/** The compared daily dose in servings; the whole column depends on it. */
export function DoseCell({ column: { product, servingsPerDay } }: { column: ComparedColumn }) {
  const language = getLocale()
  const units = useQuery(intakeFormatsQuery).data ?? []
  const { setDose } = useColumnActs(product.id)
  const { mainServing } = product
  if (!mainServing || servingsPerDay === null)
    return <span className="second">{m.comparison_no_serving()}</span>
  const amount = servingsPerDay * mainServing.amount
  const unit = units.find(({ id }) => id === mainServing.intakeFormatId)
  const name = (isSingular(amount, language) ? unit?.names : unit?.pluralNames)?.[language]
  return (
    <div className={css.dose}>
      <Stepper
        label={m.comparison_servings({ product: product.name })}
        value={servingsPerDay}
        max={MOST_SERVINGS}
        onChange={(servings) => setDose(servings * mainServing.amount, mainServing.intakeFormatId)}
      />
      <span className="second">{`${formatNumber(amount, language)} ${name ?? ''}`}</span>
    </div>
  )
}
