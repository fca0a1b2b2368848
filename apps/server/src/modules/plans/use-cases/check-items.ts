import type { ItemInput } from '@salvia/contract/plans/plan-records'
import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import { findPhaseRefusals, type PhaseRefusal } from '@salvia/rules/plans/dose-phases'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { findShownProductIds } from '../../catalogue/index.ts'
import { intakeFormats } from '../../reference/index.ts'
import { recommendationItems } from '../data/plan-tables.ts'

/** How a body addresses a field of its items. */
type FieldOf = (at: number, name: string) => string

const ofItems: FieldOf = (at, name) => `recommendationItems.${at}.${name}`

type Product = Pick<ItemInput, 'productId'>

type DoseProblem = 'phase_endless' | 'phase_differs' | 'dose_contradicts'

const problems: Record<PhaseRefusal['error'], { code: DoseProblem; message: string }> = {
  FrequencyWithTimes: { code: 'dose_contradicts', message: 'A frequency cannot stand with times of day.' },
  SeveralFrequencies: { code: 'dose_contradicts', message: 'A frequency cannot stand with times of day.' },
  DaysMissing: { code: 'phase_endless', message: 'Only the last phase of a dose may be without days.' },
  DiffersFromFirstPhase: { code: 'phase_differs', message: 'The dose is not that of the first phase.' },
}

/** Doses and phases that contradict themselves (docs/domain.md, Dose). */
function refuseDoses(items: ItemInput[], field: FieldOf): void {
  const refusals = items.flatMap((item, at) =>
    findPhaseRefusals(item).map((refusal) => ({ ...refusal, id: field(at, refusal.field) })),
  )
  const [first] = refusals
  if (!first) return
  const { code, message } = problems[first.error]
  throw invalid(
    code,
    message,
    refusals.map(({ id, error }) => ({ id, error })),
  )
}

function refuseRepeats(items: Product[], beside: Product[], field: FieldOf): void {
  const seen = new Set(beside.map(({ productId }) => productId))
  const errors = items.flatMap(({ productId }, at) => {
    const isRepeat = seen.has(productId)
    seen.add(productId)
    return isRepeat ? [{ id: field(at, 'productId'), error: 'product_twice' }] : []
  })
  if (errors.length > 0) throw invalid('product_twice', 'A product stands in a plan once.', errors)
}

type Held = Pick<ItemInput, 'productId' | 'intakeFormatId'>

/** Who holds the products already: a plan by its id, or a list, as of an earlier version or of a plan that is copied. */
export type HeldBefore = string | readonly Held[]

/** What was held, also such as has gone out of use since. */
async function listHeld(tx: Db, before: HeldBefore): Promise<readonly Held[]> {
  if (typeof before !== 'string') return before
  const { recommendationId, productId, intakeFormatId } = recommendationItems
  return tx
    .select({ productId, intakeFormatId })
    .from(recommendationItems)
    .where(eq(recommendationId, before))
}

/** Whoever holds a product in a plan reads its label: one that the shop does not show does not come into a plan. */
async function refuseUnknown(tx: Db, items: Product[], before: HeldBefore, field: FieldOf): Promise<void> {
  const ids = items.map(({ productId }) => productId)
  const shown = await findShownProductIds(tx, ids)
  if (ids.every((id) => shown.has(id))) return
  const held = new Set((await listHeld(tx, before)).map(({ productId }) => productId))
  const errors = ids.flatMap((id, at) =>
    shown.has(id) || held.has(id) ? [] : [{ id: field(at, 'productId'), error: 'product_unknown' }],
  )
  if (errors.length > 0) throw invalid('product_unknown', 'A product of the plan does not exist.', errors)
}

async function refuseFormats(tx: Db, items: ItemInput[], before: HeldBefore, field: FieldOf): Promise<void> {
  const asked = items.map(({ intakeFormatId }) => intakeFormatId)
  const ids = asked.filter((id) => id !== null)
  if (ids.length === 0) return
  const found = await tx
    .select({ id: intakeFormats.id })
    .from(intakeFormats)
    .where(inArray(intakeFormats.id, ids))
  const known = new Set<string | null>([null, ...found.map(({ id }) => id)])
  if (ids.every((id) => known.has(id))) return
  const held = new Set((await listHeld(tx, before)).map(({ intakeFormatId }) => intakeFormatId))
  const errors = asked.flatMap((id, at) =>
    known.has(id) || held.has(id) ? [] : [{ id: field(at, 'intakeFormatId'), error: 'word_unknown' }],
  )
  if (errors.length > 0) throw invalid('word_unknown', 'There is no such intake format.', errors)
}

type Written = {
  /** Products that stay in the plan beside the items. */
  beside?: Product[]
  /** Where the body is no list of items. */
  field?: FieldOf
}

/**
 * Rejects items a plan may not contain. Throws invalid with the fields, as the body that was sent addresses them. A
 * product that the shop does not show any more, or an intake format out of use, stays where it was held before, so that
 * the rest can be written; it is marked where it is shown.
 */
export async function checkItems(
  tx: Db,
  items: ItemInput[],
  before: HeldBefore = [],
  { beside = [], field = ofItems }: Written = {},
): Promise<void> {
  refuseRepeats(items, beside, field)
  if (items.length + beside.length > PLAN_ITEM_LIMIT)
    throw invalid('plan_full', `A plan holds at most ${PLAN_ITEM_LIMIT} products.`, [
      { id: 'recommendationItems', error: 'plan_full' },
    ])
  refuseDoses(items, field)
  if (items.length > 0) await refuseUnknown(tx, items, before, field)
  await refuseFormats(tx, items, before, field)
}
