import type { PageVisit } from '@salvia/contract/page-visit'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { MiddlewareFunction } from 'react-router'
import { createQueryClient } from '#app/api/query-client.ts'
import { serverApi } from '#app/api/server-api.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { inLanguage } from '#app/language/in-language.ts'
import { prefixOf } from '#app/language/local-path.ts'
import { pageVisitContext, queryClientContext } from '#app/page-visit.ts'
import { readCookie } from '#app/visit/cookies.ts'

/** `react-router dev` runs without our server: call the API over HTTP. */
function developmentVisit(): PageVisit {
  return {
    nonce: '',
    requestId: 'development',
    api: ({ path, ...call }) => fetch(new URL(path, 'http://localhost:3000'), call),
    drawPlan: async () => null,
    hasSession: true,
    report: () => undefined,
    hasAnalytics: false,
    isDemo: true,
    hasMessenger: false,
    supportEmail: '',
    sellerCountry: 'NL',
    publicUrl: 'http://localhost:5173',
  }
}

function visitOf(handedOver: PageVisit | null): PageVisit {
  if (handedOver !== null) return handedOver
  if (import.meta.env.DEV) return developmentVisit()
  throw new Error('no page visit was handed over')
}

/** Creates the request's query cache, resolves its language and renders everything below in it. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const visit = visitOf(context.get(pageVisitContext))
  context.set(pageVisitContext, visit)
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
