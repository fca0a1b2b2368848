import type { User } from '@salvia/contract/people/current-user'
import { formatDate } from '@salvia/rules/format/format'
import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CreateButton } from '#app/ui/create-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import css from './dashboard.module.css'
import { ordersOfMonthQuery } from './dashboard-queries.ts'
import { Earnings } from './earnings.tsx'
import { MonthFigures } from './month-figures.tsx'
import { RecentOrders, RecentPlans, usePlans, WaitingPlans } from './recent.tsx'

type Props = {
  user: User
  today: string
  monthStart: string
  /** How many clients wait for a word. */
  toContact: number
  /** How many replacements wait for a decision. */
  toDecide: number
  onNewPlan: () => void
  isCreating: boolean
  /** Where the account stands, above everything. */
  notice?: ReactNode
  /** Prompts shown first, such as onboarding steps; an admin sees only these. */
  children?: ReactNode
}

/** The home of practitioners and admins: how things stand, what waits, the figures of this month. */
export function Dashboard(props: Props) {
  const { user, today, monthStart, toContact, toDecide, onNewPlan, isCreating, notice, children } = props
  const day = formatDate(today, getLocale(), 'weekday')
  const title = m.dashboard_welcome({ name: user.firstName })
  if (!user.isPractitioner)
    return (
      <>
        <PageHeader title={title} lead={day} />
        <div className={css.main}>{children}</div>
      </>
    )
  return (
    <>
      <PageHeader
        title={title}
        lead={<State {...{ day, monthStart, toContact, toDecide }} />}
        actions={
          <>
            <Button
              component={Link}
              to="/treatment-plans/templates"
              leftSection={<IconTemplate size={18} stroke={1.75} />}
            >
              {m.dashboard_from_template()}
            </Button>
            <CreateButton label={m.plan_new()} isCreating={isCreating} onCreate={onNewPlan} />
          </>
        }
      />
      {notice && <div className={css.notice}>{notice}</div>}
      <div className={css.columns}>
        <div className={css.main}>
          {children}
          <WaitingPlans />
          <RecentPlans />
        </div>
        <div className={css.main}>
          <MonthFigures monthStart={monthStart} isApproved={user.isApproved} />
          {user.isApproved && <Earnings />}
          <RecentOrders monthStart={monthStart} />
        </div>
      </div>
    </>
  )
}

type StateProps = Pick<Props, 'monthStart' | 'toContact' | 'toDecide'> & { day: string }

/** The day, and how things stand in a sentence. */
function State({ day, monthStart, toContact, toDecide }: StateProps) {
  const orders = useQuery(ordersOfMonthQuery(monthStart)).data?.pager.count
  const waiting = usePlans().filter(({ sharedAt }) => sharedAt === null).length
  const sentences = [
    toContact > 0 && m.plans_alerts_lead({ count: toContact }),
    toDecide > 0 && m.dashboard_state_proposals({ count: toDecide }),
    orders !== undefined &&
      (orders === 0 ? m.dashboard_state_quiet() : m.dashboard_state_orders({ count: orders })),
    waiting > 0 && m.dashboard_state_waiting({ count: waiting }),
  ].filter(Boolean)
  return <span className={css.state}>{[`${day}.`, ...sentences].join(' ')}</span>
}
