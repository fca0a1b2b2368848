import type { User } from '@salvia/contract/people/current-user'
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { BannerPlace } from '#app/features/content/banner-place.tsx'
import { readBanner } from '#app/features/content/read-banner.ts'
import { Dashboard } from '#app/features/dashboard/dashboard.tsx'
import {
  earningsQuery,
  ordersOfMonthQuery,
  plansOfMonthQuery,
  sharedPlansQuery,
  unsharedPlansQuery,
} from '#app/features/dashboard/dashboard-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { InquiriesCard } from '#app/features/inquiries/inquiries-card.tsx'
import { ownOpenQuery } from '#app/features/inquiries/inquiry-queries.ts'
import { AccountingHome } from '#app/features/payouts/admin/accounting-home.tsx'
import { payoutSummaryQuery } from '#app/features/payouts/admin/admin-payout-queries.ts'
import { clientsToContactQuery } from '#app/features/people/people-lists.ts'
import { stepsQuery } from '#app/features/people/people-queries.ts'
import { countStepsLeft, OnboardingCard } from '#app/features/people/practitioners/onboarding-card.tsx'
import { StandingNote } from '#app/features/people/practitioners/standing-note.tsx'
import { FeedbackCard } from '#app/features/people/surveys/feedback-card.tsx'
import { SurveyCard } from '#app/features/people/surveys/survey-card.tsx'
import { AlertsCard } from '#app/features/plans/followers/alerts-card.tsx'
import { firstAlertsQuery } from '#app/features/plans/followers/follower-queries.ts'
import { useNewPlan } from '#app/features/plans/list/use-new-plan.ts'
import { AtRiskCard } from '#app/features/plans/substitution/at-risk-card.tsx'
import { ProposalsCard } from '#app/features/plans/substitution/proposals-card.tsx'
import { atRiskQuery, proposalsQuery } from '#app/features/plans/substitution/substitution-queries.ts'
import { NewcomerBonus } from '#app/features/referrals/newcomer-bonus.tsx'
import { AdminCards } from '#app/features/setup/admin-cards.tsx'
import { AdminHome } from '#app/features/setup/admin-home.tsx'
import { ArrivalsCard, CatalogueCard } from '#app/features/updates/catalogue-cards.tsx'
import { arrivalsQuery } from '#app/features/updates/update-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { setupQuery, waitingQuery } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/dashboard'

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, ({ isPractitioner, isAdmin }) => isPractitioner || isAdmin, {
    clientsGoTo: '/orders',
  })
  const now = new Date().toISOString()
  const monthStart = `${now.slice(0, 7)}-01T00:00:00.000Z`
  const queries = user.isPractitioner
    ? [
        ordersOfMonthQuery(monthStart),
        plansOfMonthQuery(monthStart),
        sharedPlansQuery,
        unsharedPlansQuery,
        firstAlertsQuery,
        clientsToContactQuery,
        proposalsQuery(),
        atRiskQuery(),
        ownOpenQuery,
        arrivalsQuery,
      ]
    : []
  const { cache } = await prefetch(
    args,
    ...queries,
    ...(user.isApproved && user.isPractitioner ? [earningsQuery] : []),
    ...(user.isPractitioner && user.inOnboarding ? [stepsQuery] : []),
    ...(user.isAdmin ? [setupQuery, waitingQuery] : []),
    ...(isForMoney(user) ? [payoutSummaryQuery] : []),
  )
  return { cache, now, monthStart, banner: await readBanner(args, 'dashboard-banner') }
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  if (!user) return null
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_home()} · ${PRODUCT_NAME}`}</title>
      <BannerPlace banner={loaderData.banner} />
      {user.isPractitioner ? (
        <Home user={user} {...loaderData} />
      ) : (
        <HomeOfAdmin user={user} now={loaderData.now} />
      )}
    </HydrationBoundary>
  )
}

/** Whoever is an admin for money alone begins with the money. */
const isForMoney = ({ permissions }: User): boolean =>
  permissions.includes('admin:accounting') && !permissions.includes('admin:all')

const HomeOfAdmin = (home: { user: User; now: string }) =>
  isForMoney(home.user) ? (
    <AccountingHome {...home}>
      <AdminCards {...home} isBesides />
    </AccountingHome>
  ) : (
    <AdminHome {...home} />
  )

type HomeProps = { user: User; now: string; monthStart: string }

function Home({ user, now, monthStart }: HomeProps) {
  const { create, isCreating } = useNewPlan(false)
  return (
    <Dashboard
      user={user}
      now={now}
      monthStart={monthStart}
      waiting={useWaiting(user)}
      onNewPlan={create}
      isCreating={isCreating}
      notice={<StandingNote user={user} />}
      aside={
        <>
          <ArrivalsCard />
          <CatalogueCard />
          <InquiriesCard />
        </>
      }
    >
      <AlertsCard />
      <ProposalsCard />
      <AtRiskCard />
      <NewcomerBonus user={user} />
      <Asked user={user} now={now} onNewPlan={create} isCreating={isCreating} />
    </Dashboard>
  )
}

/** How much waits for a practitioner; the steps of the setup only while it lasts. */
function useWaiting({ inOnboarding }: User) {
  const toContact = useQuery(clientsToContactQuery).data?.pager.count ?? 0
  const toDecide = useQuery(proposalsQuery()).data?.pager.count ?? 0
  const atRisk = useQuery(atRiskQuery()).data?.pager.count ?? 0
  const steps = useQuery({ ...stepsQuery, enabled: inOnboarding }).data
  return { toContact, toDecide, atRisk, stepsLeft: inOnboarding && steps ? countStepsLeft(steps) : 0 }
}

const ONBOARDING = 'onboarding'

type AskedProps = { user: User; now: string; onNewPlan: () => void; isCreating: boolean }

/** The setup card for admins; onboarding and survey for newcomers, later the feedback request. */
function Asked({ user, now, ...creating }: AskedProps) {
  const toShare = useQuery(unsharedPlansQuery).data?.results[0]?.id
  if (user.isAdmin) return <AdminCards user={user} now={now} />
  if (user.inOnboarding)
    return (
      <>
        <OnboardingCard {...creating} toShare={toShare} />
        {!user.surveys.includes(ONBOARDING) && <SurveyCard userId={user.id} />}
      </>
    )
  return Date.parse(user.nextFeedbackDate) <= Date.parse(now) ? <FeedbackCard /> : null
}
