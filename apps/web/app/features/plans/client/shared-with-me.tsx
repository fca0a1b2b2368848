import type { InvitedPlan } from '@salvia/contract/plans/invited-plans'
import type { SavedPlan } from '@salvia/contract/plans/plan-client-records'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { SharingCell } from './order-sharing.tsx'
import { invitedPlansQuery, savedPlansQuery } from './saved-plans-query.ts'
import css from './shared-with-me.module.css'

const day = (at: string) => <Time at={at} style="short" />

/** A client's plans, each opening what their practitioner recommends; first those to which an invitation waits. */
export function SharedWithMe() {
  const saved = useQuery(savedPlansQuery).data?.results ?? []
  const invited = useQuery(invitedPlansQuery).data?.results ?? []
  if (saved.length + invited.length === 0) return null
  return (
    <section className={css.plans} aria-labelledby="my-plans">
      <h2 id="my-plans" className="t20">
        {m.client_plans()}
      </h2>
      {invited.length > 0 && <Invitations plans={invited} />}
      {saved.length > 0 && <SavedPlans plans={saved} />}
    </section>
  )
}

/** Plans that wait to be opened and saved. */
const Invitations = ({ plans }: { plans: InvitedPlan[] }) => (
  <ul className={css.invitations}>
    {plans.map(({ id, name, shareCode, practitionerName, invitedAt }) => (
      <li key={id} className={`card ${css.invitation}`}>
        <div>
          <h3 className="t16">{name}</h3>
          <p className="second">
            {m.client_plan_invited_by({ name: practitionerName })} · {day(invitedAt)}
          </p>
        </div>
        <Button
          component={Link}
          to={`/recommendations/${shareCode}`}
          aria-label={m.common_open_named({ name })}
        >
          {m.common_open()}
        </Button>
      </li>
    ))}
  </ul>
)

const SavedPlans = ({ plans }: { plans: SavedPlan[] }) => (
  <DataTable
    caption={m.client_plans()}
    keyOf={({ id }) => id}
    rows={plans}
    columns={[
      {
        id: 'name',
        title: m.plan_name(),
        isName: true,
        cell: ({ name, shareCode }) => <Link to={`/recommendations/${shareCode}`}>{name}</Link>,
      },
      {
        id: 'from',
        title: m.client_plan_from(),
        cell: ({ practitionerName }) => practitionerName,
      },
      { id: 'items', title: m.common_products(), isFigure: true, cell: ({ itemsCount }) => itemsCount },
      {
        id: 'news',
        title: m.common_changed(),
        cell: ({ updatedAt, hasChanges }) =>
          hasChanges ? <Status mark="limited">{m.client_plan_news()}</Status> : day(updatedAt),
      },
      {
        id: 'sharing',
        title: m.client_plan_sharing(),
        cell: ({ name, ...plan }) => <SharingCell planName={name} {...plan} />,
      },
      {
        id: 'saved',
        title: m.client_plan_saved(),
        isFigure: true,
        cell: ({ savedAt }) => day(savedAt),
      },
    ]}
  />
)
