import type { LocalizationInput } from '@salvia/contract/catalogue/admin-product-parts'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { cleanLocalization } from '@salvia/rules/product/clean-localization'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, invalid, notFound } from '#kernel/domain-error'
import type { Change } from '../../catalogue-context.ts'
import { productLocalizations } from '../../products/product-text-tables.ts'
import { isSame } from '../data/product-columns.ts'
import { notTexts } from '../demo-fields.ts'
import { keepPrice } from './change-product.ts'
import { type ProductRow, writeProduct } from './write-product.ts'

/** A product, the admin writing its texts, and the version read, if known. */
export type TextWriting = { productId: string; actorId: string; version?: number | undefined }

type Row = typeof productLocalizations.$inferSelect
type Fields = Partial<typeof productLocalizations.$inferInsert>

const given = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const refuseCurrency = () =>
  invalid('currency_taken', 'A price stands in one currency other than EUR, once a product.', [
    { id: 'currencyId', error: 'currency_taken' },
  ])

/** Rejects a price in a currency for which another language of the product already has one. Throws invalid. */
async function checkCurrency(tx: Db, productId: string, fields: Fields, row: Row | undefined): Promise<void> {
  const { price, currencyId } = { ...row, ...fields }
  if (!price) return
  if (!currencyId || currencyId === 'EUR') throw refuseCurrency()
  const others = and(
    eq(productLocalizations.productId, productId),
    eq(productLocalizations.currencyId, currencyId),
    sql`${productLocalizations.price} is not null`,
    row && ne(productLocalizations.id, row.id),
  )
  if ((await tx.$count(productLocalizations, others)) > 0) throw refuseCurrency()
}

/** Human-written text is not an automatic translation: clears the flag unless it is sent. */
function withFlag(fields: Fields, before: Record<string, unknown>): Fields {
  const isWritten = Object.entries(fields).some(
    ([field, to]) => !notTexts.includes(field) && !isSame(before[field], to),
  )
  return isWritten && fields.isAutoTranslated === undefined ? { ...fields, isAutoTranslated: false } : fields
}

async function saveTexts(
  tx: Db,
  { product, row, input }: { product: ProductRow; row: Row | undefined; input: LocalizationInput },
  now: Date,
): Promise<Change[]> {
  const before: Record<string, unknown> = row ?? {}
  const fields = withFlag(given(cleanLocalization(input)), before)
  const { languageCode } = input
  const changes = Object.entries(fields)
    .filter(([field, to]) => !isSame(before[field], to))
    .map(([field, to]) => ({ field: `${languageCode}.${field}`, from: before[field] ?? null, to }))
  if (changes.length === 0) return []
  await checkCurrency(tx, product.id, fields, row)
  const values = { ...fields, productId: product.id, languageCode }
  if (row) await tx.update(productLocalizations).set(values).where(eq(productLocalizations.id, row.id))
  else await tx.insert(productLocalizations).values(values)
  const { price: netPrice, currencyId } = { ...row, ...fields }
  if (netPrice && currencyId && (netPrice !== row?.price || currencyId !== row.currencyId))
    await keepPrice(tx, { productId: product.id, currencyId, netPrice }, now)
  return changes
}

const findTexts = async (tx: Db, productId: string, key: { id: string } | { languageCode: LanguageCode }) => {
  const by =
    'id' in key
      ? eq(productLocalizations.id, key.id)
      : eq(productLocalizations.languageCode, key.languageCode)
  const [row] = await tx
    .select()
    .from(productLocalizations)
    .where(and(eq(productLocalizations.productId, productId), by))
  return row
}

/**
 * Sets the given English texts of a product locked by the caller, marked as not auto-translated, since a person
 * accepted them.
 */
export async function setEnglishTexts(
  tx: Db,
  { product, texts }: { product: ProductRow; texts: Partial<LocalizationInput> },
  now: Date,
): Promise<Change[]> {
  if (Object.keys(texts).length === 0) return []
  const row = await findTexts(tx, product.id, { languageCode: 'en' })
  const input = { ...texts, languageCode: 'en' as const, isAutoTranslated: false }
  return saveTexts(tx, { product, row, input }, now)
}

/**
 * Saves the texts of a language, sanitised (docs/specification.md, section 5). For an auto-translated language only the
 * flag is written and existing texts stay. Throws conflict if the language must be new but exists, invalid for a price
 * that is not allowed.
 */
export async function saveLocalization(
  db: Db,
  { mustBeNew, ...writing }: TextWriting & { mustBeNew: boolean },
  input: LocalizationInput,
  now: Date,
): Promise<void> {
  const event = 'LocalizationSaved'
  await writeProduct(
    db,
    { ...writing, event },
    async (tx, product) => {
      const row = await findTexts(tx, product.id, { languageCode: input.languageCode })
      if (row && mustBeNew) throw conflict('language_taken', 'There are texts in this language already.')
      return saveTexts(tx, { product, row, input }, now)
    },
    now,
  )
}

/** Changes the given texts of a localization, but not its language. Throws not-found, and as saving does. */
export async function changeLocalization(
  db: Db,
  { localizationId, ...writing }: TextWriting & { localizationId: string },
  change: Partial<LocalizationInput>,
  now: Date,
): Promise<void> {
  await writeProduct(
    db,
    { ...writing, event: 'LocalizationSaved' },
    async (tx, product) => {
      const row = await findTexts(tx, product.id, { id: localizationId })
      if (!row) throw notFound('localization')
      const { languageCode } = row
      if (change.languageCode && change.languageCode !== languageCode)
        throw conflict('language_taken', 'The language of texts stays: remove them and add others.')
      return saveTexts(tx, { product, row, input: { ...change, languageCode } }, now)
    },
    now,
  )
}

/** Removes the texts of a language; readers get the English ones instead, if any. Throws not-found. */
export async function removeLocalization(
  db: Db,
  { key, ...writing }: TextWriting & { key: { id: string } | { languageCode: LanguageCode } },
  now: Date,
): Promise<void> {
  await writeProduct(
    db,
    { ...writing, event: 'LocalizationRemoved' },
    async (tx, product) => {
      const row = await findTexts(tx, product.id, key)
      if (!row) throw notFound('localization')
      await tx.delete(productLocalizations).where(eq(productLocalizations.id, row.id))
      const { id: _, productId: __, languageCode, ...texts } = row
      return [{ field: languageCode, from: texts, to: null }]
    },
    now,
  )
}
