import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { Busy, TooMany } from '../domain-error.ts'
import { addressGroup } from '../http/address-group.ts'

/** How many 10 MB files this process holds in memory at once. */
const MOST = 8
const MOST_OF_ADDRESS = 4
const RETRY_SECONDS = 10

/**
 * Gives each upload one of a few slots until it is answered or aborted. Throws unavailable if none is free, too-many
 * for an address that holds its share.
 */
export function uploadPlaces({ config, now }: Pick<App, 'config' | 'now'>) {
  const held = new Map<string, number>()
  let taken = 0

  function change(address: string, by: 1 | -1): void {
    taken += by
    const count = (held.get(address) ?? 0) + by
    if (count === 0) held.delete(address)
    else held.set(address, count)
  }

  return (req: FastifyRequest, reply: FastifyReply): void => {
    const address = addressGroup(req.ip)
    if (config.hasRateLimits && (held.get(address) ?? 0) >= MOST_OF_ADDRESS)
      throw new TooMany(new Date(now().getTime() + RETRY_SECONDS * 1000))
    if (taken >= MOST) throw new Busy(RETRY_SECONDS)
    change(address, 1)
    reply.raw.once('close', () => change(address, -1))
  }
}
