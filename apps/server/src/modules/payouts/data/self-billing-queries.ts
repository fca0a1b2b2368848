import type { SelfBilling } from '@salvia/contract/payouts/self-billing'
import { selfBillingNumber } from '@salvia/rules/documents/document-number'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { supplyDay } from '../../reference/index.ts'
import { selfBillings } from './self-billing-tables.ts'

/** The numbers of the self-billing documents of payouts, by payout. */
export async function listDocumentNumbers(db: Db, payoutIds: string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(selfBillings).where(inArray(selfBillings.payoutId, payoutIds))
  return new Map(rows.map((row) => [row.payoutId, selfBillingNumber(row)]))
}

/** The self-billing document of a payout. Throws not-found if there is none. */
export async function getSelfBilling(db: Db, payoutId: string): Promise<SelfBilling> {
  const [row] = await db.select().from(selfBillings).where(eq(selfBillings.payoutId, payoutId))
  if (!row) throw notFound('document')
  return {
    kind: 'SelfBilling',
    number: selfBillingNumber(row),
    issuedOn: supplyDay(row.issuedAt),
    languageCode: row.languageCode,
    seller: row.seller,
    content: row.content,
  }
}
