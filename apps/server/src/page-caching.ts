import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import { hostCookieName } from './kernel/http/host-cookie.ts'
import { holdsSession } from './modules/identity/index.ts'

/** Cookies, besides the session, that determine what a page shows, such as an order's address or a plan. */
const personal = [
  ...[cookieNames.cart, cookieNames.preview].flatMap((name) => [name, hostCookieName(name, true)]),
  cookieNames.plan,
]

/** Whether what is shown may depend on who asks, beyond preferences such as a language. */
export const isPersonal = (req: Pick<FastifyRequest, 'actor' | 'cookies'>): boolean =>
  req.actor !== null || holdsSession(req) || personal.some((name) => req.cookies[name] !== undefined)

const isPage = (contentType: string | null): boolean => /^text\/(html|x-script)/.test(contentType ?? '')

/**
 * Cache-Control of a rendered page, or its data: no-store if requested with a cart, a session, a plan or a preview, else private
 * with revalidation, since every response has its own nonce. A page may be more restrictive. Other responses that set
 * it themselves, such as the sitemap, are unchanged.
 */
export function pageCaching(req: FastifyRequest, { headers }: Pick<Response, 'headers'>): string {
  const said = headers.get('cache-control')
  if (said !== null && !isPage(headers.get('content-type'))) return said
  return isPersonal(req) || said?.includes('no-store') ? 'private, no-store' : 'private, no-cache'
}
