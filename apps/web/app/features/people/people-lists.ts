import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { userKinds, userStatuses } from '@salvia/contract/words/identity'
import { personLengths } from '@salvia/contract/words/lengths'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import {
  given,
  readChoice,
  readCountry,
  readFlag,
  readId,
  readSort,
  readWord,
} from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

/** Default tab of the practitioners' list. */
export const USUAL_APPROVAL = 'PendingApproval'
/** The tab that lists everyone. */
export const ALL = 'all'

const ASK_AGAIN_MS = 3000

const typed = (search: URLSearchParams) => readWord(search, 'query', personLengths.query)

/** Sortable columns of each list. */
const practitionerSorts = ['lastName', 'createdAt']
const userSorts = ['lastName', 'email', 'createdAt']
const clientSorts = ['lastName', 'email', 'linkedAt', 'alertsCount']

/** Practitioners matching the URL, pending ones first. */
export function practitionerFilter(search: URLSearchParams): QueryOf<'GET /admin/practitioners'> {
  const approval = search.get('approvalStatus') ?? USUAL_APPROVAL
  return given({
    query: typed(search),
    approvalStatus: userStatuses.find((status) => status === approval),
    countryCode: readCountry(search),
    isVip: readFlag(search, 'isVip'),
    isCertificateUploaded: readFlag(search, 'isCertificateUploaded'),
    referralProgramId: readId(search, 'referralProgramId'),
    sort: readSort(search, practitionerSorts) ?? 'createdAt',
  })
}

export const userFilter = (search: URLSearchParams): QueryOf<'GET /users'> =>
  given({
    query: typed(search),
    userKindId: readChoice(search, 'userKindId', userKinds),
    sort: readSort(search, userSorts),
  })

export const clientFilter = (search: URLSearchParams): QueryOf<'GET /customer'> =>
  given({
    query: typed(search),
    hasAccount: readFlag(search, 'hasAccount'),
    muteAlerts: readFlag(search, 'muteAlerts'),
    practitionerId: readId(search, 'practitionerId'),
    linkedFrom: readDay(search, 'linkedFrom'),
    linkedTo: readLastDay(search, 'linkedTo'),
    sort: readSort(search, clientSorts),
  })

export const practitionerList = listReads('GET /admin/practitioners', practitionerFilter)
export const userList = listReads('GET /users', userFilter)
export const clientList = listReads('GET /customer', clientFilter)

/** The number on a tab of the practitioners' list. */
export const approvalCountQuery = (approvalStatus: string) =>
  query('GET /admin/practitioners', {
    query: { ...practitionerFilter(new URLSearchParams({ approvalStatus })), limit: 1 },
  })

/** A practitioner's own clients. */
export const ownClientsQuery = (search: URLSearchParams) =>
  query('GET /customer', {
    query: { ...clientFilter(search), offset: readOffset(search), limit: DEFAULT_PAGE_LIMIT },
  })

/** The number on a tab of a practitioner's clients. */
export const ownClientCountQuery = (hasAccount?: 'true' | 'false') =>
  query('GET /customer', { query: { ...(hasAccount && { hasAccount }), limit: 1 } })

/** A practitioner's clients who wait for a word. */
export const clientsToContactQuery = query('GET /customer', { query: { hasAlerts: 'true', limit: 1 } })

/** Files of deleted clients awaiting the practitioner's decision, oldest first. */
export const erasedFilesQuery = query('GET /customer/files', { query: { limit: DEFAULT_PAGE_LIMIT } })

export const programsQuery = query('GET /admin/practitioners/referral-programs', {})

type ErpAccount = Pick<AdminPractitioner, 'odooAccountId' | 'odooRequestedAt' | 'odooError'>

/** The ERP has neither made the requested account nor refused to. */
export const isErpAccountAwaited = ({ odooAccountId, odooRequestedAt, odooError }: ErpAccount): boolean =>
  odooRequestedAt !== null && odooAccountId === null && odooError === null

type Read = { state: { data?: ErpAccount | undefined } }

/** A practitioner, asked again while the ERP account is awaited. */
export const practitionerQuery = (id: string) => ({
  ...query('GET /admin/practitioners/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: Read) =>
    data && isErpAccountAwaited(data) ? ASK_AGAIN_MS : (false as const),
})
export const oneUserQuery = (id: string) => query('GET /users/{id}', { params: { id } })
export const clientQuery = (id: string) => query('GET /customer/{id}', { params: { id } })
export const bankDataQuery = (practitionerId: string) =>
  query('GET /admin/practitioner-bank-data/{practitionerId}', { params: { practitionerId } })
