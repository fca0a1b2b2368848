import { DAY_MS } from '@salvia/contract/durations'
import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import type { User } from '@salvia/contract/people/current-user'
import type { Country } from '@salvia/contract/reference/reference'
import { approvalLengths } from '@salvia/contract/words/lengths'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ReasonDialog } from '#app/forms/confirm-dialog.tsx'
import { countryChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { WaitingState } from '#app/settings/waiting-state.tsx'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter, WorkTabs, yesOrNo } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useListed } from '#app/workbench/list-reads.ts'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { ALL, approvalCountQuery, practitionerList, programsQuery, USUAL_APPROVAL } from '../people-lists.ts'
import { credentialMark, credentialWord } from '../people-words.ts'
import { countryColumn, emailColumn, nameColumn, sinceColumn, statusColumn } from '../person-columns.tsx'
import { PractitionerRecord } from './practitioner-record.tsx'
import { type Decision, useApproval } from './use-approval.ts'

const PATH = '/admin/practitioners'

const waits = ({ createdAt }: AdminPractitioner): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS))

const isWaiting = ({ userStatusId }: AdminPractitioner): boolean =>
  userStatusId === 'PendingApproval' || userStatusId === 'New'

/** A rejected practitioner can still be approved. */
const mayDecide = (decision: Decision, row: AdminPractitioner): boolean =>
  row.userStatusId === 'Rejected'
    ? decision === 'approve'
    : isWaiting(row) && (decision !== 'askForMore' || row.isCertificatesUploaded)

const columns = (): WorkColumn<AdminPractitioner>[] => [
  nameColumn(),
  { ...emailColumn(), isExtra: true },
  countryColumn(),
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
  statusColumn(),
  {
    id: 'vip',
    title: m.person_vip(),
    cell: ({ isVip }) => isVip && m.common_yes(),
    text: (row) => String(row.isVip),
    isExtra: true,
  },
  sinceColumn(),
  {
    id: 'waits',
    title: m.person_waits(),
    isFigure: true,
    cell: (row) => isWaiting(row) && m.common_days({ count: waits(row) }),
  },
]

const Credential = ({ row: { certificateVerificationStatus: status } }: { row: AdminPractitioner }) =>
  status ? (
    <Status mark={credentialMark(status)}>{credentialWord(status)}</Status>
  ) : (
    <Status mark="unavailable">{m.credential_missing()}</Status>
  )

/** Practitioners, pending ones first; deciding on one opens the next. */
export function PractitionerList({ viewer, countries }: { viewer: User; countries: Country[] }) {
  const { id = null } = useParams()
  const loaded = useListed(practitionerList)
  const deciding = useDeciding(loaded.data?.results ?? [], id)
  return (
    <>
      <Workbench
        list="practitioners"
        path={PATH}
        title={m.common_practitioners()}
        state={<WaitingState works={['practitioners', 'credentials']} none={m.state_practitioners_none()} />}
        columns={columns()}
        reads={practitionerList}
        tabs={<Tabs />}
        keyOf={(row) => row.id}
        filters={<Filters countries={countries} />}
        actions={deciding.actions}
        drawer={(key) => <PractitionerRecord key={key} id={key} viewer={viewer} actions={deciding.actions} />}
      />
      {deciding.dialog}
    </>
  )
}

type Asking = { decision: Decision; rows: AdminPractitioner[]; whyNot?: string | undefined }

/** Approves at once; other decisions ask for a reason first. */
function useDeciding(rows: AdminPractitioner[], openId: string | null) {
  const { decide, isDeciding } = useApproval()
  const [asking, setAsking] = useState<Asking | null>(null)
  const navigate = useNavigate()
  const { search } = useListAddress()
  const settle = async (decision: Decision, chosen: AdminPractitioner[], reason?: string) => {
    const at = rows.findIndex((row) => row.id === openId)
    const next = rows.slice(at + 1).find((row) => isWaiting(row) && !chosen.includes(row))
    const onDecided = (undecided: AdminPractitioner[], whyNot: string | undefined) => {
      // A typed reason is kept until it has been saved for everyone selected.
      setAsking(reason !== undefined && undecided.length > 0 ? { decision, rows: undecided, whyNot } : null)
      const isOpenDecided = chosen.some((row) => row.id === openId && !undecided.includes(row))
      return isOpenDecided && goTo(next)
    }
    await decide({ decision, rows: chosen, reason: reason ?? '', onDecided })
  }
  const goTo = (next: AdminPractitioner | undefined) =>
    navigate(next ? `${PATH}/${next.id}${search}` : `${PATH}${search}`, { preventScrollReset: true })
  const action = (key: string, label: string, decision: Decision): RowAction<AdminPractitioner> => ({
    key,
    label,
    isBulk: decision !== 'askForMore',
    isDanger: decision === 'reject',
    isFor: (row) => mayDecide(decision, row),
    run: (chosen) =>
      decision === 'approve' ? settle(decision, chosen) : setAsking({ decision, rows: chosen }),
  })
  const asked = asking?.decision === 'reject' ? m.approval_reject() : m.approval_ask_for_more()
  return {
    actions: [
      action('a', m.approval_approve(), 'approve'),
      action('m', m.approval_ask_for_more(), 'askForMore'),
      action('r', m.approval_reject(), 'reject'),
    ],
    dialog: asking && (
      <ReasonDialog
        title={asked}
        action={asked}
        reason={{
          label: m.common_reason(),
          hint: m.approval_reason_hint(),
          maxLength: approvalLengths.credentialReason,
        }}
        whyNot={asking.whyNot}
        isBusy={isDeciding}
        onClose={() => setAsking(null)}
        onConfirm={(reason) => settle(asking.decision, asking.rows, reason)}
      >
        <p className="second">{asking.rows.map(({ fullName }) => fullName).join(', ')}</p>
      </ReasonDialog>
    ),
  }
}

const Tab = ({ status, children }: { status: string; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(approvalCountQuery(status)).data?.pager.count} />
  </>
)

const Tabs = () => (
  <WorkTabs
    label={m.common_status()}
    name="approvalStatus"
    usual={USUAL_APPROVAL}
    tabs={[
      { value: ALL, label: <Tab status={ALL}>{m.list_all()}</Tab> },
      { value: 'PendingApproval', label: <Tab status={'PendingApproval'}>{m.person_pending()}</Tab> },
      { value: 'New', label: <Tab status={'New'}>{m.person_new()}</Tab> },
      { value: 'Approved', label: <Tab status={'Approved'}>{m.person_approved()}</Tab> },
      { value: 'Rejected', label: <Tab status={'Rejected'}>{m.person_rejected()}</Tab> },
      { value: 'Suspended', label: <Tab status={'Suspended'}>{m.person_suspended()}</Tab> },
    ]}
  />
)

function Filters({ countries }: { countries: Country[] }) {
  const { data: programs = [] } = useQuery(programsQuery)
  return (
    <>
      <SearchFilter label={m.person_search()} />
      <MoreFilters tab="approvalStatus">
        <ChoiceFilter name="countryCode" label={m.person_country()} choices={countryChoices(countries)} />
        <ChoiceFilter name="isVip" label={m.person_vip()} choices={yesOrNo()} />
        <ChoiceFilter name="isCertificateUploaded" label={m.person_credentials()} choices={yesOrNo()} />
        {programs.length > 0 && (
          <ChoiceFilter
            name="referralProgramId"
            label={m.menu_referral_program()}
            choices={programs.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </MoreFilters>
    </>
  )
}
