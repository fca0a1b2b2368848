import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SESSION_COOKIE = 'salvia_session'
export const SESSION_DAYS = 30

/** What the table keeps of a session token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const settings = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const

export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, { ...settings(isSecure), maxAge: SESSION_DAYS * 86_400 })
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, settings(isSecure))
}

/**
 * The session token of a request. A browser sends the cookie with every request, so one that changes
 * something counts only when it comes from a page of our own.
 */
export function sessionTokenOf(req: FastifyRequest, publicUrl: string): string | null {
  const token = req.cookies[SESSION_COOKIE]
  if (!token) return null
  if (req.method === 'GET' || req.method === 'HEAD')
    return req.headers['sec-fetch-site'] === 'cross-site' ? null : token
  return req.headers.origin === publicUrl ? token : null
}
