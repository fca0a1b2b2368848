import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { TooMany } from '../domain-error.ts'
import { addressGroup } from './address-group.ts'

/** Addresses tracked at the same time. */
const MOST_ADDRESSES = 50_000
const GENERAL = { max: 600, timeWindow: '1 minute' }

/** One household counts once, whichever addresses of its network it uses. */
const keyGenerator = ({ ip }: FastifyRequest): string => addressGroup(ip)

type Limit = { max: number; timeWindow: string }
type Counted = { remaining: number; seconds: number }

/** Counts one request of an address; null if limits are off. Throws TooMany past the limit. */
function counter(app: Pick<FastifyInstance, 'config' | 'now' | 'createRateLimit'>, limit: Limit) {
  if (!app.config.hasRateLimits) return async () => null
  const count = app.createRateLimit({ ...limit, keyGenerator })
  return async (req: FastifyRequest): Promise<Counted | null> => {
    const counted = await count(req)
    if (counted.isAllowed) return null
    if (counted.isExceeded) throw new TooMany(new Date(app.now().getTime() + counted.ttl))
    return { remaining: counted.remaining, seconds: counted.ttlInSeconds }
  }
}

/** A rate limit per address, counted in this process. Throws TooMany past the limit. */
export function limitByAddress(app: App, limit: Limit): (req: FastifyRequest) => Promise<void> {
  const count = counter(app, limit)
  return async (req) => {
    await count(req)
  }
}

/**
 * Counts every request per address before any of it is processed, so that a refused one costs no session lookup, body
 * or statement. Routes with `rateLimit: false` are exempt. Register before everything else that reads requests.
 */
export async function holdToGeneralLimit(app: App): Promise<void> {
  if (!app.config.hasRateLimits) return
  await app.register(rateLimit, { global: false, cache: MOST_ADDRESSES, keyGenerator })
  const count = counter(app, GENERAL)
  app.addHook('onRequest', async (req, reply) => {
    if (req.routeOptions.config?.rateLimit === false) return
    const counted = await count(req)
    if (counted === null) return
    const { remaining, seconds } = counted
    reply.headers({
      'x-ratelimit-limit': GENERAL.max,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': seconds,
    })
  })
}
