import type { User } from '@salvia/contract/people/current-user'
import type { SharedPlan as Shared } from '@salvia/contract/plans/plan-records'
import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { fullName } from '@salvia/rules/people/full-name'
import { isShareCode } from '@salvia/rules/plans/share-code'
import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { cacheOf, prefetch, requestClient } from '#app/api/prefetch.ts'
import { useOrderFor } from '#app/features/cart/use-order-for.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { planOrdersQuery } from '#app/features/orders/order-queries.ts'
import { PlanPage } from '#app/features/plans/client/plan-page.tsx'
import type { PlanAddress } from '#app/features/plans/client/print-sheet.tsx'
import { previewedPlanQuery, sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { qrPath } from '#app/features/plans/files/qr-path.ts'
import { alertsOfPlanQuery, followersQuery } from '#app/features/plans/followers/follower-queries.ts'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import {
  type PlanPageShown,
  type PlanRights,
  pageFor,
  rightsOf,
} from '#app/features/plans/view/plan-reader.ts'
import { carriersQuery } from '#app/features/reference/carriers.ts'
import { Failure } from '#app/frame/error-page.tsx'
import { PriceCountry } from '#app/frame/price-country.tsx'
import { useAddPlan } from '#app/frame/use-add-plan.tsx'
import { localPath } from '#app/language/local-path.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { lowestPricesQuery } from '#app/shared/lowest-prices.ts'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/plan'

/** Seldom instead of the plan. */
const ForPractitioners = lazy(() =>
  import('./for-practitioners.tsx').then((part) => ({ default: part.ForPractitioners })),
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
  requireKnownLanguage(args)
  const { code } = args.params
  if (!isShareCode(code)) {
    const byId = planQuery(idOfAddress(code))
    await requireUser(args)
    await prefetch(args, byId)
    const plan = requestClient(args).getQueryData(byId.queryKey)
    if (!plan) throw data(null, { status: 404 })
    throw redirect(localPath(`/recommendations/${plan.shareCode}`, getLocale()) + args.url.search)
  }
  const ofClient = [sharedPlanQuery(code), carriersQuery, intakeFormatsQuery, deliveryFormatsQuery]
  await prefetch(args, ...ofClient)
  const { shown, role, mayOrder, queries } = await findPage(args)
  await prefetch(args, ...queries)
  const cache = cacheOf(args, [...ofClient, ...queries])
  // Rendered here to keep its text out of the script bundle.
  const preview = { title: m.plan_preview_title(), description: m.plan_preview_text() }
  const today = dayIn(SUPPLY_TIME_ZONE, new Date())
  return { cache, today, shown, role, mayOrder, preview, address: addressOf(args) }
}

/** What a printed plan says of where it is: the same for all languages. */
function addressOf({ params: { code }, context, url }: Route.LoaderArgs): PlanAddress {
  const address = `${context.get(pageVisitContext)?.publicUrl ?? url.origin}/recommendations/${code}`
  return { url: address, qr: qrPath(address) }
}

/** The plan as its author and admins may read it; null for all others. */
async function findOwn(args: Route.LoaderArgs, user: User | null, id: string) {
  if (!user?.isAdmin && !user?.isPractitioner) return null
  return requestClient(args)
    .fetchQuery(planQuery(id))
    .catch(() => null)
}

/** What is read beyond the plan as its code shows it to the reader. */
function queriesOf(
  { shown, role }: Pick<Props, 'shown' | 'role'>,
  { id, code }: { id: string; code: string },
) {
  if (shown === 'preview') return [previewedPlanQuery(code)]
  if (shown !== 'practitioner' || role === 'colleague') return []
  return [planQuery(id), followersQuery({ recommendationId: id }), alertsOfPlanQuery(id), planOrdersQuery(id)]
}

/** Which page of the plan its reader gets. */
async function findPage(args: Route.LoaderArgs) {
  const { code } = args.params
  const client = requestClient(args)
  const user = await client.fetchQuery(userQuery).catch(() => null)
  const plan = client.getQueryData(sharedPlanQuery(code).queryKey)
  if (!plan) throw data(null, { status: 404 })
  const rights = rightsOf(user, await findOwn(args, user, plan.id))
  const { searchParams } = args.url
  const asked = { mode: searchParams.get('mode'), isPreviewAsked: searchParams.has('preview') }
  const page = { ...rights, shown: pageFor(rights, { isTemplate: plan.isTemplate, ...asked }) }
  const ids = plan.recommendationItems.map(({ product }) => product.id)
  const reduced = plan.discountPercentage > 0 && ids.length > 0 ? [lowestPricesQuery(ids)] : []
  return { ...page, queries: [...queriesOf(page, { id: plan.id, code }), ...reduced] }
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

type Props = Pick<PlanRights, 'role' | 'mayOrder'> & {
  code: string
  today: string
  shown: PlanPageShown
  address: PlanAddress
}

function SharedPlan({ code, shown, role, mayOrder, ...page }: Props) {
  const { data: plan } = useSuspenseQuery((shown === 'preview' ? previewedPlanQuery : sharedPlanQuery)(code))
  return (
    <>
      <title>{`${plan.name} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      {shown === 'practitioner' ? (
        <DeferredPart>
          <ForPractitioners {...{ plan, role, mayOrder }} />
        </DeferredPart>
      ) : (
        <ClientPage {...{ plan, shown }} {...page} />
      )}
    </>
  )
}

type ClientPageProps = Pick<Props, 'today' | 'shown' | 'address'> & { plan: Shared }

/** The plan as clients see it: to order from, to order for a client, or as a preview. */
function ClientPage({ plan, shown, today, address }: ClientPageProps) {
  const carriers = useQuery(carriersQuery).data ?? []
  const countryCode = useShell()?.country.code ?? plan.countryCode
  const isClientOrder = shown === 'order'
  const { add, isAdding, refused, notice } = useAddPlan({ plan, countryCode, isClientOrder })
  const orderFor = useOrderFor()
  const { firstName, lastName } = plan.practitioner
  const isPreview = shown === 'preview'
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    if (isPreview) return
    const practitionerName = fullName({ firstName, lastName })
    writeCookie('plan', JSON.stringify({ shareCode: plan.shareCode, id: plan.id, practitionerName }))
  }, [firstName, isPreview, lastName, plan.id, plan.shareCode])
  return (
    <PlanPage
      plan={plan}
      address={address}
      carriers={carriers}
      today={today}
      prices={<PriceCountry />}
      isAdding={isAdding}
      refused={refused}
      notice={notice}
      orderFor={isPreview ? null : orderFor}
      isClientOrder={isClientOrder}
      isPreview={isPreview}
      saving={
        shown === 'client' && <OffersWhenLive plan={plan} isAdding={isAdding} onAdd={add} onNews={setNews} />
      }
      news={news}
      onAdd={add}
    />
  )
}

const readerOf = (kind: string | undefined) => {
  if (kind === undefined) return 'visitor'
  return kind === 'Client' ? 'client' : 'other'
}

/** Comes after the page is live: it is nothing that a reader without an invitation waits for. */
function OffersWhenLive(props: Omit<ComponentProps<typeof ReaderOffers>, 'reader'>) {
  const user = useUser()
  const isLive = useIsLive()
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
      <DeferredPart>
        {isMissing ? <PlanNotFound code={params.code} /> : <Failure error={error} />}
      </DeferredPart>
    </div>
  )
}
