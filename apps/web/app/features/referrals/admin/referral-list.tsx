import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import { referralStatuses } from '@salvia/contract/words/referrals'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Money } from '#app/ui/money.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { WorkTabs } from '#app/workbench/filters.tsx'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { RecordFilter } from '#app/workbench/record-filter.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { flagWord, referralStates } from '../referral-words.ts'
import { adminReferralList, referralCountQuery } from './admin-referral-queries.ts'
import { ReferralPrograms, ReferralState } from './referral-programs.tsx'
import { ReferralRecord } from './referral-record.tsx'
import { useReferralDecision } from './use-referral-decision.ts'

type Row = AdminReferral

const flagsOf = ({ flags }: Row) => flags.map(flagWord).join(' ')
const total = ({ bonuses }: Row) => bonuses.reduce((sum, { amount }) => sum + amount.amount, 0)

const columns = (): WorkColumn<Row>[] => [
  {
    id: 'newcomer',
    title: m.referral_newcomer(),
    isName: true,
    sortedBy: 'name',
    cell: ({ newcomer }) => newcomer.fullName || '–',
    text: ({ newcomer }) => newcomer.fullName,
  },
  {
    id: 'referrer',
    title: m.person_referred_by(),
    cell: ({ referrer }) => referrer.fullName || '–',
    text: ({ referrer }) => referrer.fullName,
  },
  {
    id: 'status',
    title: m.common_status(),
    cell: ({ status }) => <Status mark={referralStates[status].mark}>{referralStates[status].word()}</Status>,
    text: ({ status }) => status,
  },
  {
    id: 'flags',
    title: m.referral_flagged(),
    cell: (row) => (row.flags.length > 0 ? <Status mark="limited">{flagsOf(row)}</Status> : '–'),
    text: flagsOf,
  },
  {
    id: 'sale',
    title: m.referral_first_order(),
    cell: ({ hasFirstSale }) => (hasFirstSale ? m.common_yes() : m.common_not_yet()),
    text: ({ hasFirstSale }) => String(hasFirstSale),
  },
  {
    id: 'createdAt',
    title: m.referral_joined(),
    isFigure: true,
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => <Time at={createdAt} style="day" />,
    text: ({ createdAt }) => createdAt,
  },
  {
    id: 'bonuses',
    title: m.referral_bonuses(),
    isFigure: true,
    cell: (row) => (total(row) > 0 ? <Money value={{ amount: total(row), currency: 'EUR' }} /> : '–'),
    text: (row) => decimalHundredths(total(row)),
  },
]

function PractitionerFilter({ name, label }: { name: string; label: string }) {
  const id = useListAddress().get(name)
  const chosen = useQuery({
    ...query('GET /admin/practitioners/{id}', { params: { id } }),
    enabled: id !== '',
  })
  return (
    <RecordFilter name={name} label={label} chosen={chosen.data?.fullName} find={useFindPractitioners()} />
  )
}

const Tab = ({ status, children }: { status: string; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(referralCountQuery(status)).data?.pager.count} />
  </>
)

/** Who joined with whose code, for admins; what moves money only for accounting. */
export function ReferralList({ mayMoveMoney }: { mayMoveMoney: boolean }) {
  const actions = useReferralDecision(mayMoveMoney)
  return (
    <Workbench
      list="referrals"
      path="/admin/referrals"
      title={m.menu_admin_referrals()}
      state={<ReferralState />}
      columns={columns()}
      reads={adminReferralList}
      keyOf={({ newcomer }) => newcomer.id}
      actions={actions}
      tabs={
        <>
          <ReferralPrograms />
          <WorkTabs
            label={m.common_status()}
            name="status"
            usual=""
            tabs={[
              { value: '', label: <Tab status="">{m.list_all()}</Tab> },
              ...referralStatuses.map((value) => ({
                value,
                label: <Tab status={value}>{referralStates[value].word()}</Tab>,
              })),
            ]}
          />
        </>
      }
      filters={
        <MoreFilters tab="status">
          <PractitionerFilter name="referrerPractitionerId" label={m.person_referred_by()} />
          <PractitionerFilter name="newcomerPractitionerId" label={m.referral_newcomer()} />
        </MoreFilters>
      }
      drawer={(id) => <ReferralRecord key={id} newcomerId={id} actions={actions} />}
    />
  )
}
