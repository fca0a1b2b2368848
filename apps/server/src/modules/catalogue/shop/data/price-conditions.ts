import { vatCategories } from '@salvia/contract/words/catalogue'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { searchDocuments } from '../../../search/index.ts'
import { products } from '../../products/product-tables.ts'
import { productLocalizations } from '../../products/product-text-tables.ts'
import type { Condition, Sides } from './condition.ts'
import { eachCategory, type PriceScale } from './price-scale.ts'

type Priced = { id: AnyColumn; netPrice: AnyColumn; vatCategoryId: AnyColumn }

const { productId, netPrice, vatCategoryId } = searchDocuments
const documents: Priced = { id: productId, netPrice, vatCategoryId }

/** Selects the placeholder for a row's category by comparison, without computing prices per row. */
const ofCategory = ({ vatCategoryId: category }: Priced, name: string, type: SQL): SQL =>
  sql`case ${category} ${sql.join(
    vatCategories.map(
      (id) => sql`when ${sql.raw(`'${id}'`)} then ${sql.placeholder(`${name}${id}`)}::${type}`,
    ),
    sql` `,
  )} end`

const ownPrice = ({ id }: Priced): SQL =>
  sql`(select ${productLocalizations.price} from ${productLocalizations}
    where ${productLocalizations.productId} = ${id} and ${productLocalizations.price} is not null
    and ${productLocalizations.currencyId} = ${sql.placeholder('priceCurrency')}::text)`

const amount = sql`bigint`

type Bound = 'priceFrom' | 'priceTo'

/** `priceFrom` is inclusive, `priceTo` exclusive. */
const operators = { priceFrom: sql`>=`, priceTo: sql`<` }

/** The bound common to all categories is added as a separate condition, so that the index can be used. */
const listedSide = (row: Priced, bound: Bound): SQL =>
  sql`(${row.netPrice} ${operators[bound]} ${sql.placeholder(`${bound}Any`)}::bigint
    and ${row.netPrice} ${operators[bound]} ${ofCategory(row, bound, amount)})`

const ownSide = (row: Priced, bound: Bound): SQL =>
  sql`coalesce(${ownPrice(row)} ${operators[bound]} ${ofCategory(row, `${bound}Own`, amount)},
    ${row.netPrice} ${operators[bound]} ${ofCategory(row, bound, amount)})`

const bothSides = (side: (row: Priced, bound: Bound) => SQL, bound: Bound): Sides => ({
  where: side(products, bound),
  ofDocument: side(documents, bound),
})

const sides = {
  listed: { priceFrom: bothSides(listedSide, 'priceFrom'), priceTo: bothSides(listedSide, 'priceTo') },
  own: { priceFrom: bothSides(ownSide, 'priceFrom'), priceTo: bothSides(ownSide, 'priceTo') },
}

function widest(bound: Bound, listed: (number | null)[]): number | null {
  const known = listed.filter((least) => least !== null)
  if (known.length === 0) return null
  return bound === 'priceFrom' ? Math.min(...known) : Math.max(...known)
}

function boundOf(bound: Bound, shown: number, { hasOwnPrices, currency, leastOf }: PriceScale): Condition {
  const listed = eachCategory(bound, (category) => leastOf(shown, category).listed)
  if (!hasOwnPrices) {
    const any = { [`${bound}Any`]: widest(bound, Object.values(listed)) }
    return { key: bound, ...sides.listed[bound], values: { ...listed, ...any } }
  }
  const own = eachCategory(`${bound}Own`, (category) => leastOf(shown, category).own)
  return { key: `${bound}Own`, ...sides.own[bound], values: { ...listed, ...own, priceCurrency: currency } }
}

type PriceFilter = { priceFrom?: number | undefined; priceTo?: number | undefined }

/**
 * Filters by the price shown on a card, from `priceFrom` inclusive to `priceTo` exclusive; one without a price matches
 * neither.
 */
export const priceConditions = ({ priceFrom, priceTo }: PriceFilter, scale: PriceScale): Condition[] => [
  ...(priceFrom === undefined ? [] : [boundOf('priceFrom', priceFrom, scale)]),
  ...(priceTo === undefined ? [] : [boundOf('priceTo', priceTo, scale)]),
]

const amounts = sql`bigint[]`

const listedBand = sql`width_bucket(${documents.netPrice}, ${ofCategory(documents, 'bands', amounts)})`
const ownBand = sql`width_bucket(${ownPrice(documents)}, ${ofCategory(documents, 'bandsOwn', amounts)})`

/** Index of a document's price band; empty text if no price is shown. */
export const priceBand = ({ hasOwnPrices }: Pick<PriceScale, 'hasOwnPrices'>): SQL =>
  sql`coalesce((${hasOwnPrices ? sql`coalesce(${ownBand}, ${listedBand})` : listedBand})::text, '')`

const allKnown = (amountsOfBands: (number | null)[]): number[] | null =>
  amountsOfBands.every((each) => each !== null) ? amountsOfBands : null

/** Placeholder values of `priceBand`. */
export function priceBandValues({ bands, hasOwnPrices, currency, leastOf }: PriceScale) {
  const starts = bands.slice(1)
  const listed = eachCategory('bands', (category) =>
    allKnown(starts.map((from) => leastOf(from, category).listed)),
  )
  if (!hasOwnPrices) return listed
  const own = eachCategory('bandsOwn', (category) =>
    allKnown(starts.map((from) => leastOf(from, category).own)),
  )
  return { ...listed, ...own, priceCurrency: currency }
}
