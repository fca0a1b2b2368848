import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'

/** How many products may still be added to a plan of this many. */
export const freePlanSlots = (itemsCount: number): number => Math.max(PLAN_ITEM_LIMIT - itemsCount, 0)

/** Whether a product may be added (docs/specification.md, section 5): only while there are fewer than 30. */
export const mayAddPlanItem = (itemsCount: number): boolean => freePlanSlots(itemsCount) > 0

/** Whether a plan can be printed (docs/specification.md, section 5): with at most 30 items, and not a template. */
export const mayPrintPlan = (plan: { itemsCount: number; isTemplate: boolean }): boolean =>
  plan.itemsCount <= PLAN_ITEM_LIMIT && !plan.isTemplate
