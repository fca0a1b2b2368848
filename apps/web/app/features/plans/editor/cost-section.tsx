import { countryName, formatPercent, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import type { PlanDraft } from './plan-draft.ts'
import { planFigures } from './plan-figures.ts'
import css from './side-panel.module.css'

/** For which country the prices are and with which VAT: every price says so. */
function basis(draft: PlanDraft, vatRates: number[]): string {
  const language = getLocale()
  const code = draft.items.find(({ product }) => product.price)?.product.price?.countryCode
  if (code === undefined) return ''
  const rates = vatRates.map((rate) => formatRate(rate, language)).join(', ')
  return m.price_basis({ country: countryName(code, language), rates })
}

/** What the plan costs its client, what the client saves, what the practitioner earns. */
export function CostSection({ draft }: { draft: PlanDraft }) {
  const { cost, commission, vatRates } = planFigures(draft)
  const percent = formatPercent(draft.discountPercentage, getLocale())
  return (
    <section aria-labelledby="cost">
      <h2 id="cost" className={css.head}>
        {m.plan_editor_cost()} <span>{basis(draft, vatRates)}</span>
      </h2>
      <dl className={css.figures}>
        <div>
          <dt>{m.plan_editor_a_day()}</dt>
          <dd>
            <Money value={cost.perDay} />
          </dd>
        </div>
        <div>
          <dt>{m.plan_editor_first_month()}</dt>
          <dd>
            <Money value={cost.firstMonth} />
          </dd>
        </div>
        <div>
          <dt>{m.plan_editor_whole_plan()}</dt>
          <dd>
            <Money value={cost.wholePlan} />
          </dd>
        </div>
      </dl>
      <dl className={css.lines}>
        <div>
          <dt>{m.plan_editor_client_saves({ percent })}</dt>
          <dd>
            <Money value={cost.saved} />
          </dd>
        </div>
        <div>
          <dt>{m.plan_editor_commission()}</dt>
          <dd>
            <Money value={commission} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
