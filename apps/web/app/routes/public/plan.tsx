import { isShareCode } from '@salvia/rules/plans/share-code'
import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { data, isRouteErrorResponse, redirect, useNavigate } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { addLines, addToClientOrder, useCartChange } from '#app/features/cart/cart-changes.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { PlanPage } from '#app/features/plans/client/plan-page.tsx'
import type { PlanAddress } from '#app/features/plans/client/print-sheet.tsx'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { qrPath } from '#app/features/plans/paper/qr-path.ts'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { carriersQuery } from '#app/features/reference/carriers.ts'
import { Failure } from '#app/frame/error-page.tsx'
import { PriceCountry } from '#app/frame/price-country.tsx'
import { localPath } from '#app/language/local-path.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/plan'

/** Seldom instead of the plan. */
const TemplatePage = lazy(() =>
  import('#app/features/plans/client/template-page.tsx').then((part) => ({ default: part.TemplatePage })),
)
const ReaderOffers = lazy(() =>
  import('#app/features/plans/client/reader-offers.tsx').then((part) => ({ default: part.ReaderOffers })),
)
const PlanNotFound = lazy(() =>
  import('#app/features/plans/client/plan-not-found.tsx').then((part) => ({ default: part.PlanNotFound })),
)

/** Anyone with the code can open a plan: not cached, not indexed, no referrer. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => ({
  ...Object.fromEntries(errorHeaders ?? []),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Up to ten characters is a share code; longer is an id, which redirects authorised users to the code. */
export async function loader(args: Route.LoaderArgs) {
  const { code } = args.params
  if (!isShareCode(code)) {
    await requireUser(args)
    await prefetch(args, planQuery(code))
    const plan = requestClient(args).getQueryData(planQuery(code).queryKey)
    if (!plan) throw data(null, { status: 404 })
    throw redirect(localPath(`/recommendations/${plan.shareCode}`, getLocale()) + args.url.search)
  }
  const { cache } = await prefetch(
    args,
    sharedPlanQuery(code),
    carriersQuery,
    intakeFormatsQuery,
    deliveryFormatsQuery,
  )
  const { isAuthor, mayOrderForClient } = await findRights(args)
  const isClientOrder = args.url.searchParams.get('mode') === 'client-order' && mayOrderForClient
  // Rendered here to keep its text out of the script bundle.
  const preview = { title: m.plan_preview_title(), description: m.plan_preview_text() }
  const today = new Date().toISOString().slice(0, 10)
  return { cache, today, isClientOrder, isAuthor, preview, address: addressOf(args) }
}

/** What a printed plan says of where it is: the same for all languages. */
function addressOf({ params: { code }, context, url }: Route.LoaderArgs): PlanAddress {
  const address = `${context.get(pageVisitContext)?.publicUrl ?? url.origin}/recommendations/${code}`
  return { url: address, qr: qrPath(address) }
}

const NO_RIGHTS = { isAuthor: false, mayOrderForClient: false }

/**
 * Who reads: the plan's practitioner reads a preview, and may, as admins, order it for a client
 * (docs/specification.md, section 2).
 */
async function findRights(args: Route.LoaderArgs): Promise<typeof NO_RIGHTS> {
  const client = requestClient(args)
  const user = await client.fetchQuery(userQuery).catch(() => null)
  if (!user || !(user.isAdmin || user.isPractitioner)) return NO_RIGHTS
  const id = client.getQueryData(sharedPlanQuery(args.params.code).queryKey)?.id
  if (id === undefined) return NO_RIGHTS
  const plan = await client.fetchQuery(planQuery(id)).catch(() => null)
  const isAuthor = plan?.practitionerId === user.id
  return { isAuthor, mayOrderForClient: plan !== null && (user.isAdmin || (isAuthor && user.isApproved)) }
}

export default function PlanRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <meta name="description" content={loaderData.preview.description} />
      <SocialPreview {...loaderData.preview} drawn="plan" />
      <SharedPlan code={params.code} {...loaderData} />
    </HydrationBoundary>
  )
}

type Props = { code: string; today: string; isClientOrder: boolean; isAuthor: boolean; address: PlanAddress }

function SharedPlan({ code, today, isClientOrder, isAuthor, address }: Props) {
  const { data: plan } = useSuspenseQuery(sharedPlanQuery(code))
  const carriers = useQuery(carriersQuery).data ?? []
  const countryCode = useShell()?.country.code ?? plan.countryCode
  const navigate = useNavigate()
  const { run, isPending } = useCartChange((answer) => answer?.error || navigate('/cart'))
  const change = isClientOrder ? addToClientOrder : addLines
  const add = (lines: Parameters<typeof change>[0]) => run(change(lines, countryCode))
  const { firstName, lastName } = plan.practitioner
  const isReader = !isAuthor && !isClientOrder
  useEffect(() => {
    if (plan.isTemplate || isAuthor) return
    const practitionerName = `${firstName} ${lastName}`.trim()
    writeCookie('plan', JSON.stringify({ shareCode: plan.shareCode, id: plan.id, practitionerName }))
  }, [firstName, isAuthor, lastName, plan.id, plan.isTemplate, plan.shareCode])
  return (
    <>
      <title>{plan.name}</title>
      <meta name="robots" content="noindex" />
      {plan.isTemplate ? (
        <Suspense>
          <TemplatePage plan={plan} />
        </Suspense>
      ) : (
        <PlanPage
          plan={plan}
          address={address}
          carriers={carriers}
          today={today}
          prices={<PriceCountry />}
          isAdding={isPending}
          isClientOrder={isClientOrder}
          isPreview={isAuthor && !isClientOrder}
          saving={isReader && <OffersWhenLive plan={plan} isAdding={isPending} onAdd={add} />}
          onAdd={add}
        />
      )}
    </>
  )
}

const readerOf = (kind: string | undefined) => {
  if (kind === undefined) return 'visitor'
  return kind === 'Client' ? 'client' : 'other'
}

/** Comes after the page is live: it is nothing that a reader without an invitation waits for. */
function OffersWhenLive(props: Omit<ComponentProps<typeof ReaderOffers>, 'reader'>) {
  const user = useUser()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    isLive && (
      <Suspense>
        <ReaderOffers {...props} reader={readerOf(user?.userKindId)} />
      </Suspense>
    )
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap">
      <Suspense>{isMissing ? <PlanNotFound code={params.code} /> : <Failure error={error} />}</Suspense>
    </div>
  )
}
