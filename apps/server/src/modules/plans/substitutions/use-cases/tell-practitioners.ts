import type { SubstitutionItemState } from '@salvia/contract/words/substitutions'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../../app-type.ts'
import { findProductLabels } from '../../../catalogue/index.ts'
import { users } from '../../../identity/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { substitutionItems, type substitutions } from '../data/substitution-tables.ts'

export type NoticeContext = Pick<App, 'db' | 'jobs' | 'config' | 'now'>

type Row = typeof substitutions.$inferSelect

const BATCH = 50

/** What a practitioner is notified about. */
const told: SubstitutionItemState[] = ['Replaced', 'Proposed', 'Confirmed', 'Declined']

const isUntold = (substitutionId: string) =>
  and(
    eq(substitutionItems.substitutionId, substitutionId),
    isNull(substitutionItems.noticedAt),
    inArray(substitutionItems.state, told),
  )

const listUntold = (db: Db, substitutionId: string) =>
  db
    .selectDistinct({ practitionerId: recommendations.practitionerId })
    .from(substitutionItems)
    .innerJoin(recommendations, eq(recommendations.id, substitutionItems.recommendationId))
    .where(isUntold(substitutionId))
    .orderBy(asc(recommendations.practitionerId))
    .limit(BATCH)

/** Who is written to: no one of the provider's. It concerns their own plans, so that no setting ends it. */
async function findRecipient(tx: Db, practitionerId: string) {
  const [recipient] = await tx
    .select({ email: users.email, firstName: users.firstName, languageCode: users.preferredLanguageCode })
    .from(users)
    .where(and(eq(users.id, practitionerId), eq(users.isActive, true), eq(users.userKindId, 'Practitioner')))
  return recipient ?? null
}

type Told = { substitution: Row; practitionerId: string; products: string }

/** One mail to a practitioner, whatever number of plans; a repetition finds nobody untold. */
async function tell(context: NoticeContext, { substitution, practitionerId, products }: Told): Promise<void> {
  const { db, jobs, config, now } = context
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(substitutionItems)
      .set({ noticedAt: now() })
      .where(
        and(
          isUntold(substitution.id),
          sql`exists (select 1 from ${recommendations} where ${recommendations.id} = ${substitutionItems.recommendationId}
            and ${recommendations.practitionerId} = ${practitionerId})`,
        ),
      )
      .returning({ state: substitutionItems.state })
    const recipient = marked.length > 0 ? await findRecipient(tx, practitionerId) : null
    if (!recipient) return
    const { email, ...person } = recipient
    const isAsked = marked.some(({ state }) => state === 'Proposed')
    const props = {
      ...person,
      kind: isAsked ? ('substitutionProposed' as const) : ('plansSubstituted' as const),
      reason: [products, substitution.reason].filter(Boolean).join('\n\n'),
      url: `${config.publicUrl}${isAsked ? '/dashboard#proposals' : '/treatment-plans'}`,
    }
    const content = { template: 'account' as const, props }
    await queueMessage(
      { tx, jobs },
      { kind: 'Mail', recipient: email, accountId: practitionerId, content },
      now(),
    )
  })
}

/** Tells each practitioner once of what was replaced or is proposed in their plans. */
export async function tellPractitioners(context: NoticeContext, substitution: Row): Promise<void> {
  const { db } = context
  const { productId, replacementProductId } = substitution
  const labels = await findProductLabels(db, [productId, replacementProductId], 'en')
  const products = [productId, replacementProductId].map((id) => labels.get(id)?.productName).join(' → ')
  for (;;) {
    const some = await listUntold(db, substitution.id)
    for (const { practitionerId } of some) await tell(context, { substitution, practitionerId, products })
    if (some.length < BATCH) return
  }
}
