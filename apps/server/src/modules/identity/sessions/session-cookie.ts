import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName } from '#kernel/http/host-cookie'

const SESSION_COOKIE = 'salvia_session'
const SESSION_SECONDS = 30 * 86_400
/** Lifetime of an unused session. */
export const SESSION_MS = SESSION_SECONDS * 1000

/** Hash of a session token, as stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const settings = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const

/** Whether cookies are sent over https only. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:')

const nameOf = (isSecure: boolean): string => hostCookieName(SESSION_COOKIE, isSecure)

export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(nameOf(isSecure), token, { ...settings(isSecure), maxAge: SESSION_SECONDS })
}

/** Extends the cookie together with the session. */
export function prolongSessionCookie(req: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  const token = req.cookies[nameOf(isSecure)]
  if (token) setSessionCookie(reply, token, isSecure)
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(nameOf(isSecure), settings(isSecure))
}

/** Whether a request may come from a signed-in user: without the cookie it does not. */
export const holdsSession = (req: Pick<FastifyRequest, 'cookies'>): boolean =>
  [true, false].some((isSecure) => Boolean(req.cookies[nameOf(isSecure)]))

/**
 * A request's session token. Browsers send the cookie with every request, so on writes it only counts if they come from
 * our own pages.
 */
export function sessionTokenOf(req: FastifyRequest, publicUrl: string): string | null {
  const token = req.cookies[nameOf(isHttps(publicUrl))]
  if (!token) return null
  if (req.method === 'GET' || req.method === 'HEAD') return isFromElsewhere(req) ? null : token
  return req.headers.origin === publicUrl ? token : null
}

/** Whether a request comes from another site, which may neither open nor change anything here. */
export const isFromElsewhere = (req: FastifyRequest): boolean =>
  req.headers['sec-fetch-site'] === 'cross-site'
