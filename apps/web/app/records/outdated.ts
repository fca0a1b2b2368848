import { ApiError } from '#app/api/api-error.ts'

const PRECONDITION_FAILED = 412

/** The current record from a 412; undefined for other failures. */
export const currentOf = <R>(error: unknown): R | undefined =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED ? (error.problem.current as R) : undefined
