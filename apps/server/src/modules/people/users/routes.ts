import { userAdministration } from '@salvia/contract/people/users'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import type { Erasure } from '../practitioners/practitioner-context.ts'
import { ownRecord, writableRecord } from '../subject.ts'
import { listPersonHistory } from './data/person-history-queries.ts'
import { getUser, listUsers } from './data/user-queries.ts'
import { changeUser } from './use-cases/change-user.ts'
import { closeUser } from './use-cases/close-user.ts'
import { giveFeedback } from './use-cases/give-feedback.ts'
import { inviteUser } from './use-cases/invite-user.ts'
import { lockAddress } from './use-cases/lock-address.ts'

/** User routes, for themselves and for admins. */
export async function userRoutes(app: App, erasure: Erasure) {
  const { db, sealed, now } = app

  app.route({
    ...userAdministration.list,
    handler: async (req) => {
      const { results, count } = await listUsers(app, req.query, app.now())
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...userAdministration.create,
    handler: async (req, reply) => {
      const userId = await inviteUser(app, { actor: signedIn(req), invited: req.body }, now())
      return reply.code(201).send(await getUser(app, userId, app.now()))
    },
  })

  app.route({
    ...userAdministration.get,
    handler: (req) => getUser(app, ownRecord(req, req.params.id).userId, app.now()),
  })

  app.route({
    ...userAdministration.put,
    handler: async (req, reply) => {
      const subject = await writableRecord(db, req, req.params.id)
      if (req.body.userStatusId === 'Deleted') {
        await closeUser({ ...erasure, sealed }, subject, versionRead(req), now())
        return reply.code(204).send()
      }
      await changeUser(app, subject, { ...req.body, version: versionRead(req) }, now())
      return tagged(reply, await getUser(app, subject.userId, app.now()))
    },
  })

  app.route({
    ...userAdministration.lockAddress,
    handler: async (req, reply) => {
      const { id, kind } = req.params
      const subject = await writableRecord(db, req, id)
      await lockAddress(db, { ...subject, kind, isLocked: req.body.isLocked }, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...userAdministration.history,
    handler: async (req) => {
      const { results, count } = await listPersonHistory(db, req.params.id, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...userAdministration.feedback,
    handler: async (req) => {
      const { userId } = signedIn(req)
      await giveFeedback(db, userId, req.body, now())
      return getUser(app, userId, app.now())
    },
  })
}
