import type { OrderCard } from '@salvia/contract/orders/orders'
import { countryName, formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { WaitingState } from '#app/settings/waiting-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { OrderStatus, orderStandingWord } from '../order-status.tsx'
import { PaymentStatus, paymentWord } from '../payment-status.tsx'
import { adminOrderList, orderExportAddress } from './admin-order-queries.ts'
import { useOrderActions } from './bulk/use-order-actions.tsx'
import { OrderFilters, OrderTabs } from './order-filters.tsx'
import { OrderRecord } from './order-record.tsx'

const numberOf = ({ number }: OrderCard): string => number ?? m.order_unnumbered()
const countryOf = ({ countryCode }: OrderCard): string => countryName(countryCode, getLocale())
const NONE = '–'

const whatColumns = (): WorkColumn<OrderCard>[] => [
  {
    id: 'number',
    title: m.common_order(),
    isName: true,
    sortedBy: 'number',
    cell: numberOf,
    text: numberOf,
  },
  {
    id: 'date',
    title: m.order_date(),
    sortedBy: 'placedAt',
    cell: ({ placedAt, createdAt }) => <Time at={placedAt ?? createdAt} style="day" />,
    text: ({ placedAt, createdAt }) => placedAt ?? createdAt,
  },
  {
    id: 'status',
    title: m.common_status(),
    sortedBy: 'status',
    cell: (order) => <OrderStatus {...order} />,
    text: orderStandingWord,
  },
  {
    id: 'payment',
    title: m.checkout_payment(),
    cell: ({ ordered }) => (ordered?.payment ? <PaymentStatus status={ordered.payment} /> : NONE),
    text: ({ ordered }) => (ordered?.payment ? paymentWord(ordered.payment) : ''),
  },
]

const whoColumns = (): WorkColumn<OrderCard>[] => [
  {
    id: 'buyer',
    title: m.order_buyer(),
    cell: ({ ordered }) => ordered?.name || NONE,
    text: ({ ordered }) => ordered?.name ?? '',
  },
  {
    id: 'email',
    title: m.person_email(),
    isExtra: true,
    cell: ({ ordered }) => ordered?.email || NONE,
    text: ({ ordered }) => ordered?.email ?? '',
  },
  { id: 'country', title: m.person_country(), cell: countryOf, text: countryOf },
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    cell: ({ practitionerName }) => practitionerName ?? NONE,
    text: ({ practitionerName }) => practitionerName ?? '',
  },
  {
    id: 'packs',
    title: m.common_packs(),
    isFigure: true,
    cell: ({ itemsCount }) => itemsCount,
    text: ({ itemsCount }) => String(itemsCount),
  },
  {
    id: 'total',
    title: m.plan_total(),
    isFigure: true,
    sortedBy: 'totalAmount',
    cell: ({ totalAmount }) => <Money value={totalAmount} />,
    text: ({ totalAmount }) => formatMoney(totalAmount, getLocale()),
  },
]

/** Orders of all buyers, the newest first; the open one with its parcels. */
export function AdminOrderList() {
  const { actions, dialog } = useOrderActions()
  return (
    <>
      <Workbench
        list="orders"
        path="/admin/orders"
        title={m.common_orders()}
        state={
          <WaitingState
            works={['orders', 'notSent', 'disputes', 'withdrawals']}
            none={m.state_orders_none()}
          />
        }
        columns={[...whatColumns(), ...whoColumns()]}
        reads={adminOrderList}
        keyOf={(row) => row.id}
        tabs={<OrderTabs />}
        filters={<OrderFilters />}
        actions={actions}
        exportAddress={orderExportAddress}
        drawer={(key) => <OrderRecord key={key} id={key} />}
      />
      {dialog}
    </>
  )
}
