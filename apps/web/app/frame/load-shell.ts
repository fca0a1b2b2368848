import { destinationOf } from '@salvia/rules/format/destination'
import { countryName } from '@salvia/rules/format/format'
import { isShippable } from '@salvia/rules/layout/ship-to-search'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { cacheOf, requestClient } from '#app/api/prefetch.ts'
import { query } from '#app/api/query.ts'
import { cartQuery } from '#app/features/cart/cart-query.ts'
import { mayShowNet } from '#app/features/catalogue/may-show-net.ts'
import { readBanner } from '#app/features/content/read-banner.ts'
import { readHeaderLinks, readSiteFooter } from '#app/features/content/read-site.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { readConsent } from '#app/visit/consent.ts'
import { readCookie } from '#app/visit/cookies.ts'
import { knownTimeZone } from '#app/visit/known-time-zone.ts'
import { isNetChosen } from '#app/visit/net-chosen.ts'
import type { Shell } from '#app/visit/shell-data.ts'
import { readStoredPlan } from '#app/visit/stored-plan.ts'
import { visitorCart } from './visitor-cart.ts'

const SIGN_OUT = '/auth/signout'

/** Data of every page's frame. Never throws: a frame with less data is better than no page. */
export async function loadShell(
  args: LoaderFunctionArgs,
): Promise<{ cache?: DehydratedState; shell: Shell }> {
  const client = requestClient(args)
  const visit = args.context.get(pageVisitContext)
  const cookies = args.request.headers.get('cookie')
  if (!visit?.hasSession) client.setQueryData(userQuery.queryKey, null)
  const [session, topBanner, headerLinks, footer] = await Promise.all([
    loadSession(client, cookies),
    readBanner(args, 'top-banner'),
    readHeaderLinks(args),
    readSiteFooter(args),
  ])
  if (session === 'unknown' && args.url.pathname !== SIGN_OUT) throw redirect(SIGN_OUT)
  const cart = client.getQueryData(cartQuery.queryKey)
  const user = client.getQueryData(userQuery.queryKey)
  const chosen = cart?.countryCode ?? readCookie(cookies, 'country')
  return {
    cache: cacheOf(args, [userQuery, cartQuery]),
    shell: {
      sessionFailed: session === 'failed',
      isCountryChosen: chosen !== undefined,
      country: await loadCountry(client, chosen, visit?.sellerCountry ?? 'NL'),
      showsNet: mayShowNet(user) && isNetChosen(cookies),
      isShipToDismissed: readCookie(cookies, 'shipToDismissed') !== undefined,
      topBanner,
      storedPlan: readStoredPlan(cookies),
      timeZone: knownTimeZone(cookies),
      isPreview: readCookie(cookies, 'preview') !== undefined,
      analytics: visit?.hasAnalytics ? { consent: readConsent(cookies) } : null,
      isDemo: visit?.isDemo ?? false,
      hasMessenger: visit?.hasMessenger ?? false,
      supportEmail: visit?.supportEmail ?? '',
      publicUrl: visit?.publicUrl ?? '',
      headerLinks,
      footer,
    },
  }
}

/** The user and cart. An unknown user is signed out; other failures are shown. */
async function loadSession(
  client: QueryClient,
  cookies: string | null,
): Promise<'known' | 'unknown' | 'failed'> {
  if (cookies === null) {
    client.setQueryData(userQuery.queryKey, null)
    client.setQueryData(cartQuery.queryKey, null)
    return 'known'
  }
  try {
    const user = await client.fetchQuery(userQuery)
    client.setQueryData(cartQuery.queryKey, await visitorCart(client, { cookies, hasAccount: user !== null }))
    return 'known'
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed'
  }
}

/** The chosen country, else the detected one, else the seller's. */
async function loadCountry(client: QueryClient, chosen: string | undefined, seller: string) {
  const [countries, place] = await Promise.all([
    client.fetchQuery(countriesQuery).catch(() => []),
    chosen === undefined ? client.fetchQuery(query('GET /geolocation/ip', {})).catch(() => null) : null,
  ])
  const code = chosen ?? place?.countryCode ?? seller
  const language = getLocale()
  return {
    code,
    name: countryName(code, language),
    isShippable: isShippable(countries, code),
    destination: destinationOf(code, language),
  }
}
