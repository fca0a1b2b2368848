import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { SharingCell } from './order-sharing.tsx'
import { savedPlansQuery } from './saved-plans-query.ts'
import css from './shared-with-me.module.css'

const day = (at: string) => <Time at={at} style="short" />

/** A client's plans, each opening what their practitioner recommends. */
export function SharedWithMe() {
  const plans = useQuery(savedPlansQuery).data?.results ?? []
  if (plans.length === 0) return null
  return (
    <section className={css.plans} aria-labelledby="my-plans">
      <h2 id="my-plans" className="t20">
        {m.client_plans()}
      </h2>
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
    </section>
  )
}
