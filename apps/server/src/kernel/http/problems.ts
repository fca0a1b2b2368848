import type { Problem } from '@salvia/contract/problem'
import type { ProblemCode } from '@salvia/contract/words/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway, whyAway } from '../db/database-away.ts'
import { Busy, DomainError, type ErrorKind, Outdated, TooMany } from '../domain-error.ts'
import { type ContractFault, faultKey } from './contract-fault.ts'
import { refusalPage } from './refusal-page.ts'

const statusOf: Record<ErrorKind, number> = {
  contract: 400,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  precondition: 412,
  media_type: 415,
  too_many: 429,
  bad_gateway: 502,
  unavailable: 503,
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  412: 'Outdated',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Refused',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Unavailable',
}

const problem = (status: number, code: ProblemCode, rest: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: titles[status] ?? 'Error',
  status,
  code,
  ...rest,
})

/** `/recommendationItems/0/notes` → `recommendationItems.0.notes` */
const fieldId = (instancePath: string): string => instancePath.replace(/^\//, '').replaceAll('/', '.')

type Issue = ContractFault & { instancePath: string }

function unknownKeys(issue: Issue): string[] {
  const found = issue.params as { keys?: string[] } | undefined
  return issue.keyword === 'unrecognized_keys' && found?.keys ? found.keys : []
}

/** An unknown field is reported itself, not the object around it. */
function fieldErrors(issues: Issue[]): { id: string; error: string }[] {
  return issues.flatMap((issue) => {
    const base = fieldId(issue.instancePath)
    const unknown = unknownKeys(issue)
    if (unknown.length === 0) return [{ id: base, error: faultKey(issue) }]
    return unknown.map((key) => ({ id: base ? `${base}.${key}` : key, error: 'unknown_field' }))
  })
}

const clientFaults: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'json_invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json_empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'content_length_invalid',
}

type DatabaseFault = { cause?: { code?: string; constraint?: string } }

/** A row referencing an account that was erased while its last request was in progress. */
const namesNobody = ({ cause }: DatabaseFault): boolean =>
  cause?.code === '23503' && cause.constraint?.endsWith('_users_id_fk') === true

function ofRefusal(error: DomainError): Problem {
  const errors = error.fields.length > 0 ? { errors: error.fields } : {}
  const current = error instanceof Outdated ? { current: error.current } : {}
  return problem(statusOf[error.kind], error.code, { detail: error.message, ...errors, ...current })
}

/** A truncated or malformed form: before its end only parsing can fail. */
const breaksForm = (error: FastifyError, req: FastifyRequest): boolean =>
  error.statusCode === undefined && req.isMultipart() && !req.isFormRead

function toProblem(error: FastifyError | DomainError, req: FastifyRequest): Problem {
  if (error instanceof DomainError) return ofRefusal(error)
  if (isDatabaseAway(error)) return problem(503, 'unavailable')
  if (hasZodFastifySchemaValidationErrors(error))
    return problem(400, 'contract_broken', {
      detail: 'The input does not fit this call.',
      errors: fieldErrors(error.validation as unknown as Issue[]),
    })
  if (namesNobody(error as DatabaseFault)) return problem(401, 'unauthenticated')
  if (breaksForm(error, req)) return problem(400, 'multipart_invalid')
  const status = error.statusCode ?? 500
  if (status === 429) return problem(429, 'too_many_requests', { detail: error.message })
  if (status >= 400 && status < 500) return problem(status, clientFaults[error.code] ?? 'bad_request')
  if (status === 503) return problem(503, 'unavailable')
  return problem(500, 'internal_error')
}

const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))

/** Seconds, if nothing else is known: about as long as a database restart takes. */
export const RETRY_AFTER_OUTAGE = 5

/** An outage fails every request: one log line each without a stack, since the code is not at fault. */
function note(error: FastifyError | DomainError, sent: Problem, req: FastifyRequest): void {
  if (isDatabaseAway(error)) req.log.warn({ reason: whyAway(error) }, 'database_away')
  else if (sent.status >= 500 && !(error instanceof Busy)) req.log.error({ err: error }, sent.code)
  // Refused floods must not fill the log.
  else req.log[sent.status === 429 ? 'debug' : 'info']({ status: sent.status }, sent.code)
}

function retryAfter(error: Error, { status }: Problem, now: Date): number | null {
  if (error instanceof TooMany) return secondsUntil(error.retryAt, now)
  if (error instanceof Busy) return error.retrySeconds
  return status === 503 ? RETRY_AFTER_OUTAGE : null
}

/** Whether somebody asks for a page to read: its script asks for data, and reads problems. */
const isRead = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config?.isPage === true && headers.accept?.includes('text/html') === true

const sendPage = (page: string, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/**
 * Answers any error in one shape, or with a page where one was asked for. Values of the request are never logged, they may
 * be personal.
 */
export function sendProblem(error: FastifyError | DomainError, req: FastifyRequest, reply: FastifyReply) {
  const sent = toProblem(error, req)
  note(error, sent, req)
  const seconds = retryAfter(error, sent, req.server.now())
  if (seconds !== null) reply.header('retry-after', seconds)
  reply.code(sent.status)
  if (isRead(req)) return sendPage(refusalPage({ ...sent, seconds }, req), reply)
  const told = seconds === null ? sent : { ...sent, retryAfter: seconds }
  return reply.type('application/problem+json').send(JSON.stringify(told))
}

/** Whether a browser sent a form by itself, which pages never do with their script. */
const isPlainForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  headers.accept?.includes('text/html') === true &&
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** Answers that there is no such call; a person whose browser sent a form without script reads that no page takes one. */
export function sendNotFound(req: FastifyRequest, reply: FastifyReply) {
  if (isPlainForm(req)) {
    reply.code(405).header('allow', 'GET, HEAD')
    return sendPage(refusalPage({ status: 405, seconds: null }, req), reply)
  }
  reply.code(404)
  return reply.type('application/problem+json').send(JSON.stringify(problem(404, 'call_not_found')))
}
