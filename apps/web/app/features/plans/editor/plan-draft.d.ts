import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ItemInput, PlanInput, Recommendation } from '@salvia/contract/plans/plan-records'
import type { Duration } from '@salvia/contract/words/plans'
export type DraftItem = ItemInput & {
  product: ProductCard
}
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
> & {
  evidence: string
  items: DraftItem[]
}
export declare function toDraft(plan: Recommendation): PlanDraft
/** An empty name while retyping is not saved; the plan keeps its last one. */
export declare function toInput({ items, name, ...fields }: PlanDraft): PlanInput
/** Defaults of a new item: one main serving, no time, the plan's duration. */
export declare function newItem(product: ProductCard, duration: Duration | null): DraftItem
export declare const changeItem: (
  draft: PlanDraft,
  productId: string,
  change: Partial<DraftItem>,
) => PlanDraft
/** Adds items, skipping duplicates, up to the limit. */
export declare function insertItems(draft: PlanDraft, items: DraftItem[]): PlanDraft
/** A dose that takes the place of another. */
export type SwappedDose = Pick<DraftItem, 'intakeAmount' | 'intakeFormatId' | 'schedule'>
/**
 * Puts another product in an item's place; reason, times and duration stay. Without a dose that was recomputed, one that
 * is counted in another format does not carry over: it begins as that of a new item.
 */
export declare function swapProduct(
  draft: PlanDraft,
  productId: string,
  product: ProductCard,
  recomputed?: SwappedDose | null,
): PlanDraft
/** The dose of a swap whose amount cannot be recomputed. */
export declare function doseOfSwap(item: DraftItem, product: ProductCard): SwappedDose
export declare const removeItem: (draft: PlanDraft, productId: string) => PlanDraft
export declare const setDuration: (draft: PlanDraft, duration: Duration | null) => PlanDraft
