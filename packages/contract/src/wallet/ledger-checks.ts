import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Day, Id, Instant } from '../wire.ts'
import { ledgerAccountKinds, ledgerFaults } from '../words/wallet.ts'

const config = { access: 'accounting', addition: true } as const

/** The ledger as a day's check found it; amounts in minor units. */
export const LedgerCheck = z.object({
  /** The day (UTC) of the check. */
  day: Day,
  checkedAt: Instant,
  /** All postings, by kind of account. They sum to zero in each currency. */
  accounts: z.array(z.object({ account: z.enum(ledgerAccountKinds), currency: z.string(), amount: z.int() })),
  /** At most 100 of each kind. */
  findings: z.array(
    z.object({
      kind: z.enum(ledgerFaults),
      practitionerId: Id.nullable(),
      transactionId: Id.nullable(),
      currency: z.string(),
      expected: z.int(),
      found: z.int(),
    }),
  ),
})
export type LedgerCheck = z.infer<typeof LedgerCheck>

export const ledgerChecks = {
  list: route({
    method: 'GET',
    url: '/admin/ledger/checks',
    config,
    schema: {
      summary: 'What each day’s check of the ledger found, the newest first',
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(LedgerCheck) },
    },
  }),
  run: route({
    method: 'POST',
    url: '/admin/ledger/checks',
    config,
    schema: {
      summary: 'Checks the ledger now, in place of an earlier check of today',
      response: { 200: LedgerCheck },
    },
  }),
}
