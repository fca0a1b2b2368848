import type { Problem } from '@salvia/contract/problem'

/** An API call that was refused. Branch on `code`; show `explainProblem` to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.status = problem.status
    this.problem = problem
  }

  /** In how many seconds it is worth trying again, where the API answers that. */
  get retryAfter(): number | undefined {
    return this.problem.retryAfter
  }

  get code(): string {
    return this.problem.code
  }
}

/** The refusal in a response, including responses that did not come from our API (a proxy, a gateway). */
export async function toApiError(
  response: Pick<Response, 'status' | 'statusText' | 'json'>,
): Promise<ApiError> {
  const told: unknown = await response.json().catch(() => null)
  const fallback = {
    type: 'about:blank',
    title: response.statusText || `HTTP ${response.status}`,
    code: 'unknown',
  }
  return new ApiError({ ...fallback, ...(isProblem(told) ? told : {}), status: response.status })
}

const isProblem = (told: unknown): told is Partial<Problem> => typeof told === 'object' && told !== null

/** The fields a call was refused for, with the API's reason for each. */
export const refusedReasons = (error: unknown): { id: string; error: string }[] =>
  (error instanceof ApiError && error.problem.errors) || []
