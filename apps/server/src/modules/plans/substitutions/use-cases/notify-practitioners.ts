import type { SubstitutionItemState } from '@salvia/contract/words/substitutions'
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../../app-type.ts'
import { users } from '../../../identity/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { findProductWords, type ProductWords } from '../data/product-words.ts'
import { substitutionItems, type substitutions } from '../data/substitution-tables.ts'

export type NoticeContext = Pick<App, 'db' | 'jobs' | 'config' | 'now'>

type Row = typeof substitutions.$inferSelect

const BATCH = 50

/** What a practitioner is notified of at a step of a substitution. */
type Notice = {
  /** Plans that it is about and whose practitioner was not notified. */
  isUntold: SQL | undefined
  noticedAt: Date | SQL
  kindOf: (states: Set<SubstitutionItemState>) => keyof typeof pages
}

const pages = {
  substitutionProposed: '/dashboard#proposals',
  proposalWithdrawn: '/dashboard#proposals',
  plansSubstituted: '/treatment-plans',
  substitutionUndone: '/treatment-plans',
} as const

const ofSwap = ({ id }: Row, now: Date): Notice => ({
  isUntold: and(
    eq(substitutionItems.substitutionId, id),
    isNull(substitutionItems.noticedAt),
    inArray(substitutionItems.state, ['Replaced', 'Proposed', 'Confirmed', 'Declined']),
  ),
  noticedAt: now,
  kindOf: (states) => (states.has('Proposed') ? 'substitutionProposed' : 'plansSubstituted'),
})

/** Notices of the swap were sent before it was finished; those of the undo are sent after. */
const ofUndo = ({ id, finishedAt }: Row, now: Date): Notice => ({
  isUntold: and(
    eq(substitutionItems.substitutionId, id),
    lte(substitutionItems.noticedAt, sql`${finishedAt?.toISOString()}::timestamptz`),
    inArray(substitutionItems.state, ['Undone', 'Withdrawn']),
  ),
  noticedAt: sql`greatest(${now.toISOString()}::timestamptz, ${finishedAt?.toISOString()}::timestamptz + interval '1 millisecond')`,
  kindOf: (states) => (states.has('Undone') ? 'substitutionUndone' : 'proposalWithdrawn'),
})

const listUntold = (db: Db, { isUntold }: Notice) =>
  db
    .selectDistinct({ practitionerId: recommendations.practitionerId })
    .from(substitutionItems)
    .innerJoin(recommendations, eq(recommendations.id, substitutionItems.recommendationId))
    .where(isUntold)
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

/** Marks the plans of a practitioner that a notice is about as notified; returns their states. */
async function markQueued(tx: Db, { isUntold, noticedAt }: Notice, practitionerId: string) {
  const isOwn = sql`exists (select 1 from ${recommendations} where ${recommendations.id} = ${substitutionItems.recommendationId}
    and ${recommendations.practitionerId} = ${practitionerId})`
  const marked = await tx
    .update(substitutionItems)
    .set({ noticedAt })
    .where(and(isUntold, isOwn))
    .returning({ state: substitutionItems.state })
  return new Set(marked.map(({ state }) => state))
}

type Told = { substitution: Row; notice: Notice; practitionerId: string; productWords: ProductWords }

/** One mail to a practitioner, whatever number of plans; a repetition finds nobody untold. */
async function tell(context: NoticeContext, told: Told): Promise<void> {
  const { substitution, notice, practitionerId, productWords } = told
  const { db, jobs, config, now } = context
  await db.transaction(async (tx) => {
    const states = await markQueued(tx, notice, practitionerId)
    const recipient = states.size > 0 ? await findRecipient(tx, practitionerId) : null
    if (!recipient) return
    const { email, ...person } = recipient
    const kind = notice.kindOf(states)
    const pair = [substitution.productId, substitution.replacementProductId]
    const named = pair.map((id) => productWords(id, person.languageCode))
    const isBack = kind === 'substitutionUndone'
    const words = [(isBack ? named.reverse() : named).join(' → '), isBack ? '' : substitution.reason]
    const props = {
      ...person,
      kind,
      reason: words.filter(Boolean).join('\n\n'),
      url: `${config.publicUrl}${pages[kind]}`,
    }
    const content = { template: 'account' as const, props }
    await queueMessage(
      { tx, jobs },
      { kind: 'Mail', recipient: email, accountId: practitionerId, content },
      now(),
    )
  })
}

async function notifyAll(context: NoticeContext, substitution: Row, notice: Notice): Promise<void> {
  const { db } = context
  const { productId, replacementProductId } = substitution
  const productWords = await findProductWords(db, [productId, replacementProductId])
  for (;;) {
    const some = await listUntold(db, notice)
    for (const { practitionerId } of some)
      await tell(context, { substitution, notice, practitionerId, productWords })
    if (some.length < BATCH) return
  }
}

/** Tells each practitioner once of what was replaced or is proposed in their plans. */
export const notifyPractitioners = (context: NoticeContext, substitution: Row): Promise<void> =>
  notifyAll(context, substitution, ofSwap(substitution, context.now()))

/** Notifies each practitioner who was notified of the swap once of what was put back or withdrawn. */
export const notifyOfUndo = (context: NoticeContext, substitution: Row): Promise<void> =>
  notifyAll(context, substitution, ofUndo(substitution, context.now()))
