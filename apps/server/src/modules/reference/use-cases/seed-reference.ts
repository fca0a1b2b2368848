import type { Currency } from '@salvia/contract/money'
import type { Translated } from '@salvia/contract/words/locale'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { readData } from '#kernel/data-file'
import {
  deliveryCarriers,
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  shippingCountries,
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

/** Rows in the order of their file. */
const placed = <T>(rows: T[]): (T & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }))

const carrierRows = () =>
  placed(readData<CarrierSource[]>('delivery/carriers.json')).map(({ freeFrom, ...row }) => ({
    ...row,
    freeFrom: freeFrom?.amount ?? null,
    freeFromCurrency: freeFrom?.currency ?? null,
  }))

const vatSources = () => readData<{ rates: VatSource[] }>('tax/vat-rates.json').rates

const territoryRows = () => [
  ...vatSources().flatMap(exceptionsOf),
  ...readData<{ territories: OwnTerritory[] }>('tax/vat-territories.json').territories.flatMap(
    ownTerritoryRows,
  ),
]

/** Lists that cannot be edited here: missing entries are added. */
async function addWords(tx: Db): Promise<void> {
  await tx
    .insert(intakeFormats)
    .values(placed(readData<Countable[]>('words/intake-formats.json')))
    .onConflictDoNothing()
  await tx
    .insert(deliveryFormats)
    .values(placed(readData<(typeof deliveryFormats.$inferInsert)[]>('words/delivery-formats.json')))
    .onConflictDoNothing()
  await tx
    .insert(verifications)
    .values(placed(readData<Word[]>('words/product-verifications.json')))
    .onConflictDoNothing()
  await tx
    .insert(templateCategories)
    .values(placed(readData<(Word & { isPinnedToTop: boolean })[]>('words/template-categories.json')))
    .onConflictDoNothing()
}

/** Adds, renames and reorders categories as in the file, except those an operator has named. */
async function keepCategories(tx: Db): Promise<void> {
  await tx
    .insert(productCategories)
    .values(placed(readData<Word[]>('words/product-categories.json')))
    .onConflictDoUpdate({
      target: productCategories.id,
      set: { names: sql`excluded.names`, position: sql`excluded.position` },
      setWhere: eq(productCategories.setBy, 'release'),
    })
}

/**
 * Updates carriers from the file, except those an operator has changed; countries with a carrier are initially open.
 */
async function keepCarriers(tx: Db): Promise<void> {
  const rows = carrierRows()
  const codes = [...new Set(rows.map(({ countryCode }) => countryCode))]
  await tx
    .insert(shippingCountries)
    .values(codes.map((countryCode) => ({ countryCode, isOpen: true })))
    .onConflictDoNothing()
  await tx
    .insert(deliveryCarriers)
    .values(rows)
    .onConflictDoUpdate({
      target: deliveryCarriers.id,
      set: {
        name: sql`excluded.name`,
        kind: sql`excluded.kind`,
        fixedPrice: sql`excluded.fixed_price`,
        freeFrom: sql`excluded.free_from`,
        freeFromCurrency: sql`excluded.free_from_currency`,
        minDays: sql`excluded.min_days`,
        maxDays: sql`excluded.max_days`,
        position: sql`excluded.position`,
      },
      setWhere: eq(deliveryCarriers.setBy, 'release'),
    })
}

/** Adds rates of new days, except for countries and categories whose rates an operator has taken over. */
async function addVatRates(tx: Db): Promise<void> {
  const { countryCode, vatCategoryId, setBy } = vatRates
  const own = await tx
    .selectDistinct({ countryCode, vatCategoryId })
    .from(vatRates)
    .where(eq(setBy, 'operator'))
  const taken = new Set(own.map((row) => `${row.countryCode} ${row.vatCategoryId}`))
  const rows = vatSources()
    .flatMap(vatPeriods)
    .filter((row) => !taken.has(`${row.countryCode} ${row.vatCategoryId}`))
  if (rows.length > 0) await tx.insert(vatRates).values(rows).onConflictDoNothing()
  await tx.insert(vatTerritories).values(territoryRows()).onConflictDoNothing()
}

/** The same for exchange rates. */
async function addExchangeRates(tx: Db): Promise<void> {
  const own = await tx
    .selectDistinct({ currency: exchangeRates.currency })
    .from(exchangeRates)
    .where(eq(exchangeRates.setBy, 'operator'))
  const taken = new Set(own.map(({ currency }) => currency))
  const shipped = readData<(typeof exchangeRates.$inferInsert)[]>('tax/exchange-rates.json')
  const rows = shipped.filter(({ currency }) => !taken.has(currency))
  if (rows.length > 0) await tx.insert(exchangeRates).values(rows).onConflictDoNothing()
}

/**
 * Updates the reference tables to this release, in the caller's transaction: at every start, serialised across
 * processes. Operators' changes are kept; rates are only added, never rewritten.
 */
export async function seedReference(tx: Db): Promise<void> {
  await oneAtATime(tx, 'reference-data')
  await addWords(tx)
  await keepCategories(tx)
  await keepCarriers(tx)
  await addVatRates(tx)
  await addExchangeRates(tx)
}
