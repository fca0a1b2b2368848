import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { MOST_PLAN_RESOURCES } from '@salvia/contract/words/plans'
import { FileDrop } from '#app/forms/file-drop.tsx'
import { m } from '#app/paraglide/messages.js'
import { PaperRow } from './paper-row.tsx'
import css from './papers-section.module.css'
import { usePapers } from './use-papers.ts'

type Props = { plan: Recommendation; onWritten: (version: number) => void }

/** Documents and pictures of the plan: their names, kinds, and which of them clients see. */
export function PapersSection({ plan, onWritten }: Props) {
  const { uploads, change, remove } = usePapers(plan, onWritten)
  const isFull = plan.resources.length >= MOST_PLAN_RESOURCES
  return (
    <section className={css.section} aria-labelledby="papers">
      <h2 id="papers" className="t16" tabIndex={-1}>
        {m.catalogue_section_papers()}
      </h2>
      <p className="second">{m.plan_papers_lead()}</p>
      <ul className={css.rows}>
        {plan.resources.map((paper) => (
          <PaperRow
            key={paper.id}
            planId={plan.id}
            paper={paper}
            onChange={(fields) => change(paper.id, fields)}
            onRemove={() => remove(paper.id)}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="second">{m.refusal_resources_full()}</p>
      ) : (
        <FileDrop
          label={m.catalogue_add_papers()}
          hint={m.catalogue_papers_hint()}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          uploads={uploads}
        />
      )}
    </section>
  )
}
