import type { LanguageCode } from '@salvia/contract/words/locale'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { holdFileOf, openClientFile, peopleInTransaction } from '../../../people/index.ts'
import { findPlanOwner } from '../../use-cases/own-plan.ts'
import { holdPlanMessages, type PlanClientContext, type PlanClientKey } from '../plan-client-context.ts'
import { lockShareablePlan } from '../shareable-plan.ts'
import { addClients } from './invite-clients.ts'
import { planUrl } from './send-invitation.ts'

type Invited = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  preferredLanguageCode?: LanguageCode | undefined
}
type Inviting = {
  actor: Actor
  recommendationId: string
  id: string
  url: string
  text: string
  invited: Invited
  repeatKey: string | undefined
}

const wrongUrl = () =>
  invalid('plan_url_wrong', 'This is not the address of the plan.', [{ id: 'url', error: 'plan_url_wrong' }])

function checkAddressed({ actor, recommendationId, id, invited }: Inviting): void {
  if (id !== recommendationId)
    throw invalid('plan_url_wrong', 'This is another plan.', [{ id: 'id', error: 'plan_url_wrong' }])
  if (invited.email.toLowerCase() === actor.email)
    throw invalid('client_is_caller', 'This is your own address.', [
      { id: 'email', error: 'client_is_caller' },
    ])
}

/**
 * Opens or finds the practitioner's file of a person and invites it to a plan, by text message where a number is given.
 * Whether the address has an account makes no difference to the answer. A repetition by the same key invites nobody. Throws invalid for an address that is not the
 * plan's, the caller's own e-mail and for what is no number, and what `inviteClients` throws.
 */
export async function invitePerson(
  context: PlanClientContext,
  inviting: Inviting,
  now: Date,
): Promise<PlanClientKey & { wasOnPlan: boolean }> {
  checkAddressed(inviting)
  const { actor, recommendationId, url, text, invited, repeatKey } = inviting
  const channel = invited.phone === null ? 'Email' : 'Sms'
  const email = invited.email.toLowerCase()
  return context.db.transaction(async (tx) => {
    // Before the plan, as by who saves it.
    const ownerId = await findPlanOwner(tx, recommendationId)
    if (ownerId !== null) await holdFileOf(tx, ownerId, email)
    const shareable = await lockShareablePlan(tx, actor, recommendationId, now)
    const { plan } = shareable
    if (url !== planUrl(context.config.publicUrl, plan.shareCode)) throw wrongUrl()
    const file = { ...invited, email, countryId: null }
    const invite = async () => {
      await holdPlanMessages({ ...context, db: tx }, actor, { channel, text, count: 1 }, now)
      const inside = peopleInTransaction(context, tx)
      const owner = { practitionerId: plan.practitionerId, languageCode: plan.languageCode }
      const clientId = await openClientFile(inside, { owner, invited: file }, now)
      const message = { channel, text } as const
      const present = await addClients(context, inside, { shareable, clientIds: [clientId], message }, now)
      return { recommendationId, clientId, wasOnPlan: present.has(clientId) }
    }
    const scope = `plan-invitation:${actor.userId}:${recommendationId}`
    return onceByKey(tx, { scope, key: repeatKey, input: { text, ...file } }, invite, now)
  })
}
