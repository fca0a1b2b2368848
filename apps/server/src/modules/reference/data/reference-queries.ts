import type { ReferenceData } from '@salvia/contract/reference/reference'
import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#db/database'
import { toCarrier } from './carrier-queries.ts'
import {
  deliveryCarriers,
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  templateCategories,
  vatRates,
  verifications,
} from './reference-tables.ts'

type Words = Omit<ReferenceData, 'countries' | 'currencies' | 'deliveryCarriers' | 'productBrands'>

/** The words that forms are filled from, each list in the order it is shown. */
export async function listWords(db: Db): Promise<Words> {
  const { position: _1, ...category } = getTableColumns(productCategories)
  const { position: _2, ...verification } = getTableColumns(verifications)
  const { position: _3, ...intake } = getTableColumns(intakeFormats)
  const { position: _4, ...delivery } = getTableColumns(deliveryFormats)
  const { position: _5, ...template } = getTableColumns(templateCategories)
  const pinnedFirst = [desc(templateCategories.isPinnedToTop), asc(templateCategories.position)]
  const [productCategoryRows, verificationRows, intakeRows, deliveryRows, templateRows] = await Promise.all([
    db.select(category).from(productCategories).orderBy(asc(productCategories.position)),
    db.select(verification).from(verifications).orderBy(asc(verifications.position)),
    db.select(intake).from(intakeFormats).orderBy(asc(intakeFormats.position)),
    db.select(delivery).from(deliveryFormats).orderBy(asc(deliveryFormats.position)),
    db
      .select(template)
      .from(templateCategories)
      .orderBy(...pinnedFirst),
  ])
  return {
    productCategories: productCategoryRows,
    productVerifications: verificationRows,
    intakeFormats: intakeRows,
    productDeliveryFormats: deliveryRows,
    recommendationTemplateCategories: templateRows.map((row) => ({ ...row, name: row.names.en })),
  }
}

export async function listAllCarriers(db: Db) {
  const rows = await db
    .select()
    .from(deliveryCarriers)
    .where(eq(deliveryCarriers.isActive, true))
    .orderBy(asc(deliveryCarriers.countryCode), asc(deliveryCarriers.position))
  return rows.map(toCarrier)
}

/** Every dated rate, the newest of each country and category first. */
export const listAllVatRates = (db: Db) => db.select().from(vatRates).orderBy(desc(vatRates.validFrom))

export const listAllExchangeRates = (db: Db) =>
  db.select().from(exchangeRates).orderBy(desc(exchangeRates.validFrom))
