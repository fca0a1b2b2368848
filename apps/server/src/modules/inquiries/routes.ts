import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { inquiries } from '@salvia/contract/inquiries/inquiries'
import type { FastifyRequest } from 'fastify'
import { deadLink, forbidden } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isPractitioner } from '#kernel/http/actor'
import { addressGroup } from '#kernel/http/address-group'
import { toPage } from '#kernel/http/page'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { adminInquiryRoutes } from './admin-routes.ts'
import { checkInquiry, getInquiry, listInquiries } from './data/inquiry-queries.ts'
import { findInvited } from './find-invited.ts'
import { askForProduct } from './use-cases/ask-for-product.ts'
import { upvoteInquiry } from './use-cases/join-inquiry.ts'

const ASKS = { name: 'inquiry-asks', max: 30, lengthMs: DAY_MS }
const LINKS = { name: 'inquiry-links', max: 60, lengthMs: HOUR_MS }

/** Only practitioners ask and join: an admin records a request for one. */
function practitionerOf(req: FastifyRequest): string {
  const actor = signedIn(req)
  if (!isPractitioner(actor)) throw forbidden()
  return actor.userId
}

/** Requests for products that are not offered. */
export async function inquiryRoutes(app: App): Promise<void> {
  const { db, now, config } = app
  adminInquiryRoutes(app)

  async function linkedPractitioner(req: FastifyRequest, inquiryId: string, token: string): Promise<string> {
    await consumeLimit(app, LINKS, addressGroup(req.ip), now())
    const practitionerId = await findInvited(db, { key: config.secrets.token, inquiryId, token }, now())
    if (practitionerId === null) throw deadLink()
    return practitionerId
  }

  app.route({
    ...inquiries.list,
    handler: async (req) => {
      const { query } = req
      const { results, count } = await listInquiries(db, { ...query, practitionerId: signedIn(req).userId })
      return toPage(results, count, query)
    },
  })

  app.route({
    ...inquiries.ask,
    handler: async (req, reply) => {
      const practitionerId = practitionerOf(req)
      await consumeLimit(app, ASKS, practitionerId, now())
      const { inquiryId, isNew } = await askForProduct(db, { practitionerId, input: req.body }, now())
      return reply.code(isNew ? 201 : 200).send(await getInquiry(db, inquiryId, practitionerId))
    },
  })

  app.route({
    ...inquiries.upvote,
    handler: async (req) => {
      const { id: inquiryId } = req.params
      const token = req.body?.token ?? null
      if (token === null) await checkInquiry(db, inquiryId)
      const practitionerId =
        token === null ? practitionerOf(req) : await linkedPractitioner(req, inquiryId, token)
      const joinedId = await upvoteInquiry(db, { inquiryId, practitionerId }, now())
      const { id, name, upvotesCount } = await getInquiry(db, joinedId, practitionerId)
      return { id, name, upvotesCount }
    },
  })
}
