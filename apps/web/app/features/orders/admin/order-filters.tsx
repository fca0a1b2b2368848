import { orderStatuses, paymentStatuses } from '@salvia/contract/words/orders'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { useCountryChoices } from '#app/settings/country-field.tsx'
import { TabCount } from '#app/ui/list-tools.tsx'
import { ChoiceFilter, DayFilter, SearchFilter, WorkTabs, yesOrNo } from '#app/workbench/filters.tsx'
import { useFindProducts } from '#app/workbench/find-records.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useListed } from '#app/workbench/list-reads.ts'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { PractitionerFilter } from '#app/workbench/practitioner-filter.tsx'
import { RecordFilter } from '#app/workbench/record-filter.tsx'
import { orderStatusWord } from '../order-status.tsx'
import { paymentWord } from '../payment-status.tsx'
import {
  adminOrderList,
  fixesStatus,
  type OrderTab,
  orderTabQuery,
  orderTabs,
} from './admin-order-queries.ts'

const words: Record<OrderTab, () => string> = {
  all: m.list_all,
  toSend: m.admin_orders_to_send,
  notSent: m.admin_orders_not_sent,
  withdrawn: m.admin_orders_withdrawn,
  backOrders: m.admin_orders_back_orders,
  disputed: m.disputes_heading,
}

const Tab = ({ tab }: { tab: OrderTab }) => (
  <>
    {words[tab]()} <TabCount value={useQuery(orderTabQuery(tab)).data?.pager.count} />
  </>
)

/** What waits in the orders, each with how many. */
export const OrderTabs = () => (
  <WorkTabs
    label={m.order_lists()}
    name="tab"
    usual="all"
    tabs={orderTabs.map((tab) => ({ value: tab, label: <Tab tab={tab} /> }))}
  />
)

/** What narrows the orders of all buyers; on a phone all but the search is in a sheet. */
export function OrderFilters() {
  const address = useListAddress()
  const count = useListed(adminOrderList).data?.pager.count ?? 0
  const hasStatus = !fixesStatus(new URLSearchParams(address.search))
  return (
    <>
      <SearchFilter label={m.admin_order_search()} />
      <MoreFilters
        tab="tab"
        {...(hasStatus ? {} : { hidden: 'status' })}
        found={m.catalogue_plan_orders({ count })}
      >
        {hasStatus && (
          <ChoiceFilter
            name="status"
            label={m.common_status()}
            choices={orderStatuses
              .filter((status) => status !== 'Deleted')
              .map((value) => ({ value, label: orderStatusWord(value) }))}
          />
        )}
        <ChoiceFilter
          name="payment"
          label={m.checkout_payment()}
          choices={paymentStatuses.map((value) => ({ value, label: paymentWord(value) }))}
        />
        <ChoiceFilter name="countryCode" label={m.person_country()} choices={useCountryChoices()} />
        <PractitionerFilter />
        <ChoiceFilter name="hasPractitioner" label={m.admin_order_has_practitioner()} choices={yesOrNo()} />
        <ProductFilter id={address.get('productId')} />
        <DayFilter name="placedFrom" label={m.order_placed_from()} />
        <DayFilter name="placedTo" label={m.order_placed_to()} />
      </MoreFilters>
    </>
  )
}

function ProductFilter({ id }: { id: string }) {
  const chosen = useQuery({ ...query('GET /admin/products/{id}', { params: { id } }), enabled: id !== '' })
  return (
    <RecordFilter
      name="productId"
      label={m.common_product()}
      chosen={chosen.data?.name}
      find={useFindProducts()}
    />
  )
}
