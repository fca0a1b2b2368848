import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { servedAt } from '@salvia/contract/route'
import { resourceKinds } from '@salvia/contract/words/catalogue'
import { formatBytes } from '@salvia/rules/format/format-measures'
import { lazy, type MouseEvent } from 'react'
import { fetchAuthorized } from '#app/api/browser-api.ts'
import { resourceWords } from '#app/lib/resource-words.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import parts from '#app/ui/parts.module.css'
import { Consultation } from './consultation.tsx'
import page from './plan-page.module.css'

const byKind = (a: { kind: Kind }, b: { kind: Kind }) =>
  resourceKinds.indexOf(a.kind) - resourceKinds.indexOf(b.kind)
type Kind = SharedPlan['resources'][number]['kind']

const SupplementationCalendar = lazy(() =>
  import('./supplementation-calendar.tsx').then((part) => ({ default: part.SupplementationCalendar })),
)

/** What helps to follow the plan: its calendar, what its practitioner gives to read, and the way to them. */
export default function PlanResources({ plan, today }: { plan: SharedPlan; today: string }) {
  return (
    <>
      <DeferredPart isBelow>
        <SupplementationCalendar items={plan.recommendationItems} today={today} />
      </DeferredPart>
      <Resources plan={plan} />
      <Consultation practitioner={plan.practitioner} />
    </>
  )
}

/** A file that its practitioner has taken out since says so: its download would fail without a word. */
async function save(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { pathname } = event.currentTarget
  const answer = await fetchAuthorized(pathname, { method: 'HEAD', headers: {} }).catch(() => null)
  if (answer?.ok) {
    window.location.assign(pathname)
    return
  }
  const mainText = answer?.status === 404 ? m.plan_resource_gone() : m.chat_file_failed()
  showSnackbar({ id: 'plan-resource', type: 'error', mainText })
}

/** By kind, to be saved; nothing where there is none. */
function Resources({ plan: { shareCode, resources } }: { plan: SharedPlan }) {
  if (resources.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="plan-resources">
      <h2 id="plan-resources">{m.plan_resources_for_client()}</h2>
      <ul className={`card ${parts.list} ${page.resources}`}>
        {resources.toSorted(byKind).map(({ id, name, kind, bytes }) => (
          <li key={id}>
            <a
              className={parts.grow}
              href={servedAt(`/recommendations/code/${shareCode}/resources/${id}`)}
              download
              onClick={save}
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
