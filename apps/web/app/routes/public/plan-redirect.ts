import { cookieNames } from '@salvia/contract/words/cookies'
import { redirect } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { requestClient } from '#app/api/prefetch.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/plan-redirect'

const missing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** Where the logo leads a client who holds a plan: to the plan, or home once it is gone and forgotten. */
export async function loader(args: Route.LoaderArgs) {
  const plan = await requestClient(args).fetchQuery(sharedPlanQuery(args.params.code)).catch(missing)
  if (plan) throw redirect(localPath(`/recommendations/${plan.shareCode}`, getLocale()))
  throw redirect(localPath('/', getLocale()), {
    headers: { 'set-cookie': `${cookieNames.plan}=; Path=/; Max-Age=0; SameSite=Lax` },
  })
}
