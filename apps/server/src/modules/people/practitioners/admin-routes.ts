import { adminPractitioners } from '@salvia/contract/people/admin-practitioners'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAccounting } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { requestErpAccount } from '../../erp/index.ts'
import { listReferralPrograms } from '../../referrals/index.ts'
import { findWholeBankData } from '../payout/data/payout-queries.ts'
import { saveBankData } from '../payout/use-cases/save-bank-data.ts'
import { type AdminReading, describeForAdmin, listForAdmin } from './data/admin-practitioner-queries.ts'
import { findPractitionerRow } from './data/practitioner-queries.ts'
import type { PractitionerFigures } from './practitioner-context.ts'
import { changePractitioner } from './use-cases/change-practitioner.ts'

/** A practitioner's bank account, for accounting. */
function bankRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...adminPractitioners.bankData,
    handler: async (req) => {
      const { practitionerId } = req.params
      if (!(await findPractitionerRow(db, practitionerId))) throw notFound('user')
      return findWholeBankData(app, practitionerId)
    },
  })

  app.route({
    ...adminPractitioners.postBankData,
    handler: async (req) => {
      const userId = req.params.practitionerId
      await saveBankData(app, { userId, actor: signedIn(req), address: req.ip }, req.body, now())
      const saved = await findWholeBankData(app, userId)
      if (!saved) throw notFound('user')
      return saved
    },
  })
}

/** Practitioner administration routes. */
export async function adminPractitionerRoutes(app: App, options: PractitionerFigures) {
  const { plansOf, ordersOf } = options
  const { db, sealed, now } = app
  bankRoutes(app)

  const readingOf = (req: FastifyRequest): AdminReading => ({
    ...{ db, sealed, plansOf, ordersOf },
    isAccounting: isAccounting(signedIn(req)),
  })

  async function describe(req: FastifyRequest, userId: string, reader: Db = db) {
    const row = await findPractitionerRow(reader, userId)
    if (!row) throw notFound('user')
    return one(await describeForAdmin({ ...readingOf(req), db: reader }, [row]))
  }

  app.route({
    ...adminPractitioners.list,
    handler: async (req) => {
      const { results, count } = await listForAdmin(readingOf(req), req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({ ...adminPractitioners.referralPrograms, handler: () => listReferralPrograms(db) })

  app.route({ ...adminPractitioners.get, handler: (req) => describe(req, req.params.id) })

  app.route({
    ...adminPractitioners.put,
    handler: async (req, reply) => {
      const { id: userId } = req.params
      const subject = { userId, actor: signedIn(req), address: req.ip }
      const written = { version: versionRead(req), describe: (tx: Db) => describe(req, userId, tx) }
      await changePractitioner(app, { ...subject, ...written }, req.body, now())
      return tagged(reply, await describe(req, userId))
    },
  })

  app.route({
    ...adminPractitioners.newOdooAccount,
    handler: async (req) => {
      const { id: practitionerId } = req.params
      if (!(await findPractitionerRow(db, practitionerId))) throw notFound('user')
      await requestErpAccount(app, { practitionerId, requestedBy: signedIn(req).userId }, now())
      return describe(req, practitionerId)
    },
  })
}
