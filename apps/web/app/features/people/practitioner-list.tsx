import type { AdminPractitioner } from '@salvia/contract/admin-practitioners'
import type { User } from '@salvia/contract/identity'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { countryName, formatDate } from '#app/ui/format.ts'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ChoiceFilter, ClearFilters, SearchFilter, WorkTabs, yesOrNo } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { ALL, EXPORTED, practitionerFilter, practitionersQuery, USUAL_APPROVAL } from './people-lists.ts'
import { credentialMark, credentialWord, statusMark, statusWord } from './people-words.ts'
import { PractitionerRecord } from './practitioner-record.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Decision, useApproval } from './use-approval.ts'

const PATH = '/admin/practitioners'
const DAY_MS = 86_400_000

const waits = ({ createdAt }: AdminPractitioner): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS))

const isWaiting = ({ userStatusId }: AdminPractitioner): boolean =>
  userStatusId === 'PendingApproval' || userStatusId === 'New'

function columns(): WorkColumn<AdminPractitioner>[] {
  const language = getLocale()
  return [
    {
      id: 'name',
      title: m.person_name(),
      isName: true,
      cell: (row) => row.fullName || row.email,
      text: (row) => row.fullName,
      sortedBy: 'lastName',
    },
    {
      id: 'email',
      title: m.person_email(),
      cell: (row) => row.email,
      text: (row) => row.email,
      isExtra: true,
    },
    {
      id: 'country',
      title: m.person_country(),
      cell: (row) => row.countryId,
      text: (row) => row.countryId ?? '',
    },
    {
      id: 'specialty',
      title: m.person_specialty(),
      cell: (row) => row.specialty,
      text: (row) => row.specialty ?? '',
    },
    {
      id: 'practice',
      title: m.person_practice(),
      cell: (row) => row.practiceName,
      text: (row) => row.practiceName ?? '',
      isExtra: true,
    },
    {
      id: 'credential',
      title: m.person_credentials(),
      cell: (row) => <Credential row={row} />,
      text: (row) => row.certificateVerificationStatus ?? '',
    },
    {
      id: 'status',
      title: m.order_status(),
      cell: ({ userStatusId }) => <Status mark={statusMark(userStatusId)}>{statusWord(userStatusId)}</Status>,
      text: (row) => row.userStatusId,
    },
    {
      id: 'vip',
      title: m.person_vip(),
      cell: ({ isVip }) => isVip && m.common_yes(),
      text: (row) => String(row.isVip),
      isExtra: true,
    },
    {
      id: 'since',
      title: m.person_since(),
      isFigure: true,
      cell: (row) => formatDate(row.createdAt, language, 'time'),
      text: (row) => row.createdAt,
      sortedBy: 'createdAt',
    },
    {
      id: 'waits',
      title: m.person_waits(),
      isFigure: true,
      cell: (row) => isWaiting(row) && m.common_days({ count: waits(row) }),
    },
  ]
}

const Credential = ({ row: { certificateVerificationStatus: status } }: { row: AdminPractitioner }) =>
  status ? (
    <Status mark={credentialMark(status)}>{credentialWord(status)}</Status>
  ) : (
    <Status mark="unavailable">{m.credential_missing()}</Status>
  )

/** Practitioners, those who wait for approval first; deciding on one opens the next. */
export function PractitionerList({ viewer }: { viewer: User }) {
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const listed = useQuery({ ...practitionersQuery(search), placeholderData: keepPreviousData })
  const deciding = useDeciding(listed.data?.results ?? [], id)
  return (
    <>
      <Workbench
        list="practitioners"
        path={PATH}
        title={m.menu_admin_practitioners()}
        columns={columns()}
        loaded={listed}
        keyOf={(row) => row.id}
        openKey={id}
        tabs={<Tabs />}
        filters={<Filters />}
        actions={deciding.actions}
        exportRows={() =>
          everyPage(
            (offset) =>
              apiOf(client)('GET /admin/practitioners', {
                query: { ...practitionerFilter(search), offset, limit: EXPORTED },
              }),
            EXPORTED,
          )
        }
        drawer={(key) => <PractitionerRecord key={key} id={key} viewer={viewer} actions={deciding.actions} />}
      />
      {deciding.dialog}
    </>
  )
}

/** Approves at once; asks for the reason of everything else first. */
function useDeciding(rows: AdminPractitioner[], openId: string | null) {
  const { decide, isPending } = useApproval()
  const [asking, setAsking] = useState<{ decision: Decision; rows: AdminPractitioner[] } | null>(null)
  const navigate = useNavigate()
  const { search } = useListAddress()
  const settle = async (decision: Decision, chosen: AdminPractitioner[], reason?: string) => {
    const at = rows.findIndex((row) => row.id === openId)
    const next = rows.slice(at + 1).find((row) => isWaiting(row) && !chosen.includes(row))
    await decide(decision, chosen, reason ?? '')
    setAsking(null)
    const isOpenDecided = chosen.some((row) => row.id === openId)
    if (isOpenDecided)
      await navigate(next ? `${PATH}/${next.id}${search}` : `${PATH}${search}`, { preventScrollReset: true })
  }
  const action = (key: string, label: string, decision: Decision): RowAction<AdminPractitioner> => ({
    key,
    label,
    isBulk: decision !== 'askForMore',
    isDanger: decision === 'reject',
    isFor: (row) => isWaiting(row) && (decision !== 'askForMore' || row.isCertificatesUploaded),
    run: (chosen) =>
      decision === 'approve' ? settle(decision, chosen) : setAsking({ decision, rows: chosen }),
  })
  return {
    actions: [
      action('a', m.approval_approve(), 'approve'),
      action('m', m.approval_ask_for_more(), 'askForMore'),
      action('r', m.approval_reject(), 'reject'),
    ],
    dialog: asking && (
      <ReasonDialog
        title={asking.decision === 'reject' ? m.approval_reject() : m.approval_ask_for_more()}
        names={asking.rows.map(({ fullName }) => fullName)}
        isSending={isPending}
        onClose={() => setAsking(null)}
        onGive={(reason) => settle(asking.decision, asking.rows, reason)}
      />
    ),
  }
}

const Tabs = () => (
  <WorkTabs
    label={m.order_status()}
    name="approvalStatus"
    usual={USUAL_APPROVAL}
    tabs={[
      { value: ALL, label: m.list_all() },
      { value: 'PendingApproval', label: m.person_pending() },
      { value: 'New', label: m.person_new() },
      { value: 'Approved', label: m.person_approved() },
      { value: 'Rejected', label: m.person_rejected() },
      { value: 'Suspended', label: m.person_suspended() },
    ]}
  />
)

const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IE', 'IT', 'LU', 'NL', 'PL', 'PT', 'SE']

function Filters() {
  const address = useListAddress()
  const countries = COUNTRIES.map((value) => ({ value, label: countryName(value, getLocale()) }))
  return (
    <>
      <SearchFilter address={address} label={m.person_search()} />
      <ChoiceFilter address={address} name="countryCode" label={m.person_country()} choices={countries} />
      <ChoiceFilter address={address} name="isVip" label={m.person_vip()} choices={yesOrNo()} />
      <ChoiceFilter
        address={address}
        name="isCertificateUploaded"
        label={m.person_credentials()}
        choices={yesOrNo()}
      />
      <ClearFilters address={address} tab="approvalStatus" />
    </>
  )
}
