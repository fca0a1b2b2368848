import { cookieNames } from '@salvia/contract/words/cookies'
import { isShareCode } from '@salvia/rules/plans/share-code'
import { redirect } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { requestClient, toRouteError } from '#app/api/prefetch.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { localPath } from '#app/language/local-path.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/plan-redirect'

const missing = async (error: unknown): Promise<null> => {
  if (error instanceof ApiError && error.status === 404) return null
  throw await toRouteError(error)
}

/**
 * Where the logo leads a client who holds a plan: to the plan, with what the address asks for, or home once it is gone and
 * forgotten. The page of a plan answers its id.
 */
export async function loader(args: Route.LoaderArgs) {
  requireKnownLanguage(args)
  const { code } = args.params
  const pageOf = (named: string) =>
    localPath(`/recommendations/${encodeURIComponent(named)}`, getLocale()) + args.url.search
  if (!isShareCode(code)) throw redirect(pageOf(code))
  const plan = await requestClient(args).fetchQuery(sharedPlanQuery(code)).catch(missing)
  if (plan) throw redirect(pageOf(plan.shareCode))
  throw redirect(localPath('/', getLocale()), {
    headers: { 'set-cookie': `${cookieNames.plan}=; Path=/; Max-Age=0; SameSite=Lax` },
  })
}

/** Makes it a page, so that a refusal is shown on the error page. */
export default function PlanRedirect() {
  return null
}
