import { plans } from '@salvia/contract/plans/plans'
import { LEGACY_SHARE_CODE_LENGTH, SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { FastifyRequest } from 'fastify'
import { recordAccess } from '#kernel/access-log/record-access'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { shopLocaleOf } from '../catalogue/index.ts'
import { type CodeLookUp, lookups } from './code-look-up.ts'
import { listPlans } from './data/plan-list-queries.ts'
import { readerOf } from './data/plan-reader.ts'
import { keepPrivate } from './keep-private.ts'
import { readPlan, readSharedPlan } from './read-plan.ts'

type Asked = Parameters<typeof shopLocaleOf>[2] & { asByCode?: boolean | undefined }

/** A plan by its code, as the caller sees it. */
const codeReader =
  (app: App, lookUp: CodeLookUp) =>
  async (req: FastifyRequest, code: string, { asByCode, ...query }: Asked) => {
    const shown = await shopLocaleOf(app, req, query)
    return lookUp(req, code, () =>
      readSharedPlan(app, { actor: req.actor, shareCode: code, asByCode }, shown),
    )
  }

export function planReadRoutes(app: App, lookUp: CodeLookUp): void {
  const { db } = app
  const readByCode = codeReader(app, lookUp)

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
