import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { MuteButton } from '../followers/mute-button.tsx'
import { PlanClients } from '../followers/plan-clients.tsx'
import { PlanJourney } from '../journeys/journey-rows.tsx'
import { PlanFiles } from '../plan-files.tsx'
import { planQuery } from '../plan-queries.ts'
import { PlanTexts } from '../plan-texts.tsx'
import css from '../templates/template-record.module.css'
import view from './view.module.css'

/** Who follows a plan, with their alerts, its orders, and what happened to it: for its author and admins. */
export function OwnParts({ planId, orders }: { planId: string; orders: ReactNode }) {
  const { data: plan } = useSuspenseQuery(planQuery(planId))
  return (
    <>
      <section className={`card ${css.card}`} aria-labelledby="plan-clients">
        <div className={view.head}>
          <h2 id="plan-clients">{m.common_clients()}</h2>
          {plan.clientsCount === 0 ? (
            <Link to={`/recommendations/${planId}/edit?share=clients`}>{m.plan_invite_title()}</Link>
          ) : (
            <MuteButton plan={plan} />
          )}
        </div>
        <PlanClients planId={planId} />
      </section>
      <section className={`card ${css.card}`} aria-labelledby="plan-orders">
        <h2 id="plan-orders">{m.common_orders()}</h2>
        {orders}
      </section>
      <PlanJourney planId={planId} />
    </>
  )
}

/** What the plan says, with what it rests on, which its code does not show. */
export const OwnTexts = ({ planId }: { planId: string }) => (
  <PlanTexts {...useSuspenseQuery(planQuery(planId)).data} />
)

/** All resources of the plan, shown to clients or not. */
export const OwnFiles = ({ planId }: { planId: string }) => (
  <PlanFiles resources={useSuspenseQuery(planQuery(planId)).data.resources} of={planId} />
)
