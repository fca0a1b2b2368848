import { ApiError } from '#app/api/api-error.ts'

const PRECONDITION_FAILED = 412

/** The record as someone else saved it since it was read; undefined for any other failure. */
export const currentOf = <R>(error: unknown): R | undefined =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED ? (error.problem.current as R) : undefined
