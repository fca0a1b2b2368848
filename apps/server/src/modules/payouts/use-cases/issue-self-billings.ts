import type { PayoutPayee, SelfBillingContent } from '@salvia/contract/payouts/self-billing'
import type { FinancialInfo } from '@salvia/contract/people/bank-data'
import { commissionVatTreatment, payoutSettlement } from '@salvia/rules/wallet/payout-settlement'
import { inArray, sql } from 'drizzle-orm'
import { one } from '#db/one'
import { notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { users } from '../../identity/index.ts'
import { findAddressesOf, findFinancialInfosOf } from '../../people/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { sumPaidMovements } from '../../wallet/index.ts'
import { selfBillingSeries, selfBillings } from '../data/self-billing-tables.ts'
import type { PayingSeller } from '../paying-seller.ts'
import type { PayoutTransaction } from '../payout-context.ts'

type Billed = { payoutId: string; practitionerId: string; amount: number }
type BilledTo = { payee: PayoutPayee; tax: FinancialInfo | null }
type Paid = Awaited<ReturnType<typeof sumPaidMovements>> extends Map<string, infer Sums> ? Sums : never

async function findPayees({ tx, sealed }: PayoutTransaction, practitionerIds: string[]) {
  const reading = { db: tx, sealed }
  const taxes = await findFinancialInfosOf(reading, practitionerIds)
  const addressesOf = await findAddressesOf(reading, practitionerIds)
  const rows = await tx.select().from(users).where(inArray(users.id, practitionerIds))
  return new Map(
    rows.map((user) => {
      const tax = taxes.get(user.id) ?? null
      const { billingAddress } = addressesOf(user.id)
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
      return [user.id, { payee, tax, languageCode: user.preferredLanguageCode }]
    }),
  )
}

/**
 * The first of the next numbers of a year. Its row stays locked until the transaction ends: one rolled back leaves no gap.
 */
async function takeNumbers({ tx }: PayoutTransaction, year: number, count: number): Promise<number> {
  const { last } = one(
    await tx
      .insert(selfBillingSeries)
      .values({ year, last: count })
      .onConflictDoUpdate({
        target: selfBillingSeries.year,
        set: { last: sql`${selfBillingSeries.last} + ${count}` },
      })
      .returning(),
  )
  return last - count + 1
}

function contentOf(
  { payee, tax }: BilledTo,
  { movements, paid, seller }: { movements: Paid; paid: number; seller: PayingSeller },
  now: Date,
): SelfBillingContent {
  const treatment = commissionVatTreatment({
    isVatExempt: tax?.isVatExempt ?? false,
    hasVatNumber: payee.vatNumber !== null,
    taxCountryId: tax?.taxCountryId ?? payee.countryId,
    sellerCountryId: seller.printed.countryId,
  })
  const days = movements.flatMap(({ first, last }) => [first, last].map((at) => supplyDay(at ?? now))).sort()
  const sums = movements.map(({ type, isTakenBack, count, amount }) => ({
    ...{ type, isTakenBack, count, amount },
  }))
  const { standardRate } = seller
  return {
    payee,
    from: days[0] ?? supplyDay(now),
    to: days.at(-1) ?? supplyDay(now),
    settlement: payoutSettlement({ movements: sums, paid, treatment, standardRate }),
  }
}

/**
 * Issues the documents by which the seller bills itself for what payouts pay (Directive 2006/112/EC art. 224), one a
 * practitioner, each in its language, with its VAT status as it is now.
 */
export async function issueSelfBillings(
  context: PayoutTransaction,
  { billed, seller }: { billed: Billed[]; seller: PayingSeller },
  now: Date,
): Promise<void> {
  const payees = await findPayees(
    context,
    billed.map(({ practitionerId }) => practitionerId),
  )
  const movementsOf = await sumPaidMovements(
    context.tx,
    billed.map(({ payoutId }) => payoutId),
  )
  const year = Number(supplyDay(now).slice(0, 4))
  const firstNumber = await takeNumbers(context, year, billed.length)
  await context.tx.insert(selfBillings).values(
    billed.map(({ payoutId, practitionerId, amount: paid }, at) => {
      const to = payees.get(practitionerId)
      if (!to) throw notFound('user')
      const movements = movementsOf.get(payoutId) ?? []
      return {
        id: newId(),
        payoutId,
        year,
        sequence: firstNumber + at,
        issuedAt: now,
        languageCode: to.languageCode,
        seller: seller.printed,
        content: contentOf(to, { movements, paid, seller }, now),
      }
    }),
  )
}
