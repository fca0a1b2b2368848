import type { DrugAcknowledgement, DrugFinding } from '@salvia/contract/people/client-drugs'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid, notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { findInteractionRule } from '../../../ingredients/index.ts'
import { acknowledgeDrugs } from '../../../people/index.ts'
import { recommendationItems } from '../../data/plan-tables.ts'
import { listClientIdsOfOwnPlan } from '../data/own-client-queries.ts'

type Acknowledging = {
  practitionerId: string
  recommendationId: string
  clientId: string
  finding: DrugFinding
}

function checkRule({ rule, drugClass }: DrugFinding): void {
  if (findInteractionRule(rule)?.drugClasses.includes(drugClass)) return
  throw invalid('interaction_unknown', 'No rule on this medicine has this name.', [
    { id: 'rule', error: 'interaction_unknown' },
  ])
}

/**
 * Records in the client's file that its practitioner saw what a rule says of the client's medicines and a product of the
 * plan, at its dose; nothing of it is in the plan, which admins read too. Throws not-found for a plan or client that
 * is not the practitioner's, invalid for a rule that does not know the medicine, a medicine that is not noted and a
 * product that the plan does not hold.
 */
export function acknowledgeMedicine(
  { db, sealed }: { db: Db; sealed: SealedText },
  { practitionerId, recommendationId, clientId, finding }: Acknowledging,
  now: Date,
): Promise<DrugAcknowledgement[]> {
  return db.transaction(async (tx) => {
    const clientIds = await listClientIdsOfOwnPlan(tx, { practitionerId, recommendationId })
    if (!clientIds.includes(clientId)) throw notFound('client')
    checkRule(finding)
    const isItem = and(
      eq(recommendationItems.recommendationId, recommendationId),
      eq(recommendationItems.productId, finding.productId),
    )
    if ((await tx.$count(recommendationItems, isItem)) === 0)
      throw invalid('product_unknown', 'This product is not in the plan.', [
        { id: 'productId', error: 'product_unknown' },
      ])
    return acknowledgeDrugs({ tx, sealed }, { practitionerId, clientId, recommendationId, finding }, now)
  })
}
