import { isShareCode } from '@salvia/rules/plans/share-code'
import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { addLines, addToClientOrder, useCartChange } from '#app/features/cart/cart-changes.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { PlanPage } from '#app/features/plans/client/plan-page.tsx'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { carriersQuery } from '#app/features/reference/carriers.ts'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/plan'

/** A plan's own page is for whoever holds its code: nothing keeps it, nothing follows its links. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Ten characters or fewer are a share code, more are an id, which leads those who may see it to the code. */
export async function loader(args: Route.LoaderArgs) {
  const { code } = args.params
  if (!isShareCode(code)) {
    await prefetch(args, planQuery(code))
    const plan = requestClient(args).getQueryData(planQuery(code).queryKey)
    if (!plan) throw data(null, { status: 404 })
    throw redirect(localPath(`/recommendations/${plan.shareCode}`, getLocale()))
  }
  const { cache } = await prefetch(args, sharedPlanQuery(code), carriersQuery, intakeFormatsQuery)
  const isClientOrder =
    args.url.searchParams.get('mode') === 'client-order' && (await mayOrderForClient(args))
  // Said here, so that its words do not travel as script: the same for every plan, for none of it is anyone's to see.
  const preview = { title: m.plan_preview_title(), description: m.plan_preview_text() }
  return { cache, today: new Date().toISOString().slice(0, 10), isClientOrder, preview }
}

/** A plan's own practitioner and an admin may order it for a client (docs/specification.md, section 2). */
async function mayOrderForClient(args: Route.LoaderArgs): Promise<boolean> {
  const client = requestClient(args)
  const user = await client.fetchQuery(userQuery).catch(() => null)
  if (!user || !(user.isAdmin || (user.isPractitioner && user.isApproved))) return false
  const id = client.getQueryData(sharedPlanQuery(args.params.code).queryKey)?.id
  if (id === undefined) return false
  const plan = await client.fetchQuery(planQuery(id)).catch(() => null)
  return plan !== null && (user.isAdmin || plan.practitionerId === user.id)
}

export default function PlanRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <meta name="description" content={loaderData.preview.description} />
      <SocialPreview {...loaderData.preview} drawn="plan" />
      <SharedPlan code={params.code} today={loaderData.today} isClientOrder={loaderData.isClientOrder} />
    </HydrationBoundary>
  )
}

type Props = { code: string; today: string; isClientOrder: boolean }

function SharedPlan({ code, today, isClientOrder }: Props) {
  const { data: plan } = useSuspenseQuery(sharedPlanQuery(code))
  const carriers = useQuery(carriersQuery).data ?? []
  const countryCode = useShell()?.country.code ?? plan.countryCode
  const navigate = useNavigate()
  const { run, isPending } = useCartChange((answer) => answer?.error || navigate('/cart'))
  const change = isClientOrder ? addToClientOrder : addLines
  const add = (lines: Parameters<typeof change>[0]) => run(change(lines, countryCode))
  const { firstName, lastName } = plan.practitioner
  useEffect(() => {
    const practitionerName = `${firstName} ${lastName}`.trim()
    writeCookie('plan', JSON.stringify({ shareCode: plan.shareCode, id: plan.id, practitionerName }))
  }, [firstName, lastName, plan.id, plan.shareCode])
  return (
    <>
      <title>{plan.name}</title>
      <meta name="robots" content="noindex" />
      <PlanPage
        plan={plan}
        carriers={carriers}
        today={today}
        isAdding={isPending}
        isClientOrder={isClientOrder}
        onAdd={add}
      />
    </>
  )
}
