import type { ItemInput, PlanInput } from '@salvia/contract/plans/plan-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { withFirstPhase } from '@salvia/rules/plans/dose-phases'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { recommendationItems, recommendations } from '../data/plan-tables.ts'
import { checkCategory } from './check-category.ts'
import { checkItems, type HeldBefore } from './check-items.ts'
import { newShareCode } from './new-share-code.ts'

type NewPlan = PlanInput & { name: string; heldBefore?: HeldBefore }
type Author = { practitionerId: string; languageCode: LanguageCode }

/**
 * Makes a plan with a new share code and answers its id. Throws invalid for an unknown category and for items that a plan
 * may not contain; products out of use are accepted in copies only.
 */
export function createPlan(
  db: Db,
  author: Author,
  { heldBefore, ...input }: NewPlan,
  now: Date,
): Promise<string> {
  const { recommendationItems: items = [], ...fields } = input
  const recommendationId = newId()
  return db.transaction(async (tx) => {
    await checkCategory(tx, fields.templateCategoryId)
    await checkItems(tx, items, heldBefore)
    await tx.insert(recommendations).values({
      ...author,
      ...fields,
      id: recommendationId,
      shareCode: newShareCode(),
      createdAt: now,
      updatedAt: now,
    })
    await insertItems(tx, recommendationId, items)
    return recommendationId
  })
}

export async function insertItems(tx: Db, recommendationId: string, items: ItemInput[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(recommendationItems)
    .values(items.map((item) => ({ ...withFirstPhase(item), recommendationId })))
}
