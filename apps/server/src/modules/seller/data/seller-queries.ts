import type { Seller } from '@salvia/contract/seller/admin-seller'
import { invoicedVatId, missingSellerFields, sellerLines } from '@salvia/rules/seller/seller-data'
import type { Db } from '#db/database'
import type { Config } from '../../../config.ts'
import { sellers } from './seller-tables.ts'

type Row = typeof sellers.$inferSelect
type Told = Pick<Config, 'sellerCountry' | 'sellerVatIds'>

/** The seller before an admin has saved one: from the environment variables. */
const untold = ({ sellerCountry, sellerVatIds }: Told) => ({
  version: 0,
  name: '',
  streetName: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  countryId: sellerCountry,
  email: '',
  phone: '',
  registrationNumber: '',
  vatIds: sellerVatIds,
  bankHolder: '',
  iban: '',
  bic: '',
})

export function toSeller(row: Row | undefined, config: Told): Seller {
  if (!row) return { ...untold(config), missing: missingSellerFields(untold(config)) }
  const { id: _, updatedAt: __, ...seller } = row
  return { ...seller, missing: missingSellerFields(seller) }
}

/** The seller, as named in mails and invoices. */
export async function readSeller(db: Db, config: Told): Promise<Seller> {
  const [row] = await db.select().from(sellers)
  return toSeller(row, config)
}

/** The VAT number the seller prints on invoices; null if there is none. */
export async function findSellerVatNumber(db: Db, config: Told): Promise<string | null> {
  const { vatIds } = await readSeller(db, config)
  return invoicedVatId(vatIds, config.sellerCountry)
}

/** The seller as printed in mails; null until an admin has set it. */
export async function findPrintedSeller(tx: Db): Promise<{ lines: string[]; vatId: string | null } | null> {
  const [row] = await tx.select().from(sellers)
  const lines = row ? sellerLines(row) : []
  return row && lines.length > 0 ? { lines, vatId: invoicedVatId(row.vatIds, row.countryId) } : null
}
