import { customers } from '@salvia/contract/people/clients'
import { recordAccess } from '#kernel/access-log/record-access'
import { signedIn } from '#kernel/http/access'
import type { Actor } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { type ClientContext, type ClientOptions, holdCaller } from './client-context.ts'
import { listClientFiles } from './data/client-file-queries.ts'
import { findClientByEmail, listClients } from './data/client-queries.ts'
import { clientDrugRoutes } from './drug-routes.ts'
import { presentId } from './present-id.ts'
import { describeClients, describeListed, readClient, viewerOf } from './read-client.ts'
import { answerInvitation } from './use-cases/answer-invitation.ts'
import { changeClient, muteClient } from './use-cases/change-client.ts'
import { decideFile } from './use-cases/decide-file.ts'
import { findInvitation } from './use-cases/find-invitation.ts'
import { inviteClient } from './use-cases/invite-client.ts'
import { readInvitation } from './use-cases/read-invitation.ts'
import { sendInvitationCode } from './use-cases/send-invitation-code.ts'

const contextOf = (app: App, options: ClientOptions): ClientContext => {
  const { db, jobs, sealed, config, services } = app
  return { db, jobs, sealed, config, services, ...options }
}

/** Logs access by anyone but the client. */
async function logAccess(app: App, actor: Actor, what: 'ClientRead' | 'ClientChanged', subjectId: string) {
  if (actor.userId !== subjectId) await recordAccess(app.db, actor, { what, subjectId }, app.now())
}

function readRoutes(app: App, context: ClientContext): void {
  const { db, now } = app

  app.route({
    ...customers.list,
    handler: async (req) => {
      const viewer = viewerOf(signedIn(req))
      const { records, count } = await listClients({ ...context, viewer }, req.query)
      return toPage(await describeListed(context, viewer, records), count, req.query)
    },
  })

  app.route({
    ...customers.search,
    handler: async (req) => {
      const actor = signedIn(req)
      await holdCaller(context, 'searches', actor, now())
      const viewer = viewerOf(actor)
      const record = await findClientByEmail(db, viewer, req.query.email.toLowerCase())
      const [client = null] = record ? await describeClients(context, viewer, [record]) : []
      return { status: client ? ('Found' as const) : ('NotFound' as const), client }
    },
  })

  app.route({
    ...customers.get,
    handler: async (req) => {
      const actor = signedIn(req)
      const client = await readClient(context, actor, await presentId(app, req))
      await logAccess(app, actor, 'ClientRead', client.id)
      return client
    },
  })
}

function fileRoutes(app: App, context: ClientContext): void {
  app.route({
    ...customers.files,
    handler: async (req) => {
      const { results, count } = await listClientFiles(app.db, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...customers.decideFile,
    handler: async (req, reply) => {
      await decideFile(context, { actor: signedIn(req), fileId: req.params.id, ...req.body }, app.now())
      return reply.code(204).send(null)
    },
  })
}

function invitationRoutes(app: App, context: ClientContext): void {
  const { now } = app

  app.route({
    ...customers.invitation,
    handler: (req, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { 'invitation-token': token } = req.headers
      return readInvitation(context, { token, address: req.ip }, now())
    },
  })

  app.route({
    ...customers.findInvitation,
    handler: (req) => findInvitation(context, { actor: signedIn(req), ...req.body }, now()),
  })

  app.route({
    ...customers.invitationCode,
    handler: (req) =>
      sendInvitationCode(context, { actor: signedIn(req), address: req.ip, ...req.body }, now()),
  })

  app.route({
    ...customers.acceptInvitation,
    handler: (req) => answerInvitation(context, { actor: signedIn(req), ...req.body }, now()),
  })
}

/** Client routes. */
export function clientRoutes(app: App, options: ClientOptions): void {
  const context = contextOf(app, options)
  const { now } = app
  readRoutes(app, context)
  fileRoutes(app, context)
  clientDrugRoutes(app)

  app.route({
    ...customers.create,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const clientId = await inviteClient(context, { actor, invited: req.body }, now())
      const client = await readClient(context, actor, clientId)
      return reply.code(201).send({ status: 'Invited' as const, client })
    },
  })

  app.route({
    ...customers.put,
    handler: async (req) => {
      const actor = signedIn(req)
      const clientId = await presentId(app, req)
      const { password, code, ...change } = req.body
      const proof = { password, code }
      await changeClient(context, { actor, address: req.ip, clientId, change, proof }, now())
      await logAccess(app, actor, 'ClientChanged', clientId)
      return readClient(context, actor, clientId)
    },
  })

  app.route({
    ...customers.practitionerSettings,
    handler: async (req) => {
      const actor = signedIn(req)
      const clientId = await presentId(app, req)
      await muteClient(context, { actor, clientId, ...req.body })
      return readClient(context, actor, clientId)
    },
  })

  invitationRoutes(app, context)
}
