import type { Seller } from '@salvia/contract/seller/admin-seller'
import { invoicedVatId, missingSellerFields, sellerLines } from '@salvia/rules/seller/seller-data'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
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

/** Each placed order prints it. */
const printedSeller = preparedAnywhere((db: Db) => db.select().from(sellers).prepare('printed_seller'))

/** The seller as printed in mails; null until an admin has set it. */
export async function findPrintedSeller(tx: Db): Promise<{ lines: string[]; vatId: string | null } | null> {
  const [row] = await printedSeller(tx).execute()
  const lines = row ? sellerLines(row) : []
  return row && lines.length > 0 ? { lines, vatId: invoicedVatId(row.vatIds, row.countryId) } : null
}

/**
 * The seller as documents keep it, one row `data` (DocumentSeller); none while name, address or VAT number is missing, which
 * an invoice must say (Directive 2006/112/EC art. 226 (3) and (5)).
 */
export const invoicingSeller = sql`(select jsonb_build_object(
    'name', ${sellers.name}, 'streetName', ${sellers.streetName}, 'houseNumber', ${sellers.houseNumber},
    'postalCode', ${sellers.postalCode}, 'city', ${sellers.city}, 'countryId', ${sellers.countryId},
    'email', ${sellers.email}, 'phone', ${sellers.phone},
    'registrationNumber', ${sellers.registrationNumber}, 'vatIds', to_jsonb(${sellers.vatIds})) as data
  from ${sellers} where ${sellers.name} <> '' and ${sellers.streetName} <> '' and ${sellers.postalCode} <> ''
    and ${sellers.city} <> '' and cardinality(${sellers.vatIds}) > 0)`
