import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { MOST_PLAN_RESOURCES } from '@salvia/contract/words/plans'
import { FileDrop } from '#app/forms/file-drop.tsx'
import { m } from '#app/paraglide/messages.js'
import { ResourceRow } from './resource-row.tsx'
import css from './resources-section.module.css'
import { useResources } from './use-resources.ts'

type Props = { plan: Recommendation; onWritten: (version: number) => void }

/** Documents and pictures of the plan: their names, kinds, and which of them clients see. */
export function ResourcesSection({ plan, onWritten }: Props) {
  const { uploads, change, remove } = useResources(plan, onWritten)
  const isFull = plan.resources.length >= MOST_PLAN_RESOURCES
  return (
    <section className={css.section} aria-labelledby="resources">
      <h2 id="resources" className="t16" tabIndex={-1}>
        {m.catalogue_section_resources()}
      </h2>
      <p className="second">{m.plan_resources_lead()}</p>
      <ul className={css.rows}>
        {plan.resources.map((resource) => (
          <ResourceRow
            key={resource.id}
            planId={plan.id}
            resource={resource}
            onChange={(fields) => change(resource.id, fields)}
            onRemove={() => remove(resource.id)}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="second">{m.refusal_resources_full()}</p>
      ) : (
        <FileDrop
          label={m.catalogue_add_resources()}
          hint={m.catalogue_resources_hint()}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          uploads={uploads}
        />
      )}
    </section>
  )
}
