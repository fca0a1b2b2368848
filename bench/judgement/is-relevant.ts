import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { type ActiveFact, fieldHolds, type JudgedProduct } from './judged-facts.ts'

type Strength = { amount: number; unit: DoseUnit }

/** One active a query asks for: any of the keys, in the form and one of the (equal) strengths if given. */
type AskedActive = { anyOf: string[]; form?: string; strengths?: Strength[] }

/** What a query asks for, as catalogue fields. All given ones must match. */
export type Asked = {
  actives?: AskedActive[]
  deliveryFormatIds?: string[]
  brandName?: string
  sku?: string
  ean?: string
  withoutActives?: string[]
  withoutOther?: string[]
}

/** Nanograms, so that amounts in different units compare as integers. */
const nanograms: Partial<Record<DoseUnit | 'Kilocalories', number>> = {
  Micrograms: 1_000,
  Milligrams: 1_000_000,
  Grams: 1_000_000_000,
}

function isOfStrength({ amount, unit }: ActiveFact, strength: Strength): boolean {
  if (amount === null || unit === null) return false
  if (unit === strength.unit) return amount === strength.amount
  const [ours, asked] = [nanograms[unit], nanograms[strength.unit]]
  if (ours === undefined || asked === undefined) return false
  return Math.round(amount * ours) === Math.round(strength.amount * asked)
}

const factsOf = (product: JudgedProduct, { anyOf }: AskedActive): ActiveFact[] =>
  product.actives.filter(({ active }) => anyOf.includes(active))

function meets(product: JudgedProduct, asked: AskedActive): boolean {
  const facts = factsOf(product, asked)
  const { form, strengths } = asked
  const isOfForm = form === undefined || facts.some(({ forms }) => forms.includes(form))
  const isStrong =
    strengths === undefined ||
    facts.some((fact) => strengths.some((strength) => isOfStrength(fact, strength)))
  return facts.length > 0 && isOfForm && isStrong
}

const meetsNumbers = (product: JudgedProduct, { brandName, sku, ean }: Asked): boolean =>
  product.brandName === (brandName ?? product.brandName) &&
  product.sku === (sku ?? product.sku) &&
  product.ean === (ean ?? product.ean)

const isFreeOf = (product: JudgedProduct, { withoutActives = [], withoutOther = [] }: Asked): boolean =>
  !product.actives.some(({ active }) => withoutActives.includes(active)) &&
  !withoutOther.some((phrase) => fieldHolds(product.otherIngredients, phrase))

/**
 * Whether a product is what a query asks for, by its fields alone. A product whose label does not list an excluded
 * ingredient counts as free of it, since the shop knows no more than the label.
 */
export function isRelevant(product: JudgedProduct, asked: Asked): boolean {
  const { actives = [], deliveryFormatIds } = asked
  return (
    actives.every((active) => meets(product, active)) &&
    (deliveryFormatIds?.includes(product.deliveryFormatId) ?? true) &&
    meetsNumbers(product, asked) &&
    isFreeOf(product, asked)
  )
}

/** Whether a product contains every requested active, in whatever form and strength; `null` if none is requested. */
export function holdsAsked(product: JudgedProduct, { actives = [] }: Asked): boolean | null {
  if (actives.length === 0) return null
  return actives.every((asked) => factsOf(product, asked).length > 0)
}
