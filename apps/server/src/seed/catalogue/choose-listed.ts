import type { DeliveryFormatId } from '@salvia/rules/label/formats'
import { brandName } from './brand-name.ts'
import { type ReadyRow, readRow } from './listed-draft.ts'
import { variantKey } from './product-name.ts'
import type { ListedProduct } from './source-records.ts'
import { steadyBetween, steadyShuffle } from './steady.ts'

/** Brands that practices work with, and how many of the list's products each form gets: labels are mostly lozenges. */
export const practitionerBrands: ReadonlySet<string> = new Set([
  'Allergy Research Group',
  'Biotics Research',
  'Carlson',
  'Designs for Health',
  "Doctor's Best",
  'Douglas Laboratories',
  'Enzymatic Therapy',
  'Gaia Herbs',
  'Garden of Life',
  'Herb Pharm',
  'Host Defense',
  'Innate Response Formulas',
  'Integrative Therapeutics',
  'Jarrow Formulas',
  'Klean Athlete',
  'Life Extension',
  'MegaFood',
  'Metagenics',
  'New Chapter',
  'Nordic Naturals',
  'NOW',
  'Ortho Molecular',
  'Pure Encapsulations',
  'Quicksilver Scientific',
  'Seeking Health',
  'Solgar',
  'Swanson',
  'Terry Naturally',
  'Thorne',
  'Vital Nutrients',
  'Xymogen',
])

const formQuotas: Record<Exclude<DeliveryFormatId, 'lozenge'>, number> = {
  capsule: 90,
  tablet: 100,
  softgel: 90,
  powder: 80,
  liquid: 65,
  drops: 55,
  sachet: 24,
  gummy: 20,
  spray: 6,
}

/** What a European practice would not sell: hormones, stimulants, slimming aids, products for pets. */
const unsuited =
  /dhea|pregnenolone|yohimb|testo|hcg|ephedr|kava|kratom|cannab|cbd|hemp|progest|estr(o|i)|thyro|gland|adrenal|fat burn|slim|diet\b|weight|hca\b|garcinia|lithium|silver|\bpets?\b|canine|feline|caralluma|anabolic|pro-?male|nitro|pump|thermo|germanium|yeast|detox|cleanse|onco|bovine|buffalo|desiccated|liver$/i

const MOST_LETTERS = 46
const readable = /^[A-Za-z0-9][A-Za-z0-9 .,&+'’()/%:-]*$/

const isChoosable = (row: ListedProduct): boolean =>
  row.onMarket &&
  row.form !== 'Lozenge' &&
  practitionerBrands.has(brandName(row.brand)) &&
  !/tea bag|infusion/i.test(row.netUnit)

const isPresentable = ({ name }: ReadyRow): boolean =>
  name.length > 3 && name.length <= MOST_LETTERS && readable.test(name) && !unsuited.test(name)

const sameProduct = (row: ReadyRow): string =>
  [row.brandName, row.name, row.deliveryFormatId, row.deliveryFormatSize].join('|').toLowerCase()

/** The rows of one form with their brands taking turns, so that no large range crowds out the small ones. */
function inTurns(rows: ReadyRow[]): ReadyRow[] {
  const byBrand = Map.groupBy(rows, (row) => row.brandName)
  const queues = [...byBrand.keys()]
    .sort()
    .map((brand) => steadyShuffle(byBrand.get(brand) ?? [], ({ row }) => `choice:${row.dsldId}`))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}

/** Every third choice brings another size of itself along, where the list has one: the shop's variants. */
function withSizes(chosen: ReadyRow[], all: ReadyRow[]): ReadyRow[] {
  const bySelf = Map.groupBy(all, (row) => `${row.brandName}|${row.name}`.toLowerCase())
  return chosen.flatMap((ready) => {
    if (steadyBetween(`size-variant:${ready.row.dsldId}`, 1, 3) > 1) return [ready]
    const others = bySelf.get(`${ready.brandName}|${ready.name}`.toLowerCase()) ?? []
    const other = others.find(({ deliveryFormatSize }) => deliveryFormatSize !== ready.deliveryFormatSize)
    return other ? [ready, other] : [ready]
  })
}

function distinct(rows: ReadyRow[], keyOf: (row: ReadyRow) => string, taken: Set<string>): ReadyRow[] {
  return rows.filter((row) => {
    const key = keyOf(row)
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
}

/**
 * The part of the product list that the demo shop sells: as many of each form as `formQuotas` says, of practitioner
 * brands, on the market, each product once a size, none that is in `taken` (brand, name, form and size) already.
 */
export function chooseListed(list: ListedProduct[], taken: ReadonlySet<string>): ReadyRow[] {
  const ready = list.filter(isChoosable).flatMap((row) => readRow(row) ?? [])
  const used = new Set(taken)
  const all = distinct(ready.filter(isPresentable), sameProduct, used)
  const byForm = Map.groupBy(all, ({ deliveryFormatId }) => deliveryFormatId)
  return Object.entries(formQuotas).flatMap(([form, quota]) => {
    const rows = byForm.get(form as DeliveryFormatId) ?? []
    const different = distinct(inTurns(rows), (row) => `${row.brandName}|${variantKey(row.name)}`, new Set())
    return distinct(withSizes(different, rows), sameProduct, new Set()).slice(0, quota)
  })
}
