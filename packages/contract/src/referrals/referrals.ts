import { z } from 'zod'
import { route } from '../route.ts'
import { Day, Instant, Line, Money } from '../wire.ts'
import { referralStatuses } from '../words/referrals.ts'

/** Who referred a newcomer, as far as a visitor may see. */
const Referrer = z.object({ fullName: z.string(), practiceName: z.string().nullable() })

const ReferralClick = z.object({
  referralCode: z.string(),
  referrer: Referrer,
  /** What a practitioner who signs up today is promised; null while no program is in force. */
  newcomerBonus: Money.nullable(),
})
export type ReferralClick = z.infer<typeof ReferralClick>

/** What became of somebody who signed up with one's code. */
const OwnNewcomer = z.object({
  firstName: z.string(),
  status: z.enum(referralStatuses),
  /** Whether the newcomer's certificates were approved. */
  isApproved: z.boolean(),
  /** What the referrer gets for it: promised while Pending, else what was posted; null if nothing. */
  bonus: Money.nullable(),
  /** Whether that waits until the referrer may receive commission. */
  isBonusHeld: z.boolean(),
  createdAt: Instant,
})
export type OwnNewcomer = z.infer<typeof OwnNewcomer>

/** A practitioner's own code and the people referred; first names only. */
export const OwnReferral = z.object({
  referralCode: z.string(),
  url: z.string(),
  clicksCount: z.int(),
  /** Of the program in force; null while there is none. */
  referrerBonus: Money.nullable(),
  newcomerBonus: Money.nullable(),
  /** The last day of the program; null if it has no end. */
  validTo: Day.nullable(),
  /** Of all who joined with the code: how many are Pending and Approved, and what the approved ones brought. */
  pendingCount: z.int(),
  approvedCount: z.int(),
  earned: Money,
  /** The last hundred of them, the newest first. */
  newcomers: z.array(OwnNewcomer),
})
export type OwnReferral = z.infer<typeof OwnReferral>

const click = {
  summary: 'Counts a visitor who followed a referral link, once a day, and remembers the code in a cookie',
  params: z.strictObject({ referralCode: Line(50) }),
  response: { 200: ReferralClick },
}

export const referrals = {
  own: route({
    method: 'GET',
    url: '/practitioner/referral',
    config: { access: 'approved' },
    schema: { summary: 'The own referral code, and who came by it', response: { 200: OwnReferral } },
  }),
  click: route({
    method: 'PUT',
    url: '/practitioner/:referralCode/click',
    config: { access: 'public' },
    schema: click,
  }),
  clickByCode: route({
    method: 'PUT',
    url: '/practitioner/referral-code/:referralCode/click',
    config: { access: 'public' },
    schema: click,
  }),
}
