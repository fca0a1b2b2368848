import type { SubstitutedDose, WrittenDose } from '@salvia/contract/plans/substitutions/substitution-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { differenceOfActives } from '@salvia/rules/plans/substitution/difference-of-actives'
import type { SubstitutedPair } from '@salvia/rules/plans/substitution/plan-outcome'
import { recomputeDose } from '@salvia/rules/plans/substitution/recompute-dose'
import { hasSameActives } from '@salvia/rules/plans/substitution/same-actives'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import {
  checkReplacement,
  findProductLabels,
  isSizeVariant,
  type ProductLabel,
} from '../../../catalogue/index.ts'
import { ruleFacts } from '../../../ingredients/index.ts'
import type { recommendationItems } from '../../data/plan-tables.ts'

type ItemRow = typeof recommendationItems.$inferSelect

export type Pair = { productId: string; replacementProductId: string }

export type ReadPair = SubstitutedPair & { from: ProductLabel; to: ProductLabel }

/**
 * Two products, one to stand in for the other. Throws not-found for an unknown product, invalid for a replacement that
 * is the same or that the shop does not offer, unless it was chosen before (`isKept`).
 */
export async function readPair(
  db: Db,
  pair: Pair,
  language: LanguageCode,
  { isKept } = { isKept: false },
): Promise<ReadPair> {
  const { productId, replacementProductId } = pair
  const labels = await findProductLabels(db, [productId, replacementProductId], language)
  const from = labels.get(productId)
  const to = labels.get(replacementProductId)
  if (!from) throw notFound('product')
  if (!isKept) await checkReplacement(db, pair)
  if (!to) throw notFound('product')
  return {
    from,
    to,
    isSizeVariant: await isSizeVariant(db, productId, replacementProductId),
    hasSameActives: hasSameActives(from, to),
  }
}

export const writtenDose = (item: ItemRow): WrittenDose => {
  const { intakeAmount, intakeFormatId, intakeTime, schedule } = item
  return { intakeAmount, intakeFormatId, intakeTime, schedule }
}

/** The dose of the replacement, and what it changes. What is the same in each unit is taken as before. */
export function substitutedDose({ from, to, ...pair }: ReadPair, item: ItemRow): SubstitutedDose {
  const before = writtenDose(item)
  const { duration } = item
  const isSame = pair.isSizeVariant && pair.hasSameActives
  const { unknown, ...recomputed } = isSame
    ? { ...before, unknown: null }
    : recomputeDose({ ...before, duration }, from, to)
  const after = { ...before, ...recomputed }
  return {
    before,
    after,
    amountUnknown: unknown,
    difference: differenceOfActives(
      { dose: { ...before, duration }, label: from },
      { dose: { ...after, duration }, label: to },
      ruleFacts(),
    ),
  }
}
