import { z } from 'zod'
import { route } from '../route.ts'
import { Instant, Line, Money } from '../wire.ts'
import { referralStatuses } from '../words/referrals.ts'

/** Who referred a newcomer, as far as a visitor may see. */
const Referrer = z.object({ fullName: z.string(), practiceName: z.string().nullable() })

const ReferralClick = z.object({ referralCode: z.string(), referrer: Referrer })

/** A practitioner's own code and the people referred; first names only. */
export const OwnReferral = z.object({
  referralCode: z.string(),
  url: z.string(),
  clicksCount: z.int(),
  referrerBonus: Money.nullable(),
  newcomerBonus: Money.nullable(),
  newcomers: z.array(
    z.object({ firstName: z.string(), status: z.enum(referralStatuses), createdAt: Instant }),
  ),
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
