import type { User } from '@salvia/contract/people/current-user'
import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { Dashboard } from '#app/features/dashboard/dashboard.tsx'
import {
  earningsQuery,
  ordersOfMonthQuery,
  plansOfMonthQuery,
  recentPlansQuery,
} from '#app/features/dashboard/dashboard-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { stepsQuery } from '#app/features/people/people-queries.ts'
import { OnboardingCard } from '#app/features/people/practitioners/onboarding-card.tsx'
import { StandingNote } from '#app/features/people/practitioners/standing-note.tsx'
import { FeedbackCard } from '#app/features/people/surveys/feedback-card.tsx'
import { SurveyCard } from '#app/features/people/surveys/survey-card.tsx'
import { AlertsCard } from '#app/features/plans/followers/alerts-card.tsx'
import { firstAlertsQuery } from '#app/features/plans/followers/follower-queries.ts'
import { useNewPlan } from '#app/features/plans/list/use-new-plan.ts'
import { SetupCard } from '#app/features/setup/setup-card.tsx'
import { WaitingCard } from '#app/features/setup/waiting-card.tsx'
import { m } from '#app/paraglide/messages.js'
import { setupQuery, waitingQuery } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/dashboard'

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, ({ isPractitioner, isAdmin }) => isPractitioner || isAdmin)
  const now = new Date().toISOString()
  const today = now.slice(0, 10)
  const monthStart = `${today.slice(0, 7)}-01T00:00:00.000Z`
  const queries = user.isPractitioner
    ? [ordersOfMonthQuery(monthStart), plansOfMonthQuery(monthStart), recentPlansQuery, firstAlertsQuery]
    : []
  const { cache } = await prefetch(
    args,
    ...queries,
    ...(user.isApproved && user.isPractitioner ? [earningsQuery] : []),
    ...(user.isPractitioner && user.inOnboarding ? [stepsQuery] : []),
    ...(user.isAdmin ? [setupQuery, waitingQuery] : []),
  )
  return { cache, now, today, monthStart }
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const { create, isCreating } = useNewPlan(false)
  if (!user) return null
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_home()}</title>
      <Dashboard
        user={user}
        today={loaderData.today}
        monthStart={loaderData.monthStart}
        onNewPlan={create}
        isCreating={isCreating}
        notice={user.isPractitioner && <StandingNote user={user} />}
      >
        {user.isPractitioner && <AlertsCard />}
        <Asked user={user} now={loaderData.now} />
      </Dashboard>
    </HydrationBoundary>
  )
}

const ONBOARDING = 'onboarding'

/** The setup card for admins; onboarding and survey for newcomers, later the feedback request. */
function Asked({ user, now }: { user: User; now: string }) {
  const today = now.slice(0, 10)
  if (user.isAdmin)
    return (
      <>
        <WaitingCard now={now} />
        <SetupCard mayOpenSettings={user.permissions.includes('admin:all')} />
      </>
    )
  const isNewcomer = user.isPractitioner && user.inOnboarding
  if (isNewcomer)
    return (
      <>
        <OnboardingCard isWaiting={user.userStatusId === 'PendingApproval'} />
        {!user.surveys.includes(ONBOARDING) && <SurveyCard userId={user.id} />}
      </>
    )
  if (!user.isPractitioner) return null
  return user.nextFeedbackDate.slice(0, today.length) <= today ? <FeedbackCard /> : null
}
