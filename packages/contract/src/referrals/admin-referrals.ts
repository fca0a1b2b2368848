import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { ReferralProgram } from '../people/admin-practitioners.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, Instant, Money, NamedPerson } from '../wire.ts'
import { userStatuses } from '../words/identity.ts'
import { referralFlags, referralStatuses } from '../words/referrals.ts'
import { referralBonusTypes, walletTransactionStatuses } from '../words/wallet.ts'

const Side = z.object({ id: Id, fullName: z.string(), userStatusId: z.enum(userStatuses) })

export const AdminReferral = z.object({
  id: Id,
  version: z.int(),
  status: z.enum(referralStatuses),
  createdAt: Instant,
  referrer: Side,
  newcomer: Side,
  /** The one in force on the day of sign-up, or the one that an admin gave the newcomer; null if none. */
  program: ReferralProgram.nullable(),
  flags: z.array(z.enum(referralFlags)),
  /** Whether the commission of a client's order from the newcomer's plans is completed. */
  hasFirstSale: z.boolean(),
  /** What was posted for it, or waits for its receiver's right to commission; not what was taken back. */
  bonuses: z.array(
    z.object({
      type: z.enum(referralBonusTypes),
      status: z.enum(walletTransactionStatuses),
      amount: Money,
    }),
  ),
  /** The last change of its state, and who made it: null for the system. */
  decidedAt: Instant.nullable(),
  decidedBy: NamedPerson.nullable(),
})
export type AdminReferral = z.infer<typeof AdminReferral>

export const adminReferrals = {
  list: route({
    method: 'GET',
    url: '/admin/referrals',
    config: { access: 'admin' },
    schema: {
      summary: 'Practitioners who signed up with the code of another one, the newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        status: z.enum(referralStatuses).optional(),
        referrerPractitionerId: Id.optional(),
        newcomerPractitionerId: Id.optional(),
      }),
      response: { 200: pageOf(AdminReferral) },
    },
  }),
  patch: route({
    method: 'PATCH',
    url: '/admin/referrals/:id',
    config: { access: 'admin' },
    schema: {
      summary: `Approves a referral, which posts its bonuses, rejects it, or opens it again; rejecting an approved one takes the bonuses back by reversing entries. What moves money is accounting’s. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: z.strictObject({ status: z.enum(referralStatuses) }),
      response: { 200: AdminReferral },
    },
  }),
}
