import type { LedgerAcknowledgement } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Actor } from '#kernel/http/actor'
import { isAdmin, isApprovedPractitioner } from '#kernel/http/actor'

export type Reader = { userId: string; isAdmin: boolean; isApproved: boolean; isEmailVerified: boolean }

export const readerOf = (actor: Actor): Reader => ({
  userId: actor.userId,
  isAdmin: isAdmin(actor),
  isApproved: isApprovedPractitioner(actor),
  isEmailVerified: actor.isEmailVerified,
})

type Own = {
  practitionerId: string
  isGlobalTemplate: boolean
  internalName: string | null
  muteAlerts: boolean
  totalOrders: number
  ledgerAcknowledgements: LedgerAcknowledgement[]
}

/** The role in which someone reads a visible plan; admins read it as its practitioner does. */
function readAs(plan: Own, reader: Reader): 'practitioner' | 'colleague' | 'client' {
  if (reader.isAdmin || plan.practitionerId === reader.userId) return 'practitioner'
  return plan.isGlobalTemplate && reader.isApproved ? 'colleague' : 'client'
}

/** Whether the plan is the reader's own, as every plan is an admin's. */
export const readsAsPractitioner = (plan: Own, reader: Reader): boolean =>
  readAs(plan, reader) === 'practitioner'

/** The plan's fields private to its practitioner; null for all other readers. */
export function practitionersPart(plan: Own & { clientsCount: number }, reader: Reader) {
  const { internalName, muteAlerts, totalOrders, clientsCount, ledgerAcknowledgements } = plan
  if (readAs(plan, reader) === 'practitioner')
    return { internalName, muteAlerts, totalOrders, clientsCount, ledgerAcknowledgements }
  return {
    internalName: null,
    muteAlerts: null,
    totalOrders: null,
    clientsCount: null,
    ledgerAcknowledgements: null,
  }
}

/** Whether the reader sees resources that are not shown to clients. */
export const readsAllResources = (plan: Own, reader: Reader): boolean => readAs(plan, reader) !== 'client'

/** The evidence behind a plan: for its practitioner and colleagues, never for clients. */
export const shownEvidence = (plan: Own & { evidence: string }, reader: Reader): string | null =>
  readAs(plan, reader) === 'client' ? null : plan.evidence
