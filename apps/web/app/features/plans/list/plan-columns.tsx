import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { User } from '@salvia/contract/people/current-user'
import { formatNumber, formatPercent } from '@salvia/rules/format/format'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Column } from '#app/ui/data-table.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { pathOfPlan } from '../path-of-plan.ts'
import css from './plan-list.module.css'
import { PlanRowMenu } from './plan-row-menu.tsx'
import { useBesideLink } from './use-beside-link.ts'

type ListedPlan = ApiAnswer<'GET /recommendations'>['results'][number]

/** Columns of the plans and templates of a practitioner. */
export const planColumns = (user: User | null): Column<ListedPlan>[] => [
  {
    id: 'name',
    title: m.plan_name(),
    isName: true,
    sortedBy: 'name',
    cell: (plan) => (
      <>
        <Link to={pathOfPlan(plan, user)}>{plan.name}</Link>
        {plan.internalName && <span className={`second ${css.internal}`}>{plan.internalName}</span>}
      </>
    ),
  },
  { id: 'code', title: m.plan_code(), cell: (plan) => plan.shareCode },
  { id: 'items', title: m.common_products(), isExtra: true, isFigure: true, cell: (plan) => plan.itemsCount },
  {
    id: 'discount',
    title: m.plan_client_discount(),
    isExtra: true,
    isFigure: true,
    cell: (plan) => formatPercent(plan.discountPercentage, getLocale()),
  },
  {
    id: 'orders',
    title: m.common_orders(),
    isExtra: true,
    isFigure: true,
    sortedBy: 'totalOrders',
    cell: (plan) => plan.totalOrders ?? '–',
  },
  {
    id: 'clients',
    title: m.common_clients(),
    isFigure: true,
    cell: (plan) => <ClientsCell plan={plan} />,
  },
  { id: 'alerts', title: m.plan_alerts_card(), cell: (plan) => <AlertsCell plan={plan} /> },
  {
    id: 'shared',
    title: m.plan_shared(),
    isFigure: true,
    sortedBy: 'sharedAt',
    cell: (plan) => (plan.sharedAt ? <Time at={plan.sharedAt} style="short" /> : '–'),
  },
  {
    id: 'updated',
    title: m.common_changed(),
    isExtra: true,
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: (plan) => <Time at={plan.updatedAt} style="short" />,
  },
  {
    id: 'actions',
    isMenu: true,
    title: m.list_actions(),
    isFigure: true,
    cell: (plan) => <PlanRowMenu plan={plan} isOwn={plan.practitionerId === user?.id} />,
  },
]

/** How many clients the plan has. */
function ClientsCell({ plan: { id, name, isTemplate, clientsCount } }: { plan: ListedPlan }) {
  const link = useBesideLink('clients', id)
  if (isTemplate || clientsCount === null) return '–'
  return (
    <Link {...link}>
      {formatNumber(clientsCount, getLocale())}
      <span className="visually-hidden"> {m.plan_clients_of({ plan: name })}</span>
    </Link>
  )
}

/** How many of them are to be contacted. */
function AlertsCell({ plan: { id, name, alertsCount } }: { plan: ListedPlan }) {
  const link = useBesideLink('clients', id)
  if (!alertsCount) return <span className="third">{alertsCount === 0 ? m.plan_alerts_none() : '–'}</span>
  return (
    <Link {...link}>
      <Status mark="limited">{m.plan_to_contact({ count: alertsCount })}</Status>
      <span className="visually-hidden"> {m.plan_clients_of({ plan: name })}</span>
    </Link>
  )
}
