import { orderDocuments as calls } from '@salvia/contract/orders/order-documents'
import { drawDocument } from '#kernel/documents/draw-document'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import type { App } from '../../../app-type.ts'
import { getOrderForDocuments } from '../order-access.ts'
import { findDocument, readDocuments, readSlips } from './read-documents.ts'
import { issueMissingInvoices } from './use-cases/issue-missing-invoices.ts'
import { mailDocuments } from './use-cases/mail-documents.ts'

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' }

/** The packing slips of chosen orders in one file, and which of them have none. */
function slipRoutes(app: App): void {
  const { db } = app
  app.route({
    ...calls.listSlips,
    handler: async (req) => {
      const found = await readSlips(db, req.query.orderIds)
      return { results: found.map(({ slips, ...rest }) => ({ ...rest, slips: slips.length })) }
    },
  })

  app.route({
    ...calls.slips,
    handler: async (req, reply) => {
      const slips = (await readSlips(db, req.query.orderIds)).flatMap((found) => found.slips)
      if (slips.length === 0) throw notFound('document')
      const bytes = await drawDocument({ slips })
      return sendAttachment(reply, { name: 'packing-slips.pdf', contentType: contentTypes.pdf, bytes })
    },
  })
}

/** Documents of orders, and the job that issues what could not be issued when an order was placed. */
export function documentRoutes(app: App): void {
  const { db, jobs, now, config } = app

  app.route({
    ...calls.list,
    handler: async (req) => {
      const caller = { actor: req.actor, key: req.query.key }
      return readDocuments(db, await getOrderForDocuments(db, req.params.id, caller))
    },
  })

  app.route({
    ...calls.get,
    handler: async (req, reply) => {
      const { key, format } = req.query
      const order = await getOrderForDocuments(db, req.params.id, { actor: req.actor, key })
      const found = await findDocument(db, order, req.params.documentId)
      if (format === 'xml' && !found.isCompany) throw notFound('document')
      const bytes = await drawDocument({ ...found, format })
      const name = `${found.document.number}.${format}`
      return sendAttachment(reply, { name, contentType: contentTypes[format], bytes })
    },
  })

  app.route({
    ...calls.mail,
    handler: async (req, reply) => {
      const idempotencyKey = req.headers['idempotency-key']
      const asked = { orderId: req.params.id, userId: signedIn(req).userId, idempotencyKey }
      await mailDocuments({ db, jobs, publicUrl: config.publicUrl }, asked, now())
      return reply.status(204).send()
    },
  })

  slipRoutes(app)

  jobs.on({
    queue: 'orders.issue-missing-invoices',
    cron: '37 * * * *',
    work: () => issueMissingInvoices(db, now()),
  })
}
