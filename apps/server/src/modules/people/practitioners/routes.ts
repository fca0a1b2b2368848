import { practitioners } from '@salvia/contract/people/practitioners'
import type { FastifyRequest } from 'fastify'
import { one } from '#db/one'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAdmin } from '#kernel/http/actor'
import { sendAttachment } from '#kernel/http/attachment'
import { toPage } from '#kernel/http/page'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { isClientOf } from '../clients/data/client-link-queries.ts'
import { listClients } from '../clients/data/client-queries.ts'
import { describeListed } from '../clients/read-client.ts'
import { findCertificate } from '../files/data/certificate-queries.ts'
import { addCertificate, certificateTypes } from '../files/use-cases/add-certificate.ts'
import { removeCertificate } from '../files/use-cases/remove-certificate.ts'
import { changeProfile } from '../profile/use-cases/change-profile.ts'
import { ownRecord } from '../subject.ts'
import {
  completeRows,
  findPractitionerRow,
  listPractitioners,
  type PractitionerRow,
  toCard,
} from './data/practitioner-queries.ts'
import type { PractitionerOptions } from './practitioner-context.ts'

/** Certificates: private files of a practitioner, for them and admins. */
function certificateRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...practitioners.addCertificate,
    handler: async (req, reply) => {
      const subject = ownRecord(req, req.params.practitionerId)
      const upload = await readUpload(req, certificateTypes)
      return reply.code(201).send(await addCertificate(app, subject, upload, now()))
    },
  })

  app.route({
    ...practitioners.deleteCertificate,
    handler: async (req, reply) => {
      const { practitionerDataId, id: certificateId } = req.params
      await removeCertificate(app, { ...ownRecord(req, practitionerDataId), certificateId }, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...practitioners.downloadCertificate,
    handler: async (req, reply) => {
      const { practitionerDataId, id } = req.params
      const { userId } = ownRecord(req, practitionerDataId)
      const certificate = await findCertificate(db, userId, id)
      const bytes = certificate && (await app.services.files.get(certificate.fileKey))
      if (!bytes) throw notFound('file')
      const { name, contentType } = certificate
      return sendAttachment(reply, { name, contentType, bytes })
    },
  })
}

/** Routes for a practitioner's own record, and the same for admins; the practitioner's clients see the public card. */
export async function practitionerRoutes(app: App, { clientFigures, alertsOfClient }: PractitionerOptions) {
  const { db, now } = app

  async function describe(userId: string) {
    const row = await findPractitionerRow(db, userId)
    if (!row) throw notFound('user')
    return one(await completeRows(app, [row]))
  }

  async function describeTo(req: FastifyRequest, row: PractitionerRow) {
    const actor = signedIn(req)
    if (actor.userId === row.user.id || isAdmin(actor)) return one(await completeRows(app, [row]))
    const isOwn = await isClientOf(db, { practitionerId: row.user.id, clientId: actor.userId })
    if (!isOwn) throw notFound('user')
    return toCard(row, app.sealed)
  }

  app.route({
    ...practitioners.list,
    handler: async (req) => {
      const actor = signedIn(req)
      const { results, count } = await listPractitioners(app, req.query, isAdmin(actor) ? null : actor.userId)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...practitioners.get,
    handler: async (req) => {
      const row = await findPractitionerRow(db, req.params.id)
      if (!row) throw notFound('user')
      return describeTo(req, row)
    },
  })

  app.route({
    ...practitioners.put,
    handler: async (req) => {
      const { id } = req.params
      const subject = ownRecord(req, id)
      if (!(await findPractitionerRow(db, id))) throw notFound('user')
      await changeProfile(app, subject, req.body, now())
      return describe(id)
    },
  })

  app.route({
    ...practitioners.customers,
    handler: async (req) => {
      const { userId: practitionerId } = ownRecord(req, req.params.id)
      if (!(await findPractitionerRow(db, practitionerId))) throw notFound('user')
      const { records, count } = await listClients(
        { db, viewer: { practitionerId }, alertsOfClient },
        req.query,
      )
      const work = { db, sealed: app.sealed, clientFigures }
      return toPage(await describeListed(work, { practitionerId }, records), count, req.query)
    },
  })

  certificateRoutes(app)
}
