import { payoutSettings } from '@salvia/contract/people/settings'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { choose } from '../profile/use-cases/change-settings.ts'
import { itselfPractitioner } from '../subject.ts'
import { getUser } from '../users/data/user-queries.ts'
import { findBankData, findFinancialInfo } from './data/payout-queries.ts'
import { saveBankData } from './use-cases/save-bank-data.ts'
import { saveFinancialInfo } from './use-cases/save-financial-info.ts'

/** Where and how a practitioner's own commission is paid. */
export async function payoutRoutes(app: App) {
  const { now } = app

  app.route({
    ...payoutSettings.bankData,
    handler: (req) => findBankData(app, itselfPractitioner(req).userId),
  })

  app.route({
    ...payoutSettings.postBankData,
    handler: async (req) => {
      const concerned = itselfPractitioner(req)
      await saveBankData(app, concerned, req.body, now())
      const saved = await findBankData(app, concerned.userId)
      if (!saved) throw notFound('user')
      return saved
    },
  })

  app.route({
    ...payoutSettings.financialInfo,
    handler: (req) => findFinancialInfo(app, itselfPractitioner(req).userId),
  })

  app.route({
    ...payoutSettings.postFinancialInfo,
    handler: async (req) => {
      const concerned = itselfPractitioner(req)
      await saveFinancialInfo(app, concerned, req.body, now())
      const saved = await findFinancialInfo(app, concerned.userId)
      if (!saved) throw notFound('user')
      return saved
    },
  })

  app.route({
    ...payoutSettings.payCommissionsMonthly,
    handler: async (req) => {
      const { userId } = itselfPractitioner(req)
      const payCommissionsMonthly = req.params.payCommissionsMonthly === 'true'
      await choose(app, userId, { payCommissionsMonthly }, now())
      return getUser(app, userId)
    },
  })
}
