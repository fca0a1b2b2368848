import type { ReferralClick } from '@salvia/contract/referrals/referrals'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { query, readingOf } from '#app/api/query.ts'
import { removeCookie } from '#app/visit/cookies.ts'

export const ownReferralQuery = query('GET /practitioner/referral', {})

/** Counts the visit; a code that fails is forgotten, with whom it named (docs/specification.md, section 8). */
async function follow(api: Api, referralCode: string): Promise<ReferralClick | null> {
  try {
    return await api('PUT /practitioner/{referralCode}/click', { params: { referralCode } })
  } catch {
    removeCookie('referrer')
    return null
  }
}

/** Who referred a visitor, by the code of a link; null once the code has failed. Asked once, in the browser. */
export const useReferrer = (code: string | undefined) =>
  useQuery({
    ...readingOf({
      call: 'PUT /practitioner/{referralCode}/click',
      input: { params: { referralCode: code ?? '' } },
      read: (api) => follow(api, code ?? ''),
    }),
    enabled: code !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
