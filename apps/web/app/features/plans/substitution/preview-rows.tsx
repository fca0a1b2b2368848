import type { SubstitutionPreview } from '@salvia/contract/plans/substitutions/substitution-records'
import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { DoseChange } from './dose-change.tsx'
import { PlanOfRow } from './plan-of-row.tsx'
import css from './substitution.module.css'
import { type ChosenPlan, kindWords, reasonWords } from './substitution-words.ts'

type Row = SubstitutionPreview['results'][number]
type Props = Pick<ComponentProps<typeof PagedList<Row>>, 'found' | 'onGo'> & {
  /** Null while all plans are meant. */
  chosen: ChosenPlan[] | null
  onChoose: (chosen: ChosenPlan[]) => void
}

/** What would become of each plan. */
export function PreviewRows({ found, chosen, onChoose, onGo }: Props) {
  const toggle = (plan: ChosenPlan, isTaken: boolean) => {
    const others = (chosen ?? []).filter(({ id }) => id !== plan.id)
    onChoose(isTaken ? [...others, plan] : others)
  }
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="t16">
        {m.substitution_plans()}
      </h2>
      <PagedList found={found} none={m.substitution_none()} onGo={onGo} label={m.substitution_plans()}>
        {(rows) => (
          <ul>
            {rows.map(({ plan, isProviderTemplate, kind, skip, dose }) => (
              <li className={css.row} key={plan.id}>
                <div className={css.words}>
                  <PlanOfRow plan={plan} />
                  <p className="second">
                    {[kindWords[kind](), skip && reasonWords[skip]()].filter(Boolean).join(' · ')}
                  </p>
                  {dose && <DoseChange dose={dose} />}
                </div>
                {chosen && kind !== 'Skip' && (
                  <CheckField
                    label={
                      <span className="visually-hidden">{m.substitution_take({ plan: plan.name })}</span>
                    }
                    checked={chosen.some(({ id }) => id === plan.id)}
                    onChange={(event) =>
                      toggle({ id: plan.id, isProviderTemplate }, event.currentTarget.checked)
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
