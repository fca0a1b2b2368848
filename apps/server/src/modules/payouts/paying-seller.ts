import type { DocumentSeller } from '@salvia/contract/orders/numbered-document'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { Debtor } from '@salvia/rules/wallet/credit-transfer'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import type { Config } from '../../config.ts'
import { findStandardVat } from '../reference/index.ts'
import { readSeller } from '../seller/index.ts'

/** Who pays: as documents name it, the account that is debited, and the rate of its country. */
export type PayingSeller = { printed: DocumentSeller; debtor: Debtor; standardRate: number }

const plainNumber = (typed: string): string => typed.toUpperCase().replace(/\s/g, '')

/** The seller's data that a payout needs; null while something is missing. */
export async function findPayingSeller(
  db: Db,
  config: Config,
  day: CalendarDay,
): Promise<PayingSeller | null> {
  const { version: _, bankHolder, iban, bic, missing, ...printed } = await readSeller(db, config)
  const standardRate = await findStandardVat(db, printed.countryId, day)
  if (missing.length > 0 || standardRate === null) return null
  const { streetName, houseNumber, postalCode, city, countryId } = printed
  const address = { streetName, houseNumber, postalCode, city, countryId }
  const account = { name: bankHolder, iban: plainNumber(iban), bic: plainNumber(bic) }
  return { printed, debtor: { ...account, ...address }, standardRate }
}

/** The same. Throws conflict while something is missing. */
export async function getPayingSeller(db: Db, config: Config, day: CalendarDay): Promise<PayingSeller> {
  const seller = await findPayingSeller(db, config, day)
  if (!seller)
    throw conflict(
      'seller_incomplete',
      'Name, address, VAT number and bank account of the seller are needed first.',
    )
  return seller
}
