import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { MiddlewareFunction } from 'react-router'
import { createQueryClient } from '#app/api/query-client.ts'
import { serverApi } from '#app/api/server-api.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { inLanguage } from '#app/language/in-language.ts'
import { prefixOf } from '#app/language/local-path.ts'
import { pageVisitContext, queryClientContext } from '#app/page-visit.ts'
import { readCookie } from '#app/visit/cookies.ts'

/** Creates the request's query cache, resolves its language and renders everything below in it. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const visit = context.get(pageVisitContext)
  if (visit === null) throw new Error('no page visit was handed over')
  const client = createQueryClient(serverApi(visit, request))
  context.set(queryClientContext, client)
  const cookies = request.headers.get('cookie')
  const account = !visit.hasSession ? null : await client.fetchQuery(userQuery).catch(() => null)
  const language = matchLanguage({
    prefix: prefixOf(url.pathname),
    cookie: readCookie(cookies, 'language'),
    account: account?.preferredLanguageCode,
    acceptLanguage: request.headers.get('accept-language'),
  })
  const response = await inLanguage(request, language, next)
  response.headers.set('Content-Language', language)
  if (readCookie(cookies, 'preview')) response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.append('Vary', 'Cookie, Accept-Language')
  return response
}
