import type { AdminPayout } from '@salvia/contract/payouts/admin-payouts'
import { payoutStatuses } from '@salvia/contract/words/wallet'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Money } from '#app/ui/money.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { DayFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { PractitionerFilter } from '#app/workbench/practitioner-filter.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { obstacleWord, payoutStates } from '../payout-words.ts'
import { adminPayoutList, payoutCountQuery } from './admin-payout-queries.ts'
import { PayoutFiles } from './payout-files.tsx'
import { PayoutRecord } from './payout-record.tsx'
import { PayoutState, PayoutWay } from './payout-state.tsx'
import { PreviewButton } from './run-preview.tsx'

const columns = (): WorkColumn<AdminPayout>[] => [
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    isName: true,
    cell: ({ practitioner }) => practitioner.fullName,
    text: ({ practitioner }) => practitioner.fullName,
  },
  {
    id: 'status',
    title: m.common_status(),
    cell: ({ status }) => <Status mark={payoutStates[status].mark}>{payoutStates[status].word()}</Status>,
    text: ({ status }) => status,
  },
  {
    id: 'obstacle',
    title: m.payouts_waits(),
    cell: ({ obstacle }) => (obstacle ? obstacleWord(obstacle) : '–'),
    text: ({ obstacle }) => obstacle ?? '',
  },
  {
    id: 'document',
    title: m.payout_document(),
    isExtra: true,
    cell: ({ documentNumber }) => documentNumber,
    text: ({ documentNumber }) => documentNumber,
  },
  {
    id: 'createdAt',
    title: m.payout_made(),
    sortedBy: 'createdAt',
    isFigure: true,
    cell: ({ createdAt }) => <Time at={createdAt} style="short" />,
    text: ({ createdAt }) => createdAt,
  },
  {
    id: 'amount',
    title: m.common_amount(),
    sortedBy: 'amount',
    isFigure: true,
    cell: ({ amount }) => <Money value={amount} />,
    text: ({ amount }) => decimalHundredths(amount.amount),
  },
]

const Tab = ({ status, children }: { status: string; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(payoutCountQuery(status)).data?.pager.count} />
  </>
)

/** Payouts of all practitioners, for accounting: what is to be done, the files for the bank, and each payout. */
export const PayoutList = () => (
  <Workbench
    list="payouts"
    path="/admin/payouts"
    title={m.menu_admin_payouts()}
    state={<PayoutState />}
    columns={columns()}
    reads={adminPayoutList}
    keyOf={({ id }) => id}
    tools={
      <>
        <PreviewButton />
        <PayoutWay />
      </>
    }
    tabs={
      <>
        <PayoutFiles />
        <WorkTabs
          label={m.common_status()}
          name="status"
          usual=""
          tabs={[
            { value: '', label: <Tab status="">{m.list_all()}</Tab> },
            ...payoutStatuses.map((value) => ({
              value,
              label: <Tab status={value}>{payoutStates[value].word()}</Tab>,
            })),
          ]}
        />
      </>
    }
    filters={
      <MoreFilters tab="status">
        <PractitionerFilter />
        <DayFilter name="createdFrom" label={m.payouts_from()} />
        <DayFilter name="createdTo" label={m.payouts_to()} />
      </MoreFilters>
    }
    drawer={(id) => <PayoutRecord key={id} id={id} />}
  />
)
