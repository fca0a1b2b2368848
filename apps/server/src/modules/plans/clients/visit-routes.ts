import { invitedPlans } from '@salvia/contract/plans/invited-plans'
import { planClients } from '@salvia/contract/plans/plan-clients'
import { one } from '#db/one'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { type CodeLookUp, lookups } from '../code-look-up.ts'
import { listInvitedPlans } from './data/invited-plan-queries.ts'
import { findSavedPlan, listSavedPlans } from './data/saved-plan-queries.ts'
import type { PlanClientContext } from './plan-client-context.ts'
import { readRefill } from './read-refill.ts'
import { savePlan } from './use-cases/save-plan.ts'
import { sendTakingCode } from './use-cases/send-taking-code.ts'
import { viewPlan } from './use-cases/view-plan.ts'

/** What clients do with plans: open and save them. */
export function planVisitRoutes(app: App, context: PlanClientContext, lookUp: CodeLookUp): void {
  const { db, now } = app

  app.route({
    ...planClients.viewed,
    config: { ...planClients.viewed.config, ...lookups },
    handler: (req, reply) => {
      reply.header('cache-control', 'no-store')
      const { shareCode } = req.params
      const opening = { actor: req.actor, shareCode, ...req.body }
      return lookUp(req, shareCode, () => viewPlan(context, opening, now()))
    },
  })

  app.route({
    ...planClients.save,
    config: { ...planClients.save.config, ...lookups },
    handler: async (req) => {
      const { shareCode } = req.params
      const saving = { actor: signedIn(req), shareCode, token: undefined, ...req.body }
      const key = await lookUp(req, shareCode, () => savePlan(context, saving, now()))
      const saved = await findSavedPlan(db, key)
      return one(saved ? [saved] : [])
    },
  })

  app.route({
    ...planClients.saveCode,
    config: { ...planClients.saveCode.config, ...lookups },
    handler: (req) => {
      const { shareCode } = req.params
      const asked = { actor: signedIn(req), shareCode, token: req.body.token, address: req.ip }
      return lookUp(req, shareCode, () => sendTakingCode(context, asked, now()))
    },
  })

  app.route({
    ...planClients.refill,
    config: { ...planClients.refill.config, ...lookups },
    handler: (req, reply) => {
      reply.header('cache-control', 'no-store')
      const { shareCode } = req.params
      return lookUp(req, shareCode, () => readRefill(context, { actor: signedIn(req), shareCode }, now()))
    },
  })

  app.route({
    ...planClients.saves,
    handler: async (req) => {
      const { results, count } = await listSavedPlans(db, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...invitedPlans.list,
    handler: async (req) => {
      const { results, count } = await listInvitedPlans(db, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })
}
