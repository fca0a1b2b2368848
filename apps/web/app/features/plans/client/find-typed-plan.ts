import { codesMeantBy, isShortCode } from '@salvia/rules/plans/typed-code'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { sharedPlanQuery } from './shared-plan-query.ts'

/** Why a typed code opens no plan. */
export type CodeFault = 'empty' | 'malformed' | 'unknown'

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** The code of the plan that a typed text means, or why there is none. Rejects when the plans could not be asked. */
export async function findTypedPlan(
  client: QueryClient,
  typed: string,
): Promise<{ code: string } | { fault: CodeFault }> {
  if (typed.trim() === '') return { fault: 'empty' }
  const codes = codesMeantBy(typed)
  for (const code of codes) {
    try {
      return { code: (await client.fetchQuery(sharedPlanQuery(code))).shareCode }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return { fault: codes.every(isShortCode) ? 'malformed' : 'unknown' }
}
