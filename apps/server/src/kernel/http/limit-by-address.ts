import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { TooMany } from '../domain-error.ts'
import { addressGroup } from './address-group.ts'

/** Addresses that are counted at the same time. */
const MOST_ADDRESSES = 50_000
const GENERAL = { max: 600, timeWindow: '1 minute' }

/** One household counts once, however many addresses of its network it uses. */
const keyGenerator = ({ ip }: FastifyRequest): string => addressGroup(ip)

type Hold = (req: FastifyRequest) => Promise<void>

/** A limit of its own for each address, counted in this process. What is asked past it throws TooMany. */
export function limitByAddress(
  app: Pick<FastifyInstance, 'config' | 'now' | 'createRateLimit'>,
  limit: { max: number; timeWindow: string },
): Hold {
  if (!app.config.hasRateLimits) return async () => undefined
  const count = app.createRateLimit({ ...limit, keyGenerator })
  return async (req) => {
    const counted = await count(req)
    if (!counted.isAllowed && counted.isExceeded)
      throw new TooMany(new Date(app.now().getTime() + counted.ttl))
  }
}

/**
 * Counts every request of an address before anything of it is looked at: who is not let in costs no session, no body and
 * no statement. Routes with `rateLimit: false` are left out. Call it before all that reads requests.
 */
export async function holdToGeneralLimit(app: App): Promise<void> {
  if (!app.config.hasRateLimits) return
  await app.register(rateLimit, { global: false, cache: MOST_ADDRESSES, keyGenerator })
  const hold = limitByAddress(app, GENERAL)
  app.addHook('onRequest', async (req) => {
    if (req.routeOptions.config?.rateLimit !== false) await hold(req)
  })
}
