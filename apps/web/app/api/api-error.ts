import type { Problem } from '@salvia/contract/problem'

/** A call that the API refused. `code` is what to branch on; `explainProblem` says it to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.status = problem.status
    this.problem = problem
  }

  get code(): string {
    return this.problem.code
  }
}

/** The refusal that an answer carries, also when what answered was no API of ours. */
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

/** Which fields a call was refused for, and why, as the API names both. */
export const refusedReasons = (error: unknown): { id: string; error: string }[] =>
  (error instanceof ApiError && error.problem.errors) || []
