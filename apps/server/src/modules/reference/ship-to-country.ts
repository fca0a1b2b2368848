import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { checkCountry, isCountry } from './is-country.ts'

export type Located = { countryCode: string | null; source: 'header' | 'database' | 'default' }

/** Headers in which common proxies pass the visitor's country; XX and T1 mean unknown. */
export const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
]

function countryByHeader({ headers }: FastifyRequest): string | null {
  const named = countryHeaders.map((name) => String(headers[name] ?? '').toUpperCase())
  return named.find((code) => isCountry(code)) ?? null
}

/** Whether the request came through a trusted proxy: anyone else can set any header. */
const isFromProxy = ({ trustsProxy }: App['config'], { socket }: FastifyRequest): boolean =>
  trustsProxy(socket.remoteAddress ?? '', 0)

/** The caller's presumed country: from a trusted proxy, else by IP address, else the seller's country. */
export function locateCaller({ config, services }: App, req: FastifyRequest): Located {
  const byHeader = isFromProxy(config, req) ? countryByHeader(req) : null
  if (byHeader) return { countryCode: byHeader, source: 'header' }
  const byAddress = services.geolocation.countryOf(req.ip)
  if (byAddress) return { countryCode: byAddress, source: 'database' }
  return { countryCode: config.sellerCountry, source: 'default' }
}

/**
 * The country that prices are shown for: the one asked for, else the chosen one, else where the caller seems to be. Throws
 * invalid when the one asked for is none.
 */
export function shipToCountry(app: App, req: FastifyRequest, asked: string | undefined): string {
  if (asked !== undefined) {
    checkCountry(asked, 'countryCode')
    return asked
  }
  const chosen = req.cookies[cookieNames.country]
  return chosen !== undefined && isCountry(chosen)
    ? chosen
    : (locateCaller(app, req).countryCode ?? app.config.sellerCountry)
}
