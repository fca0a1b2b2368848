import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { QueryClient } from '@tanstack/react-query'
import type { MiddlewareFunction } from 'react-router'
import { createQueryClient } from '#app/api/query-client.ts'
import { serverApi, visitorHeaders } from '#app/api/server-api.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { inLanguage } from '#app/language/in-language.ts'
import { prefixOf } from '#app/language/local-path.ts'
import { pageVisitContext, queryClientContext } from '#app/page-visit.ts'
import { chosenCookie, readCookie, withCookie } from '#app/visit/cookies.ts'
import { visitorCart } from './visitor-cart.ts'

type Visitor = { cookies: string | null; hasAccount: boolean }

/** The country of the visitor's cart where another one, or none, was chosen: a cart's is that of all prices. */
async function countryOfCart(client: QueryClient, visitor: Visitor): Promise<string | null> {
  const code = (await visitorCart(client, visitor))?.countryCode
  return code && code !== readCookie(visitor.cookies, 'country') ? code : null
}

/** Creates the request's query cache, resolves its language and renders everything below in it. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const visit = context.get(pageVisitContext)
  if (visit === null) throw new Error('no page visit was handed over')
  const headers = visitorHeaders(visit, request)
  const prefix = prefixOf(url.pathname)
  if (prefix) headers['content-language'] = prefix
  const client = createQueryClient(serverApi(visit, headers))
  context.set(queryClientContext, client)
  const cookies = request.headers.get('cookie')
  const account = !visit.hasSession ? null : await client.fetchQuery(userQuery).catch(() => null)
  const country = await countryOfCart(client, { cookies, hasAccount: account !== null })
  if (country !== null) headers.cookie = withCookie(headers.cookie, 'country', country)
  const language = matchLanguage({
    prefix,
    cookie: readCookie(cookies, 'language'),
    account: account?.preferredLanguageCode,
    acceptLanguage: request.headers.get('accept-language'),
  })
  const response = await inLanguage(request, language, next)
  response.headers.set('Content-Language', language)
  const isSecure = url.protocol === 'https:'
  if (country !== null) response.headers.append('Set-Cookie', chosenCookie('country', country, isSecure))
  if (readCookie(cookies, 'preview')) response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.append('Vary', 'Cookie, Accept-Language')
  return response
}
