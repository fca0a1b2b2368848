import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import { hostCookieName } from './kernel/http/host-cookie.ts'
import { holdsSession } from './modules/identity/index.ts'

/** What a page shows follows from these, beside the session: an order's address, a plan. */
const personal = [cookieNames.cart, hostCookieName(cookieNames.cart, true), cookieNames.plan]

const isPersonal = (req: FastifyRequest): boolean =>
  req.actor !== null || holdsSession(req) || personal.some((name) => req.cookies[name] !== undefined)

const isPage = (contentType: string | null): boolean => /^text\/(html|x-script)/.test(contentType ?? '')

/**
 * How a rendered page, or the data of one, may be kept: by nobody when it was asked for with a cart, a session or a plan,
 * else by the visitor alone, who asks again each time, as every answer has its own nonce. A page may say itself that it is
 * kept less. What is no page and says how it is kept, such as the sitemap, is left as it is.
 */
export function pageCaching(req: FastifyRequest, { headers }: Response): string {
  const said = headers.get('cache-control')
  if (said !== null && !isPage(headers.get('content-type'))) return said
  return isPersonal(req) || said?.includes('no-store') ? 'private, no-store' : 'private, no-cache'
}
