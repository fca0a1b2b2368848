import type { Actor } from '#kernel/http/actor'
import { isAdmin, isApprovedPractitioner } from '#kernel/http/actor'

export type Reader = { userId: string; isAdmin: boolean; isApproved: boolean }

export const readerOf = (actor: Actor): Reader => ({
  userId: actor.userId,
  isAdmin: isAdmin(actor),
  isApproved: isApprovedPractitioner(actor),
})

type Own = {
  practitionerId: string
  isGlobalTemplate: boolean
  internalName: string | null
  muteAlerts: boolean
  totalOrders: number
}

/** As whom someone who may see a plan reads it: admins as its practitioner does. */
function readAs(plan: Own, reader: Reader): 'practitioner' | 'colleague' | 'client' {
  if (reader.isAdmin || plan.practitionerId === reader.userId) return 'practitioner'
  return plan.isGlobalTemplate && reader.isApproved ? 'colleague' : 'client'
}

/** What of a plan is its practitioner's alone; null for everyone else who reads it. */
export function practitionersPart(plan: Own & { clientsCount: number }, reader: Reader) {
  const { internalName, muteAlerts, totalOrders, clientsCount } = plan
  if (readAs(plan, reader) === 'practitioner') return { internalName, muteAlerts, totalOrders, clientsCount }
  return { internalName: null, muteAlerts: null, totalOrders: null, clientsCount: null }
}

/** What a plan rests on: for its practitioner and colleagues, never for clients. */
export const shownEvidence = (plan: Own & { evidence: string }, reader: Reader): string | null =>
  readAs(plan, reader) === 'client' ? null : plan.evidence
