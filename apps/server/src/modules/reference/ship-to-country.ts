import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'

export type Located = { countryCode: string | null; source: 'header' | 'database' | 'default' }

const isCountry = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code)

/** Headers in which the usual proxies say where a visitor is; XX and T1 mean that they do not know. */
export const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
]
const unknownCountries: readonly string[] = ['XX', 'T1']

function countryByHeader({ headers }: FastifyRequest): string | null {
  const named = countryHeaders.map((name) => String(headers[name] ?? '').toUpperCase())
  return named.find((code) => isCountry(code) && !unknownCountries.includes(code)) ?? null
}

/** Whether a trusted proxy passed the request on: anyone else may write any header. */
const isFromProxy = ({ trustsProxy }: App['config'], { socket }: FastifyRequest): boolean =>
  trustsProxy(socket.remoteAddress ?? '', 0)

/** Where the caller seems to be: by a trusted proxy's word, else by its address, else where the seller is. */
export function locateCaller({ config, services }: App, req: FastifyRequest): Located {
  const byHeader = isFromProxy(config, req) ? countryByHeader(req) : null
  if (byHeader) return { countryCode: byHeader, source: 'header' }
  const byAddress = services.geolocation.countryOf(req.ip)
  if (byAddress) return { countryCode: byAddress, source: 'database' }
  return { countryCode: config.sellerCountry, source: 'default' }
}

/** The country that prices are shown for: the one asked for, else the chosen one, else where the caller seems to be. */
export function shipToCountry(app: App, req: FastifyRequest, asked: string | undefined): string {
  const chosen = req.cookies[cookieNames.country]
  if (asked !== undefined) return asked
  return isCountry(chosen) ? chosen : (locateCaller(app, req).countryCode ?? app.config.sellerCountry)
}
