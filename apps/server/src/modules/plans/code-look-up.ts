import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { mayReadCode } from './data/plan-queries.ts'
import { readerOf } from './data/plan-reader.ts'
import { throttleShareCodes } from './throttle-share-codes.ts'

/** Slows down guessing of codes: look-ups per minute per address. */
export const lookups = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** Looks something up by a share code, within the limits on guessing, which all calls by code share. */
export function codeLookUp(app: App) {
  const throttled = throttleShareCodes(app)
  return <T>(req: FastifyRequest, code: string, find: () => Promise<T>): Promise<T> => {
    if (!app.config.hasRateLimits) return find()
    const typed = normaliseShareCode(code)
    const mayRead = async () => req.actor !== null && (await mayReadCode(app.db, typed, readerOf(req.actor)))
    return throttled({ code: typed, address: req.ip, mayRead, now: app.now() }, find)
  }
}

export type CodeLookUp = ReturnType<typeof codeLookUp>
