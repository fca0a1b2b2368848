import { plans } from '@salvia/contract/plans/plans'
import { LEGACY_SHARE_CODE_LENGTH, SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAccess } from '#kernel/access-log/record-access'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { shopLocaleOf } from '../catalogue/index.ts'
import { listPlans } from './data/plan-list-queries.ts'
import { mayReadCode } from './data/plan-queries.ts'
import { readerOf } from './plan-reader.ts'
import { readPlan, readSharedPlan } from './read-plan.ts'
import { throttleShareCodes } from './throttle-share-codes.ts'

/** A code is a key: its answer is kept nowhere and leads nowhere. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
  reply.header('x-robots-tag', 'noindex')
  reply.header('referrer-policy', 'no-referrer')
}

/** Guessing codes is slow: this many look-ups a minute for one address. */
const lookups = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** A plan by its code, as the caller is shown it. */
function codeReader(app: App) {
  const throttled = throttleShareCodes(app)
  return async (req: FastifyRequest, code: string, query: { countryCode?: string | undefined }) => {
    const shown = await shopLocaleOf(app, req, query)
    const find = () => readSharedPlan(app.db, code, shown)
    if (!app.config.hasRateLimits) return find()
    const typed = normaliseShareCode(code)
    const mayRead = async () => req.actor !== null && (await mayReadCode(app.db, typed, readerOf(req.actor)))
    return throttled({ code: typed, address: req.ip, mayRead, now: app.now() }, find)
  }
}

export function planReadRoutes(app: App): void {
  const { db } = app
  const readByCode = codeReader(app)

  app.route({
    ...plans.list,
    handler: async (req) => {
      const { results, count } = await listPlans(db, readerOf(signedIn(req)), req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...plans.lightList,
    handler: async (req) => {
      const { results, count } = await listPlans(db, readerOf(signedIn(req)), req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...plans.get,
    handler: async (req, reply) => {
      const reader = signedIn(req)
      const plan = await readPlan(db, reader, req.params.id, await shopLocaleOf(app, req, req.query))
      if (plan.clientsCount)
        await recordAccess(db, reader, { what: 'PlanRead', subjectId: plan.id }, app.now())
      return tagged(reply, plan)
    },
  })

  app.route({
    ...plans.byCode,
    config: { ...plans.byCode.config, ...lookups },
    handler: async (req, reply) => {
      keepPrivate(reply)
      return readByCode(req, req.params.shareCode, req.query)
    },
  })

  app.route({
    ...plans.byLegacyCode,
    config: { ...plans.byLegacyCode.config, ...lookups },
    handler: async (req, reply) => {
      keepPrivate(reply)
      const code = normaliseShareCode(req.params.shareCode)
      if (code.length <= SHARE_CODE_LENGTH || code.length > LEGACY_SHARE_CODE_LENGTH)
        throw notFound('recommendation')
      return readByCode(req, code, req.query)
    },
  })
}
