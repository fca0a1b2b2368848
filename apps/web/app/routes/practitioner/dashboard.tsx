import type { User } from '@salvia/contract/people/current-user'
import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { Dashboard } from '#app/features/dashboard/dashboard.tsx'
import {
  ordersOfMonthQuery,
  pendingOfMonthQuery,
  plansOfMonthQuery,
  recentPlansQuery,
} from '#app/features/dashboard/dashboard-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { stepsQuery } from '#app/features/people/people-queries.ts'
import { OnboardingCard } from '#app/features/people/practitioners/onboarding-card.tsx'
import { FeedbackCard } from '#app/features/people/surveys/feedback-card.tsx'
import { SurveyCard } from '#app/features/people/surveys/survey-card.tsx'
import { useNewPlan } from '#app/features/plans/list/use-new-plan.ts'
import { setupQuery } from '#app/features/shop-settings/settings-queries.ts'
import { SetupCard } from '#app/features/shop-settings/setup-card.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/dashboard'

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, ({ isPractitioner, isAdmin }) => isPractitioner || isAdmin)
  const today = new Date().toISOString().slice(0, 10)
  const monthStart = `${today.slice(0, 7)}-01T00:00:00.000Z`
  const queries = user.isPractitioner
    ? [ordersOfMonthQuery(monthStart), plansOfMonthQuery(monthStart), recentPlansQuery]
    : []
  const { cache } = await prefetch(
    args,
    ...queries,
    ...(user.isApproved && user.isPractitioner ? [pendingOfMonthQuery] : []),
    ...(user.isPractitioner && user.inOnboarding ? [stepsQuery] : []),
    ...(user.isAdmin ? [setupQuery] : []),
  )
  return { cache, today, monthStart }
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
      >
        <Asked user={user} today={loaderData.today} />
      </Dashboard>
    </HydrationBoundary>
  )
}

const ONBOARDING = 'onboarding'

/** What an admin has to set up; the steps and questions for a newcomer, later on the question what somebody thinks of the product. */
function Asked({ user, today }: { user: User; today: string }) {
  if (user.isAdmin) return <SetupCard mayOpenSettings={user.permissions.includes('admin:all')} />
  const isNewcomer = user.isPractitioner && user.inOnboarding
  if (isNewcomer)
    return (
      <>
        <OnboardingCard />
        {!user.surveys.includes(ONBOARDING) && <SurveyCard userId={user.id} />}
      </>
    )
  return user.isPractitioner && user.nextFeedbackDate.slice(0, today.length) <= today ? (
    <FeedbackCard />
  ) : null
}
