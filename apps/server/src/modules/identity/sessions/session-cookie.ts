import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName } from '#kernel/http/host-cookie'

const SESSION_COOKIE = 'salvia_session'
const SESSION_SECONDS = 30 * 86_400
/** How long a session lives that nobody uses. */
export const SESSION_MS = SESSION_SECONDS * 1000

/** What the table keeps of a session token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const settings = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const

/** Whether cookies go over https only. */
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

/** Whether a request comes from someone who may be signed in: without the cookie nobody is. */
export const holdsSession = (req: FastifyRequest): boolean =>
  [true, false].some((isSecure) => Boolean(req.cookies[nameOf(isSecure)]))

/**
 * The session token of a request. A browser sends the cookie with every request, so one that changes
 * something counts only when it comes from a page of our own.
 */
export function sessionTokenOf(req: FastifyRequest, publicUrl: string): string | null {
  const token = req.cookies[nameOf(isHttps(publicUrl))]
  if (!token) return null
  if (req.method === 'GET' || req.method === 'HEAD') return isFromElsewhere(req) ? null : token
  return req.headers.origin === publicUrl ? token : null
}

/** Whether a request comes from a page of others, which may neither open nor change anything here. */
export const isFromElsewhere = (req: FastifyRequest): boolean =>
  req.headers['sec-fetch-site'] === 'cross-site'
