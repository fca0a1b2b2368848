import type { ProductVariantKind } from '@salvia/contract/words/catalogue'
import { isNutritionRow } from '@salvia/rules/label/nutrition-row'
import { splitStrength } from '@salvia/rules/product/split-strength'
import type { LinkDraft, ProductDraft } from '../../modules/catalogue/index.ts'
import { variantKey } from './product-name.ts'

const ALTERNATIVES = 4
const buyable: readonly string[] = ['InStock', 'LimitedAvailability', 'OnBackOrder', 'SpecialOrder']

const title = (draft: ProductDraft): string => splitStrength(draft.name).title.toLowerCase()

/** How two products of the same make differ: the first of form, flavour and size that is not equal. */
function variantKind(a: ProductDraft, b: ProductDraft): ProductVariantKind {
  if (a.deliveryFormatId !== b.deliveryFormatId) return 'Format'
  if (title(a) !== title(b)) return 'Flavour'
  return a.deliveryFormatSize === b.deliveryFormatSize ? 'Unknown' : 'Size'
}

/** Products many manufacturers sell under various names. */
const families: [string, RegExp][] = [
  ['probiotic', /probiotic|lacto|bifido|dophilus|boulardii|reuteri|biotic\b/i],
  ['omega-3', /omega-?3|\bepa\b|\bdha\b|fish oil|cod liver/i],
  ['magnesium', /magnesium/i],
  ['curcumin', /curcum|turmeric/i],
  ['coenzyme q10', /coq-?\s?10|co-q10|ubiquin/i],
  ['vitamin b12', /b-?12|cobalamin/i],
  ['vitamin b complex', /b[- ]complex/i],
  ['vitamin c', /vitamin c\b|ascorb|\bester-c/i],
  ['vitamin d', /vitamin d|\bd-?3\b/i],
  ['collagen', /collagen/i],
  ['protein', /whey|protein|casein/i],
  ['melatonin', /melatonin/i],
  ['zinc', /\bzinc/i],
  ['iron', /\biron\b/i],
]

const familyOf = (text: string): string | undefined => families.find(([, words]) => words.test(text))?.[0]

/** What a product is taken for, for comparison: its family, else its first active, else its name. */
function subject(draft: ProductDraft): string {
  const active = draft.ingredients.find((row) => row.depth === 0 && !isNutritionRow(row.labelName))
  const named = active && !/blend|complex/i.test(active.labelName) ? (active.group ?? active.labelName) : ''
  const family = familyOf(draft.name) ?? familyOf(named)
  return (
    family ??
    variantKey(named || draft.name)
      .split(' ')
      .slice(0, 2)
      .join(' ')
  )
}

const link = (
  kind: LinkDraft['kind'],
  how: ProductVariantKind,
  a: ProductDraft,
  b: ProductDraft,
): LinkDraft => ({
  productId: a.id,
  linkedProductId: b.id,
  kind,
  variantKind: how,
})

function variantsOf(group: ProductDraft[]): LinkDraft[] {
  return group.flatMap((one) =>
    group
      .filter((other) => other !== one)
      .map((other) => link('Variant', variantKind(one, other), one, other)),
  )
}

/** Other manufacturers' products for the same purpose: same form first, then by price. */
function alternativesOf(one: ProductDraft, others: ProductDraft[]): LinkDraft[] {
  return others
    .filter((other) => other.brandName !== one.brandName && buyable.includes(other.stockStatus))
    .sort(
      (a, b) =>
        Number(b.deliveryFormatId === one.deliveryFormatId) -
          Number(a.deliveryFormatId === one.deliveryFormatId) ||
        a.netPrice - b.netPrice ||
        a.dsldId - b.dsldId,
    )
    .slice(0, ALTERNATIVES)
    .map((other) => link('Alternative', 'Unknown', one, other))
}

/** Variants (same make, another size, form or flavour) and alternatives (other makes of the same thing). */
export function linkProducts(drafts: ProductDraft[]): LinkDraft[] {
  const shown = drafts.filter(({ isHidden }) => !isHidden)
  const makes = Map.groupBy(shown, (draft) => `${draft.brandName}|${variantKey(draft.name)}`)
  const subjects = Map.groupBy(shown, subject)
  return [
    ...[...makes.values()].flatMap(variantsOf),
    ...shown.flatMap((draft) => alternativesOf(draft, subjects.get(subject(draft)) ?? [])),
  ]
}
