import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ItemInput, PlanInput, Recommendation } from '@salvia/contract/plans/plan-records'
import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'

export type DraftItem = ItemInput & { product: ProductCard }

/** What the editor writes; everything of a plan that its practitioner may change. */
export type PlanDraft = {
  name: string
  internalName: string | null
  description: string
  discountPercentage: number
  items: DraftItem[]
}

export function toDraft(plan: Recommendation): PlanDraft {
  return {
    name: plan.name,
    internalName: plan.internalName,
    description: plan.description,
    discountPercentage: plan.discountPercentage,
    items: plan.recommendationItems.map(({ id: _, ...item }) => item),
  }
}

/** A name that is being retyped may be empty for a moment; the plan keeps its last one. */
export function toInput({ items, name, ...fields }: PlanDraft): PlanInput {
  return {
    ...fields,
    ...(name.trim() === '' ? {} : { name }),
    recommendationItems: items.map(({ product: _, ...item }) => item),
  }
}

/** A product as it enters a plan: one main serving, at no time yet, for as long as the rest of the plan. */
export function newItem(product: ProductCard, duration: Duration | null): DraftItem {
  return {
    productId: product.id,
    product,
    notes: '',
    intakeAmount: product.mainServing?.amount ?? 1,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: ['OneTimePerDay'],
    intakeFoodInstruction: null,
    duration,
  }
}

export const changeItem = (draft: PlanDraft, productId: string, change: Partial<DraftItem>): PlanDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.productId === productId ? { ...item, ...change } : item)),
})

/** Items beside those that the plan holds, each product once, as far as there is room. */
export function insertItems(draft: PlanDraft, items: DraftItem[]): PlanDraft {
  const held = new Set(draft.items.map(({ productId }) => productId))
  const added = items.filter(({ productId }) => !held.has(productId))
  return { ...draft, items: [...draft.items, ...added].slice(0, PLAN_ITEM_LIMIT) }
}

export const removeItem = (draft: PlanDraft, productId: string): PlanDraft => ({
  ...draft,
  items: draft.items.filter((item) => item.productId !== productId),
})

export const setDuration = (draft: PlanDraft, duration: Duration | null): PlanDraft => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item, duration })),
})
