import type { ReferenceData } from '@salvia/contract/reference/reference'
import { asc, desc, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import {
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  templateCategories,
  vatRates,
  verifications,
} from './reference-tables.ts'

type Words = Omit<ReferenceData, 'countries' | 'currencies' | 'deliveryCarriers' | 'productBrands'>

/** Option lists for forms, each in display order. */
export async function listWords(db: Db): Promise<Words> {
  const { id, names } = productCategories
  const { position: _2, ...verification } = getTableColumns(verifications)
  const { position: _3, ...intake } = getTableColumns(intakeFormats)
  const { position: _4, ...delivery } = getTableColumns(deliveryFormats)
  const { position: _5, ...template } = getTableColumns(templateCategories)
  const pinnedFirst = [desc(templateCategories.isPinnedToTop), asc(templateCategories.position)]
  const [productCategoryRows, verificationRows, intakeRows, deliveryRows, templateRows] = await Promise.all([
    db.select({ id, names }).from(productCategories).orderBy(asc(productCategories.position)),
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

/** All dated rates that were not withdrawn, newest first within each country and category. */
export const listAllVatRates = (db: Db) =>
  db.select().from(vatRates).where(isNull(vatRates.withdrawnAt)).orderBy(desc(vatRates.validFrom))

export const listExchangeRates = (db: Db) =>
  db
    .select()
    .from(exchangeRates)
    .where(isNull(exchangeRates.withdrawnAt))
    .orderBy(desc(exchangeRates.validFrom))
