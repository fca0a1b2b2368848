import type { MissingThing, ProblemCode } from '@salvia/contract/words/problems'

export type ErrorKind =
  | 'contract'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'precondition'
  | 'media_type'
  | 'too_many'
  | 'bad_gateway'
  | 'unavailable'

/** An error the caller can act on. Anything else thrown is a bug and becomes a 500. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly code: ProblemCode
  readonly fields: { id: string; error: string }[]

  constructor(
    kind: ErrorKind,
    code: ProblemCode,
    message: string,
    fields: { id: string; error: string }[] = [],
  ) {
    super(message)
    this.kind = kind
    this.code = code
    this.fields = fields
  }
}

/** Input that satisfies the contract but violates a business rule; `fields` maps paths to message keys. */
export const invalid = (code: ProblemCode, message: string, fields: { id: string; error: string }[] = []) =>
  new DomainError('invalid', code, message, fields)
/** Expired, forged and truncated mailed links get the same answer. */
export const deadLink = () => invalid('mailed_link_over', 'This link has expired or is incomplete.')
export const unauthenticated = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')
export const forbidden = (code: ProblemCode = 'forbidden', message = 'This account may not do that.') =>
  new DomainError('forbidden', code, message)
export const notFound = (what: MissingThing) =>
  new DomainError('not_found', `${what}_not_found`, `There is no such ${what}.`)
export const conflict = (code: ProblemCode, message: string, fields: DomainError['fields'] = []) =>
  new DomainError('conflict', code, message, fields)
/** An external service returned an unreadable response. */
export const badGateway = (code: ProblemCode, message: string) =>
  new DomainError('bad_gateway', code, message)
/** An external service did not respond. */
export const unavailable = (code: ProblemCode, message: string) =>
  new DomainError('unavailable', code, message)

/** This process is at capacity; the caller may retry after `retrySeconds`. */
export class Busy extends DomainError {
  readonly retrySeconds: number

  constructor(retrySeconds: number) {
    super('unavailable', 'unavailable', 'Too much is under way here. Please try again shortly.')
    this.retrySeconds = retrySeconds
  }
}

/** Whether the record changed since the caller read `version`; without a version the write always goes through. */
export const isOutdated = (version: number | undefined, record: { version: number }): boolean =>
  version !== undefined && version !== record.version

/** A conditional write with an outdated version; carries the current record. */
export class Outdated extends DomainError {
  readonly current: unknown

  constructor(message: string, current: unknown) {
    super('precondition', 'outdated', message)
    this.current = current
  }
}

/** Rate limit exceeded; the caller may retry at `retryAt`. */
export class TooMany extends DomainError {
  readonly retryAt: Date

  constructor(retryAt: Date) {
    super('too_many', 'too_many_requests', 'Too many requests. Please try again later.')
    this.retryAt = retryAt
  }
}
