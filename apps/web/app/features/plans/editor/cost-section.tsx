import { countryName, formatPercent, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import type { PlanDraft } from './plan-draft.ts'
import { chargedDraft, isDiscounted, type PlanEarning } from './plan-earning.ts'
import { planFigures } from './plan-figures.ts'
import css from './side-panel.module.css'

/** The country and VAT the prices are for. */
function basis(draft: PlanDraft, vatRates: number[]): string {
  const language = getLocale()
  const code = draft.items.find(({ product }) => product.price)?.product.price?.countryCode
  if (code === undefined) return ''
  const rates = vatRates.map((rate) => formatRate(rate, language)).join(', ')
  return m.price_basis({ country: countryName(code, language), rates })
}

const notEarning = {
  NotApproved: m.plan_editor_after_approval,
  Forbidden: m.commission_forbidden_you,
  OfAdmin: m.plan_editor_of_admin,
}

type Props = { draft: PlanDraft; earning: PlanEarning }

/** The client's cost and savings, and the practitioner's commission. */
export function CostSection({ draft, earning }: Props) {
  const charged = chargedDraft(draft, earning)
  const { cost, commission, vatRates, notCounted, isAnyCounted, isAnyPriced } = planFigures(charged)
  const percent = formatPercent(charged.discountPercentage, getLocale())
  return (
    <section aria-labelledby="cost">
      <h2 id="cost" className={css.head}>
        {m.plan_editor_cost()} <span>{basis(draft, vatRates)}</span>
      </h2>
      <dl className={css.figures}>
        <div>
          <dt>{m.plan_editor_a_day()}</dt>
          <dd>{isAnyCounted ? <Money value={cost.perDay} /> : '–'}</dd>
        </div>
        <div>
          <dt>{m.plan_editor_first_month()}</dt>
          <dd>{isAnyCounted ? <Money value={cost.firstMonth} /> : '–'}</dd>
        </div>
        <div>
          <dt>{m.plan_editor_whole_plan()}</dt>
          <dd>{isAnyPriced ? <Money value={cost.wholePlan} /> : '–'}</dd>
        </div>
      </dl>
      {notCounted > 0 && <p className="second">{m.plan_editor_not_counted({ count: notCounted })}</p>}
      {earning !== 'Earning' && <p className="second">{notEarning[earning]()}</p>}
      {isDiscounted(earning) && (
        <dl className={css.lines}>
          {cost.saved.amount > 0 && (
            <div>
              <dt>{m.plan_editor_client_saves({ percent })}</dt>
              <dd>
                <Money value={cost.saved} />
              </dd>
            </div>
          )}
          <div>
            <dt>{m.plan_editor_commission()}</dt>
            <dd>{isAnyPriced ? <Money value={commission} /> : '–'}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
