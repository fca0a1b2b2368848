import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { formatPercent } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { instructionWords, useIntakeFormats } from './dose-words.ts'
import { viewOfPlan } from './path-of-plan.ts'
import css from './product-in-plan.module.css'

/** What the plan that a product was opened from says of it, and the way back; `isOrdering`: its price is the plan's. */
export function ProductOfPlan({ plan, isOrdering }: { plan: ProductInPlan; isOrdering: boolean }) {
  const dose = instructionWords(plan, useIntakeFormats())
  const { firstName, lastName } = plan.practitioner
  const percent = formatPercent(plan.discountPercentage, getLocale())
  return (
    <div className={css.plan}>
      <Note
        title={m.product_in_plan({ plan: plan.name, name: fullName({ firstName, lastName }) })}
        action={
          <LocalLink className="link" to={viewOfPlan(plan)}>
            {m.checkout_back_to_plan()}
          </LocalLink>
        }
      >
        {dose.length > 0 && <p className="medium">{dose.join(' · ')}</p>}
        {plan.notes && <p>{plan.notes}</p>}
        {plan.discountPercentage > 0 && (
          <p className="second">
            {(isOrdering ? m.product_in_plan_saves : m.product_in_plan_clients_save)({ percent })}
          </p>
        )}
      </Note>
    </div>
  )
}
