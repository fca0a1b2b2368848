import type { User } from '@salvia/contract/people/current-user'
import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CreateButton } from '#app/ui/create-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import parts from '#app/ui/parts.module.css'
import { Time } from '#app/visit/time.tsx'
import css from './dashboard.module.css'
import { unsharedPlansQuery } from './dashboard-queries.ts'
import { Earnings } from './earnings.tsx'
import { type HomeWaiting, homeState } from './home-state.ts'
import { MonthFigures } from './month-figures.tsx'
import { RecentOrders, RecentPlans, WaitingPlans } from './recent.tsx'

type Props = {
  user: User
  now: string
  monthStart: string
  waiting: Omit<HomeWaiting, 'toShare'>
  onNewPlan: () => void
  isCreating: boolean
  /** The state of the account, above everything. */
  notice?: ReactNode
  /** Prompts shown first, such as onboarding steps. */
  children?: ReactNode
  /** What is good to know and waits for nobody, beside the rest. */
  aside: ReactNode
}

/** The home of a practitioner: how things stand, what waits, the figures of this month. */
export function Dashboard(props: Props) {
  const { user, now, monthStart, waiting, onNewPlan, isCreating, notice, children, aside } = props
  const toShare = useQuery(unsharedPlansQuery).data?.pager.count ?? 0
  return (
    <>
      <PageHeader
        title={m.dashboard_welcome({ name: user.firstName })}
        above={<Time className={parts.begin} at={now} style="weekday" />}
        lead={homeState({ ...waiting, toShare })}
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
          <RecentOrders monthStart={monthStart} />
        </div>
        <div className={css.main}>
          <MonthFigures monthStart={monthStart} isApproved={user.isApproved} />
          {user.isApproved && <Earnings />}
          {aside}
        </div>
      </div>
    </>
  )
}
