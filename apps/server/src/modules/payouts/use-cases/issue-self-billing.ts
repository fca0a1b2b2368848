import type { PayoutPaperContent } from '@salvia/contract/payouts/payout-paper'
import { commissionVatTreatment, payoutSettlement } from '@salvia/rules/wallet/payout-settlement'
import { eq, sql } from 'drizzle-orm'
import { one } from '#db/one'
import { newId } from '#kernel/ids'
import { users } from '../../identity/index.ts'
import { findAddressesOf, findFinancialInfo } from '../../people/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { listPaidMovements } from '../../wallet/index.ts'
import { selfBillingSeries, selfBillings } from '../data/self-billing-tables.ts'
import type { PayingSeller } from '../paying-seller.ts'
import type { PayoutTransaction } from '../payout-context.ts'

type Billed = { payoutId: string; practitionerId: string; amount: number; seller: PayingSeller }

async function payeeOf({ tx, sealed }: PayoutTransaction, practitionerId: string) {
  const reading = { db: tx, sealed }
  const user = one(await tx.select().from(users).where(eq(users.id, practitionerId)))
  const tax = await findFinancialInfo(reading, practitionerId)
  const { billingAddress } = (await findAddressesOf(reading, [practitionerId]))(practitionerId)
  const payee = {
    firstName: billingAddress?.firstName || user.firstName,
    lastName: billingAddress?.lastName || user.lastName,
    company: tax?.companyName ?? null,
    streetName: billingAddress?.streetName ?? '',
    houseNumber: billingAddress?.houseNumber ?? '',
    apartmentNumber: billingAddress?.apartmentNumber || null,
    postalCode: billingAddress?.postalCode ?? '',
    city: billingAddress?.city ?? '',
    countryId: billingAddress?.countryId ?? tax?.taxCountryId ?? '',
    vatNumber: tax?.vatNumber ?? null,
  }
  return { payee, tax, languageCode: user.preferredLanguageCode }
}

/** The row of the year's number stays locked until the transaction ends: one rolled back leaves no gap. */
async function takeNumber({ tx }: PayoutTransaction, year: number): Promise<number> {
  const row = one(
    await tx
      .insert(selfBillingSeries)
      .values({ year, last: 1 })
      .onConflictDoUpdate({
        target: selfBillingSeries.year,
        set: { last: sql`${selfBillingSeries.last} + 1` },
      })
      .returning(),
  )
  return row.last
}

/**
 * Issues the document by which the seller bills itself for what a payout pays (Directive 2006/112/EC art. 224), in the
 * practitioner's language, with its VAT status as it is now.
 */
export async function issueSelfBilling(
  context: PayoutTransaction,
  { payoutId, practitionerId, amount: paid, seller }: Billed,
  now: Date,
): Promise<void> {
  const { tx } = context
  const { payee, tax, languageCode } = await payeeOf(context, practitionerId)
  const transactions = await listPaidMovements(tx, payoutId)
  const treatment = commissionVatTreatment({
    isVatExempt: tax?.isVatExempt ?? false,
    hasVatNumber: payee.vatNumber !== null,
    taxCountryId: tax?.taxCountryId ?? payee.countryId,
    sellerCountryId: seller.printed.countryId,
  })
  const movements = transactions.map(({ type, amount }) => ({ type, amount: amount.amount }))
  const days = transactions
    .flatMap(({ postedAt }) => (postedAt ? [supplyDay(new Date(postedAt))] : []))
    .sort()
  const day = supplyDay(now)
  const content: PayoutPaperContent = {
    payee,
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
    settlement: payoutSettlement({ movements, paid, treatment, standardRate: seller.standardRate }),
  }
  const year = Number(day.slice(0, 4))
  const sequence = await takeNumber(context, year)
  await tx.insert(selfBillings).values({
    id: newId(),
    payoutId,
    year,
    sequence,
    issuedAt: now,
    languageCode,
    seller: seller.printed,
    content,
  })
}
