import { planClients } from '@salvia/contract/plans/plan-clients'
import type { FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import { tagged } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { shopLocaleOf } from '../../catalogue/index.ts'
import { practitionerRead } from '../own-plan-access.ts'
import { readPlan } from '../read-plan.ts'
import { toggleMutePlan } from '../use-cases/mute-plan.ts'
import { countAlerts, findThresholds } from './data/follow-queries.ts'
import { findPlanClients, listPlanClients } from './data/plan-client-queries.ts'
import { listTemplateAuthors } from './data/saved-plan-queries.ts'
import { planDrugRoutes } from './drug-routes.ts'
import type { PlanClientContext, PlanClientKey } from './plan-client-context.ts'
import { withCoverage } from './read-coverage.ts'
import { refillDueRoutes } from './refill-due-routes.ts'
import { dismissAlert, revokeClient, sendInvitationAgain } from './use-cases/change-client-of-plan.ts'
import { followClients, followOrder } from './use-cases/follow-clients.ts'
import { inviteClients } from './use-cases/invite-clients.ts'
import { invitePerson } from './use-cases/invite-person.ts'
import { remindOfRefills } from './use-cases/remind-of-refills.ts'
import { setThresholds } from './use-cases/set-thresholds.ts'
import { takeUpOnceVerified } from './use-cases/take-up-at-address.ts'

/** The queue that notes what an order means for the clients of its plans. */
export const FOLLOW_ORDER = 'plans.follow-order'

/** Derives what time alone changed for clients of plans. */
export const FOLLOW_CLIENTS = 'plans.follow-clients'

function settingRoutes(app: App): void {
  const { db, now } = app

  const thresholdsOf = async (practitionerId: string) => ({
    ...(await findThresholds(db, practitionerId)),
    alerts: await countAlerts(db, practitionerId),
  })

  app.route({
    ...planClients.templateAuthors,
    handler: async (req) => {
      const actor = signedIn(req)
      return isAdmin(actor) || isApprovedPractitioner(actor) ? listTemplateAuthors(db) : []
    },
  })

  app.route({
    ...planClients.alertThresholds,
    handler: (req) => thresholdsOf(signedIn(req).userId),
  })

  app.route({
    ...planClients.changeAlertThresholds,
    handler: async (req) => {
      const { userId: practitionerId } = signedIn(req)
      await setThresholds(db, { practitionerId, days: req.body }, now())
      return thresholdsOf(practitionerId)
    },
  })

  app.route({
    ...planClients.toggleMute,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      await toggleMutePlan(db, actor, req.params.id, now())
      return tagged(reply, await readPlan(db, actor, req.params.id, await shopLocaleOf(app, req, {})))
    },
  })
}

function inviteRoutes(app: App, context: PlanClientContext): void {
  const { db, now } = app

  const describe = async (key: PlanClientKey) => {
    const { recommendationId, clientId } = key
    const found = await findPlanClients(db, { recommendationId, clientIds: [clientId] }, now())
    const [client] = await withCoverage(context, found, now())
    if (!client) throw notFound('client')
    return client
  }

  const changeOf = (req: FastifyRequest, key: PlanClientKey) => ({ actor: signedIn(req), ...key })

  app.route({
    ...planClients.add,
    handler: async (req, reply) => {
      const { recommendationId } = req.params
      const repeatKey = req.headers['idempotency-key']
      const inviting = { actor: signedIn(req), recommendationId, ...req.body, repeatKey }
      const present = await inviteClients(context, inviting, now())
      const clientIds = [...new Set(req.body.clientIds)]
      const found = await findPlanClients(db, { recommendationId, clientIds }, now())
      const clients = await withCoverage(context, found, now())
      const results = clients.map((each) => ({ ...each, wasOnPlan: present.has(each.clientId) }))
      return reply.code(201).send({ results })
    },
  })

  app.route({
    ...planClients.invite,
    handler: async (req) => {
      const { id, url, text, ...invited } = req.body
      const recommendationId = req.params.id
      const repeatKey = req.headers['idempotency-key']
      const inviting = { actor: signedIn(req), recommendationId, id, url, text, invited, repeatKey }
      // What an earlier release answered for a key, kept for repetitions, does not say it.
      const { wasOnPlan = false, ...key } = await invitePerson(context, inviting, now())
      return { ...(await describe(key)), wasOnPlan }
    },
  })

  app.route({
    ...planClients.sendAgain,
    handler: async (req) => {
      const repeatKey = req.headers['idempotency-key']
      await sendInvitationAgain(context, { ...changeOf(req, req.params), ...req.body, repeatKey }, now())
      return describe(req.params)
    },
  })

  app.route({
    ...planClients.revoke,
    handler: async (req, reply) => {
      await revokeClient(context, changeOf(req, req.params), now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...planClients.dismissAlert,
    handler: async (req) => {
      await dismissAlert(context, changeOf(req, req.params), now())
      return describe(req.params)
    },
  })
}

/** Clients of plans, for their practitioner, and the jobs that follow them. */
export function planClientRoutes(app: App, context: PlanClientContext): void {
  const { db, jobs, now } = app
  settingRoutes(app)
  inviteRoutes(app, context)
  planDrugRoutes(app)
  refillDueRoutes(app, context)

  app.route({
    ...planClients.list,
    handler: async (req) => {
      const practitionerId = practitionerRead(signedIn(req), req.query.practitionerId)
      const { results, count } = await listPlanClients(db, { ...req.query, practitionerId }, now())
      return toPage(await withCoverage(context, results, now()), count, req.query)
    },
  })

  jobs.on({ queue: FOLLOW_CLIENTS, cron: '* * * * *', work: () => followClients(context, now()) })
  jobs.on({
    queue: 'plans.take-up-once-verified',
    cron: '*/5 * * * *',
    work: () => takeUpOnceVerified(context, now()),
  })
  jobs.on({
    queue: 'plans.remind-of-refills',
    cron: '*/10 * * * *',
    work: () => remindOfRefills(context, now()),
  })
  jobs.on<{ orderId: string }>({
    queue: FOLLOW_ORDER,
    work: ({ orderId }) => followOrder(context, orderId, now()),
  })
}
