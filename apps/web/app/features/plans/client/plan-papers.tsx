import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { servedAt } from '@salvia/contract/route'
import { resourceKinds } from '@salvia/contract/words/catalogue'
import { formatBytes } from '@salvia/rules/format/format-measures'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import parts from '#app/ui/parts.module.css'
import { resourceWords } from '#app/ui/resource-words.ts'
import page from './plan-page.module.css'

const byKind = (a: { kind: Kind }, b: { kind: Kind }) =>
  resourceKinds.indexOf(a.kind) - resourceKinds.indexOf(b.kind)
type Kind = SharedPlan['resources'][number]['kind']

/** What the practitioner gives to read with the plan, by kind, to be saved; nothing where there is none. */
export function PlanPapers({ plan: { shareCode, resources } }: { plan: SharedPlan }) {
  if (resources.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="plan-papers">
      <h2 id="plan-papers">{m.plan_papers_for_client()}</h2>
      <ul className={`card ${parts.list} ${page.papers}`}>
        {resources.toSorted(byKind).map(({ id, name, kind, bytes }) => (
          <li key={id}>
            <a
              className={parts.grow}
              href={servedAt(`/recommendations/code/${shareCode}/resources/${id}`)}
              download
            >
              {name}
            </a>
            <span className="second">
              {resourceWords[kind]()} · {formatBytes(bytes, getLocale())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
