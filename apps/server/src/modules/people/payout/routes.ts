import { payoutSettings } from '@salvia/contract/people/settings'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { choose } from '../profile/use-cases/change-settings.ts'
import { ownPractitioner } from '../subject.ts'
import { getUser } from '../users/data/user-queries.ts'
import { findBankData, findFinancialInfo } from './data/payout-queries.ts'
import { saveBankData } from './use-cases/save-bank-data.ts'
import { saveFinancialInfo } from './use-cases/save-financial-info.ts'

/** Routes for how and where a practitioner's own commission is paid. */
export async function payoutRoutes(app: App) {
  const { now } = app

  app.route({
    ...payoutSettings.bankData,
    handler: (req) => findBankData(app, ownPractitioner(req).userId),
  })

  app.route({
    ...payoutSettings.postBankData,
    handler: async (req) => {
      const subject = ownPractitioner(req)
      await saveBankData(app, subject, req.body, now())
      const saved = await findBankData(app, subject.userId)
      if (!saved) throw notFound('user')
      return saved
    },
  })

  app.route({
    ...payoutSettings.financialInfo,
    handler: (req) => findFinancialInfo(app, ownPractitioner(req).userId),
  })

  app.route({
    ...payoutSettings.postFinancialInfo,
    handler: async (req) => {
      const subject = ownPractitioner(req)
      await saveFinancialInfo(app, subject, req.body, now())
      const saved = await findFinancialInfo(app, subject.userId)
      if (!saved) throw notFound('user')
      return saved
    },
  })

  app.route({
    ...payoutSettings.payCommissionsMonthly,
    handler: async (req) => {
      const { userId } = ownPractitioner(req)
      const payCommissionsMonthly = req.params.payCommissionsMonthly === 'true'
      await choose(app, userId, { payCommissionsMonthly }, now())
      return getUser(app, userId, app.now())
    },
  })
}
