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

/** A refusal the caller can act on. Anything else that is thrown is a bug and becomes a 500. */
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

/** Input that keeps the contract and breaks a business rule; `fields` names the path and a message key. */
export const invalid = (code: ProblemCode, message: string, fields: { id: string; error: string }[] = []) =>
  new DomainError('invalid', code, message, fields)
export const unauthenticated = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')
export const forbidden = (code: ProblemCode = 'forbidden', message = 'This account may not do that.') =>
  new DomainError('forbidden', code, message)
export const notFound = (what: MissingThing) =>
  new DomainError('not_found', `${what}_not_found`, `There is no such ${what}.`)
export const conflict = (code: ProblemCode, message: string) => new DomainError('conflict', code, message)
/** A service that was asked answered what nobody can read. */
export const badGateway = (code: ProblemCode, message: string) =>
  new DomainError('bad_gateway', code, message)
/** A service that was asked gave no answer. */
export const unavailable = (code: ProblemCode, message: string) =>
  new DomainError('unavailable', code, message)

/** More of something is under way than this process takes on; it may be asked again after `retrySeconds`. */
export class Busy extends DomainError {
  readonly retrySeconds: number

  constructor(retrySeconds: number) {
    super('unavailable', 'unavailable', 'Too much is under way here. Please try again shortly.')
    this.retrySeconds = retrySeconds
  }
}

/** Whether the record changed since the caller read `version`; a write without one counts whatever others wrote. */
export const isOutdated = (version: number | undefined, record: { version: number }): boolean =>
  version !== undefined && version !== record.version

/** A conditional write that names an older version, with the record as it is now. */
export class Outdated extends DomainError {
  readonly current: unknown

  constructor(message: string, current: unknown) {
    super('precondition', 'outdated', message)
    this.current = current
  }
}

/** A caller that asked too often; it may come back at `retryAt`. */
export class TooMany extends DomainError {
  readonly retryAt: Date

  constructor(retryAt: Date) {
    super('too_many', 'too_many_requests', 'Too many requests. Please try again later.')
    this.retryAt = retryAt
  }
}
