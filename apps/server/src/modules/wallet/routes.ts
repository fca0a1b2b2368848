import { wallet } from '@salvia/contract/wallet/wallet'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { COMMISSION_RIGHTS_CHANGED } from '../people/index.ts'
import { COMMISSION_LAW_CHANGED } from '../reference/index.ts'
import { ledgerCheckRoutes } from './checks/routes.ts'
import { readEarnings } from './data/earnings-queries.ts'
import { listPendingOrders, listTransactions, readBalance, readPending } from './data/wallet-queries.ts'
import { commissionImportRoutes } from './imports/routes.ts'
import { practitionerTransactionRoutes } from './practitioner-transaction-routes.ts'
import { statementRoutes } from './statement-routes.ts'
import {
  completeWithheld,
  followCommissionLaw,
  followCommissionRights,
} from './use-cases/complete-commissions.ts'
import type { WalletOptions } from './wallet-context.ts'

/** Routes for the caller's own wallet. */
export async function walletRoutes(app: App, options: WalletOptions) {
  const { db, jobs } = app

  app.route({ ...wallet.balance, handler: (req) => readBalance(db, signedIn(req).userId) })
  app.route({ ...wallet.practitionerBalance, handler: (req) => readBalance(db, signedIn(req).userId) })
  app.route({
    ...wallet.earnings,
    handler: (req) => readEarnings(db, signedIn(req).userId, app.now()),
  })
  app.route({ ...wallet.pending, handler: (req) => readPending(db, signedIn(req).userId) })

  app.route({
    ...wallet.pendingOrders,
    handler: async (req) => {
      const { results, count } = await listPendingOrders({ db, ...options }, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...wallet.transactions,
    handler: (req) => listTransactions(db, signedIn(req).userId, req.query),
  })

  statementRoutes(app, options)
  practitionerTransactionRoutes(app)
  commissionImportRoutes(app)
  ledgerCheckRoutes(app)

  const follow = async () => {
    await followCommissionLaw(db, app.now())
    await completeWithheld(db, app.now())
  }
  jobs.on({
    queue: 'wallet.complete-withheld',
    cron: '41 * * * *',
    work: follow,
  })

  jobs.on({ queue: COMMISSION_LAW_CHANGED, work: follow })

  jobs.on<{ practitionerId: string }>({
    queue: COMMISSION_RIGHTS_CHANGED,
    work: ({ practitionerId }) => followCommissionRights(db, practitionerId, app.now()),
  })
}
