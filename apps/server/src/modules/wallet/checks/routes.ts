import { ledgerChecks } from '@salvia/contract/wallet/ledger-checks'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { listLedgerChecks } from './data/ledger-check-queries.ts'
import { checkLedger } from './use-cases/check-ledger.ts'

/** The job that checks the ledger. */
export const CHECK_LEDGER = 'wallet.check-ledger'

type Check = Awaited<ReturnType<typeof checkLedger>>

const shown = ({ checkedAt, ...check }: Check) => ({ ...check, checkedAt: checkedAt.toISOString() })

/** The daily check of the ledger, for accounting. */
export function ledgerCheckRoutes(app: App): void {
  const { db, jobs } = app
  jobs.on({
    queue: CHECK_LEDGER,
    cron: '11 4 * * *',
    work: async () => void (await checkLedger(app, app.now())),
  })

  app.route({
    ...ledgerChecks.list,
    handler: async ({ query }) => {
      const { rows, count } = await listLedgerChecks(db, query)
      return toPage(rows.map(shown), count, query)
    },
  })

  app.route({
    ...ledgerChecks.run,
    handler: async (req) => shown(await checkLedger(app, app.now(), signedIn(req).userId)),
  })
}
