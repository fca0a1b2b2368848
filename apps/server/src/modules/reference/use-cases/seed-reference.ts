import type { Currency } from '@salvia/contract/money'
import type { Translated } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readData } from '#kernel/data-file'
import { newId } from '#kernel/ids'
import {
  deliveryCarriers,
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  templateCategories,
  vatRates,
  verifications,
} from '../data/reference-tables.ts'
import { type VatSource, vatPeriods } from '../vat-periods.ts'

type Word = { id: string; names: Translated }
type Countable = Word & { pluralNames: Translated }
type CarrierSource = {
  id: string
  countryCode: string
  name: string
  kind: 'Door' | 'PickUpPoint' | 'Express'
  fixedPrice: number
  freeFrom: { amount: number; currency: Currency } | null
  minDays: number
  maxDays: number
  isDemo: boolean
}

/** Rows in their file's order. */
const placed = <T>(rows: T[]): (T & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }))

const carrierRows = () =>
  placed(readData<CarrierSource[]>('delivery/carriers.json')).map(({ freeFrom, ...row }) => ({
    ...row,
    freeFrom: freeFrom?.amount ?? null,
    freeFromCurrency: freeFrom?.currency ?? null,
  }))

const vatRows = () =>
  readData<{ rates: VatSource[] }>('tax/vat-rates.json')
    .rates.flatMap(vatPeriods)
    .map((row) => ({ id: newId(), ...row }))

/** Nobody edits the categories of products: those of the shipped file are added, renamed and put in its order. */
async function keepCategories(tx: Db): Promise<void> {
  await tx
    .insert(productCategories)
    .values(placed(readData<Word[]>('words/product-categories.json')))
    .onConflictDoUpdate({
      target: productCategories.id,
      set: { names: sql`excluded.names`, position: sql`excluded.position` },
    })
}

/** Fills the reference tables from the shipped files. Of a filled database only the categories follow their file. */
export async function seedReference(tx: Db): Promise<void> {
  await keepCategories(tx)
  if ((await tx.$count(intakeFormats)) > 0) return
  await tx.insert(intakeFormats).values(placed(readData<Countable[]>('words/intake-formats.json')))
  await tx
    .insert(deliveryFormats)
    .values(placed(readData<(typeof deliveryFormats.$inferInsert)[]>('words/delivery-formats.json')))
  await tx.insert(verifications).values(placed(readData<Word[]>('words/product-verifications.json')))
  await tx
    .insert(templateCategories)
    .values(placed(readData<(Word & { isPinnedToTop: boolean })[]>('words/template-categories.json')))
  await tx.insert(deliveryCarriers).values(carrierRows())
  await tx.insert(vatRates).values(vatRows())
  await tx
    .insert(exchangeRates)
    .values(readData<(typeof exchangeRates.$inferInsert)[]>('tax/exchange-rates.json'))
}
