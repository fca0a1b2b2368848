import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ItemInput, PlanInput, Recommendation } from '@salvia/contract/plans/plan-records'
import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'

export type DraftItem = ItemInput & { product: ProductCard }

/** The editable part of a plan. */
export type PlanDraft = Pick<
  Recommendation,
  | 'name'
  | 'internalName'
  | 'summary'
  | 'description'
  | 'languageCode'
  | 'templateCategoryId'
  | 'discountPercentage'
> & { evidence: string; items: DraftItem[] }

export function toDraft(plan: Recommendation): PlanDraft {
  return {
    name: plan.name,
    internalName: plan.internalName,
    summary: plan.summary,
    description: plan.description,
    evidence: plan.evidence ?? '',
    languageCode: plan.languageCode,
    templateCategoryId: plan.templateCategoryId,
    discountPercentage: plan.discountPercentage,
    items: plan.recommendationItems.map(({ id: _, ...item }) => item),
  }
}

/** Items with their products as the last save read them: one may have left the catalogue, or run out, meanwhile. */
export function withSavedProducts(
  items: DraftItem[],
  { recommendationItems }: Pick<Recommendation, 'recommendationItems'>,
): DraftItem[] {
  const saved = new Map(recommendationItems.map(({ productId, product }) => [productId, product]))
  return items.map((item) => ({ ...item, product: saved.get(item.productId) ?? item.product }))
}

/** An empty name while retyping is not saved; the plan keeps its last one. */
export function toInput({ items, name, ...fields }: PlanDraft): PlanInput {
  return {
    ...fields,
    ...(name.trim() === '' ? {} : { name }),
    recommendationItems: items.map(({ product: _, ...item }) => item),
  }
}

/** Defaults of a new item: one main serving, no time, the plan's duration. */
export function newItem(product: ProductCard, duration: Duration | null): DraftItem {
  return {
    productId: product.id,
    product,
    notes: '',
    isNotePersonal: false,
    intakeAmount: product.mainServing?.amount ?? 1,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: ['OneTimePerDay'],
    intakeFoodInstruction: null,
    duration,
    schedule: null,
  }
}

/** A dose that changes begins with the plain one. */
function withPlainDoseFirst(item: DraftItem): DraftItem {
  const { schedule, intakeAmount, intakeTime } = item
  if (!schedule) return item
  const phases = schedule.phases.map((phase, at) =>
    at === 0 ? { ...phase, intakeAmount, intakeTime } : phase,
  )
  return { ...item, schedule: { ...schedule, phases } }
}

export const changeItem = (draft: PlanDraft, productId: string, change: Partial<DraftItem>): PlanDraft => ({
  ...draft,
  items: draft.items.map((item) =>
    item.productId === productId ? withPlainDoseFirst({ ...item, ...change }) : item,
  ),
})

/** Adds items, skipping duplicates, up to the limit. */
export function insertItems(draft: PlanDraft, items: DraftItem[]): PlanDraft {
  const held = new Set(draft.items.map(({ productId }) => productId))
  const added = items.filter(({ productId }) => !held.has(productId))
  return { ...draft, items: [...draft.items, ...added].slice(0, PLAN_ITEM_LIMIT) }
}

/** A dose that takes the place of another. */
export type SwappedDose = Pick<DraftItem, 'intakeAmount' | 'intakeFormatId' | 'schedule'>

/**
 * Puts another product in an item's place; reason, times and duration stay. Without a dose that was recomputed, one that
 * is counted in another format does not carry over: it begins as that of a new item.
 */
export function swapProduct(
  draft: PlanDraft,
  productId: string,
  product: ProductCard,
  recomputed: SwappedDose | null = null,
): PlanDraft {
  const swapped = (item: DraftItem): DraftItem => ({
    ...item,
    ...(recomputed ?? doseOfSwap(item, product)),
    productId: product.id,
    product,
  })
  if (draft.items.some((item) => item.productId === product.id)) return draft
  return { ...draft, items: draft.items.map((item) => (item.productId === productId ? swapped(item) : item)) }
}

/** The dose of a swap whose amount cannot be recomputed. */
export function doseOfSwap(item: DraftItem, product: ProductCard): SwappedDose {
  const { intakeAmount, intakeFormatId } = newItem(product, null)
  const isSameFormat = item.intakeFormatId === intakeFormatId
  return isSameFormat
    ? { intakeAmount: item.intakeAmount, intakeFormatId, schedule: item.schedule }
    : { intakeAmount, intakeFormatId, schedule: null }
}

export const removeItem = (draft: PlanDraft, productId: string): PlanDraft => ({
  ...draft,
  items: draft.items.filter((item) => item.productId !== productId),
})

export const setDuration = (draft: PlanDraft, duration: Duration | null): PlanDraft => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item, duration })),
})
