import type { ApiCall, ApiInput } from '@salvia/contract/api-calls'
import { userKinds, userStatuses } from '@salvia/contract/words/identity'
import { personLengths } from '@salvia/contract/words/lengths'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { isId } from '#app/api/id-of-address.ts'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readSort, readWord } from '#app/workbench/list-address.ts'

/** Page size of admin lists and of export batches. */
const ROWS = 25
export const EXPORTED = 100

/** Default tab of the practitioners' list. */
export const USUAL_APPROVAL = 'PendingApproval'
/** The tab that lists everyone. */
export const ALL = 'all'

type QueryOf<C extends ApiCall> = NonNullable<ApiInput<C> extends { query?: infer Q } ? Q : never>

const given = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')) as T

const flag = (word: string | null) => (word === 'true' || word === 'false' ? word : undefined)
const country = (word: string | null) => (word && /^[A-Z]{2}$/.test(word) ? word : undefined)
const programId = (word: string | null) => (word && isId(word) ? word : undefined)
const typed = (search: URLSearchParams) => readWord(search, 'query', personLengths.query)

/** Sortable columns of each list. */
const practitionerSorts = ['lastName', 'createdAt']
const userSorts = ['lastName', 'email', 'createdAt']
const clientSorts = ['lastName', 'email', 'linkedAt']

/** Practitioners matching the URL, pending ones first. */
export function practitionerFilter(search: URLSearchParams): QueryOf<'GET /admin/practitioners'> {
  const approval = search.get('approvalStatus') ?? USUAL_APPROVAL
  return given({
    query: typed(search),
    approvalStatus: userStatuses.find((status) => status === approval),
    countryCode: country(search.get('countryCode')),
    isVip: flag(search.get('isVip')),
    isCertificateUploaded: flag(search.get('isCertificateUploaded')),
    referralProgramId: programId(search.get('referralProgramId')),
    sort: readSort(search, practitionerSorts) ?? 'createdAt',
  })
}

export const userFilter = (search: URLSearchParams): QueryOf<'GET /users'> =>
  given({
    query: typed(search),
    userKindId: userKinds.find((kind) => kind === search.get('userKindId')),
    sort: readSort(search, userSorts),
  })

export const clientFilter = (search: URLSearchParams): QueryOf<'GET /customer'> =>
  given({
    query: typed(search),
    hasAccount: flag(search.get('hasAccount')),
    muteAlerts: flag(search.get('muteAlerts')),
    sort: readSort(search, clientSorts),
  })

const page = (search: URLSearchParams) => ({ offset: readOffset(search), limit: ROWS })

export const practitionersQuery = (search: URLSearchParams) =>
  query('GET /admin/practitioners', { query: { ...practitionerFilter(search), ...page(search) } })
/** The number on a tab of the practitioners' list. */
export const approvalCountQuery = (approvalStatus: string) =>
  query('GET /admin/practitioners', {
    query: { ...practitionerFilter(new URLSearchParams({ approvalStatus })), limit: 1 },
  })
export const usersQuery = (search: URLSearchParams) =>
  query('GET /users', { query: { ...userFilter(search), ...page(search) } })
export const clientsQuery = (search: URLSearchParams) =>
  query('GET /customer', { query: { ...clientFilter(search), ...page(search) } })

/** A practitioner's own clients. */
export const ownClientsQuery = (search: URLSearchParams) =>
  query('GET /customer', {
    query: { ...clientFilter(search), offset: readOffset(search), limit: DEFAULT_PAGE_LIMIT },
  })

/** The number on a tab of a practitioner's clients. */
export const ownClientCountQuery = (hasAccount?: 'true' | 'false') =>
  query('GET /customer', { query: { ...(hasAccount && { hasAccount }), limit: 1 } })

/** Files of deleted clients awaiting the practitioner's decision, oldest first. */
export const erasedFilesQuery = query('GET /customer/files', { query: { limit: DEFAULT_PAGE_LIMIT } })

export const programsQuery = query('GET /admin/practitioners/referral-programs', {})
export const practitionerQuery = (id: string) => query('GET /admin/practitioners/{id}', { params: { id } })
export const oneUserQuery = (id: string) => query('GET /users/{id}', { params: { id } })
export const clientQuery = (id: string) => query('GET /customer/{id}', { params: { id } })
export const bankDataQuery = (practitionerId: string) =>
  query('GET /admin/practitioner-bank-data/{practitionerId}', { params: { practitionerId } })
