import type { Currency } from '@salvia/contract/money'
import type { Translated } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readData } from '#kernel/data-file'
import {
  deliveryCarriers,
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  templateCategories,
  vatRates,
  vatTerritories,
  verifications,
} from '../data/reference-tables.ts'
import { type VatSource, vatPeriods } from '../vat-periods.ts'
import { exceptionsOf, type OwnTerritory, ownTerritoryRows } from '../vat-territories.ts'

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

const vatSources = () => readData<{ rates: VatSource[] }>('tax/vat-rates.json').rates
const vatRows = () => vatSources().flatMap(vatPeriods)

const territoryRows = () => [
  ...vatSources().flatMap(exceptionsOf),
  ...readData<{ territories: OwnTerritory[] }>('tax/vat-territories.json').territories.flatMap(
    ownTerritoryRows,
  ),
]

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

/**
 * Fills the reference tables from the shipped files. Of a filled database only the categories follow their file, and
 * territories are added where there are none.
 */
export async function seedReference(tx: Db): Promise<void> {
  await keepCategories(tx)
  if ((await tx.$count(vatTerritories)) === 0) await tx.insert(vatTerritories).values(territoryRows())
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
