import type { PlanFunnel } from '@salvia/contract/plans/plan-funnel'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DayField } from '#app/ui/day-field.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { type FunnelAsked, funnelQuery } from './follower-queries.ts'
import css from './funnel.module.css'

type Step = { name: string; words: string; bar: { value: number; max: number } | null }

const figure = (value: number): string => formatNumber(value, getLocale())

/** Whether a mail was opened is known of those alone who agreed to it. */
function openedStep({ invited, opened, openKnownOf }: PlanFunnel): Step {
  const name = m.journey_EmailOpened()
  if (opened === null) return { name, words: m.funnel_not_known(), bar: null }
  const bar = { value: opened, max: openKnownOf }
  if (openKnownOf === invited) return { name, words: figure(opened), bar }
  const [known, unknown] = [figure(openKnownOf), figure(invited - openKnownOf)]
  return { name, words: m.funnel_opened_of({ opened: figure(opened), known, unknown }), bar }
}

function stepsOf(funnel: PlanFunnel): Step[] {
  const stepOf = (name: string, value: number): Step => ({
    name,
    words: figure(value),
    bar: { value, max: funnel.invited },
  })
  return [
    stepOf(m.funnel_invited(), funnel.invited),
    stepOf(m.funnel_delivered(), funnel.delivered),
    openedStep(funnel),
    stepOf(m.plan_status_viewed(), funnel.viewed),
    stepOf(m.plan_status_in_cart(), funnel.inCart),
    stepOf(m.plan_status_ordered(), funnel.ordered),
  ]
}

/** How far invitations came, step by step, since a day that can be chosen. */
export function Funnel({ asked = {} }: { asked?: FunnelAsked }) {
  const titleId = useId()
  const [day, setDay] = useState('')
  const since = Number.isNaN(Date.parse(day)) ? {} : { from: `${day}T00:00:00.000Z` }
  const found = useQuery({ ...funnelQuery({ ...asked, ...since }), placeholderData: keepPreviousData })
  return (
    <section className={parts.stack} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className="medium">
          {m.funnel_title()}
        </h2>
        <DayField isSmall label={m.funnel_from()} value={day} onChange={setDay} />
      </div>
      {found.data ? (
        <Steps funnel={found.data} none={day === '' ? m.plan_clients_none() : m.funnel_none()} />
      ) : found.isError ? (
        <FailedState onRetry={() => found.refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </section>
  )
}

function Steps({ funnel, none }: { funnel: PlanFunnel; none: string }) {
  const { invited, ordered } = funnel
  if (invited === 0) return <p className="second">{none}</p>
  return (
    <div>
      <p className="second">{m.funnel_lead({ ordered: figure(ordered), invited: figure(invited) })}</p>
      <table className={css.steps}>
        <thead>
          <tr>
            <th scope="col">{m.funnel_step()}</th>
            <th scope="col">{m.common_clients()}</th>
          </tr>
        </thead>
        <tbody>
          {stepsOf(funnel).map(({ name, words, bar }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {words}
                {bar && <progress aria-hidden value={bar.value} max={bar.max} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
