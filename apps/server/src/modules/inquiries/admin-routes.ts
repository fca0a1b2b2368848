import { adminInquiries } from '@salvia/contract/inquiries/admin-inquiries'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { getAdminInquiry, listAdminInquiries } from './data/admin-inquiry-queries.ts'
import { mergeInquiries } from './use-cases/merge-inquiries.ts'
import { changeInquiry, createInquiry, removeInquiry, setInquiryStatus } from './use-cases/write-inquiry.ts'

/** Requests for products, for admins. */
export function adminInquiryRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...adminInquiries.list,
    handler: async ({ query }) => {
      const { results, count } = await listAdminInquiries(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...adminInquiries.create,
    handler: async (req, reply) => {
      const inquiryId = await createInquiry(app, { input: req.body, actorId: signedIn(req).userId }, now())
      return tagged(reply.code(201), await getAdminInquiry(db, inquiryId))
    },
  })

  app.route({
    ...adminInquiries.get,
    handler: async ({ params }, reply) => tagged(reply, await getAdminInquiry(db, params.id)),
  })

  app.route({
    ...adminInquiries.put,
    handler: async (req, reply) => {
      const { id: inquiryId } = req.params
      const writing = { inquiryId, actorId: signedIn(req).userId, version: versionRead(req) }
      await changeInquiry(app, writing, req.body, now())
      return tagged(reply, await getAdminInquiry(db, inquiryId))
    },
  })

  app.route({
    ...adminInquiries.status,
    handler: async (req, reply) => {
      const { id: inquiryId } = req.params
      const writing = { inquiryId, actorId: signedIn(req).userId, version: versionRead(req) }
      await setInquiryStatus(app, writing, req.body, now())
      return tagged(reply, await getAdminInquiry(db, inquiryId))
    },
  })

  app.route({
    ...adminInquiries.merge,
    handler: async (req, reply) => {
      const { id: inquiryId } = req.params
      await mergeInquiries(app, { inquiryId, ids: req.body.ids, actorId: signedIn(req).userId }, now())
      return tagged(reply, await getAdminInquiry(db, inquiryId))
    },
  })

  app.route({
    ...adminInquiries.remove,
    handler: async (req, reply) => {
      await removeInquiry(app, { inquiryId: req.params.id, actorId: signedIn(req).userId }, now())
      return reply.code(204).send()
    },
  })
}
