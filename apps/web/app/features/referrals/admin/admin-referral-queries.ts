import { referralStatuses } from '@salvia/contract/words/referrals'
import type { ReadCall } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { given, readChoice, readId, readSort } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const referralFilter = (search: URLSearchParams): QueryOf<'GET /admin/referrals'> =>
  given({
    status: readChoice(search, 'status', referralStatuses),
    referrerPractitionerId: readId(search, 'referrerPractitionerId'),
    newcomerPractitionerId: readId(search, 'newcomerPractitionerId'),
    sort: readSort(search, ['createdAt', 'name']),
  })

export const adminReferralList = listReads('GET /admin/referrals', referralFilter)

/** The number on a tab. */
export const referralCountQuery = (status: string) =>
  query('GET /admin/referrals', { query: { ...referralFilter(new URLSearchParams({ status })), limit: 1 } })

/** The one referral of a newcomer, as a page of one. */
export const referralOfQuery = (newcomerPractitionerId: string) =>
  query('GET /admin/referrals', { query: { newcomerPractitionerId, limit: 1 } })

export const pendingReferralsQuery = query('GET /admin/referrals', { query: { status: 'Pending', limit: 1 } })

export const referralProgramsQuery = query('GET /admin/practitioners/referral-programs', {})

/** What a decision changes besides the referral. */
export const referralReads: ReadCall[] = [
  'GET /admin/referrals',
  'GET /practitioner/transactions',
  'GET /practitioner/transactions/totals',
]
