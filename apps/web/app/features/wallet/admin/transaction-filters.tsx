import { walletTransactionStatuses, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { m } from '#app/paraglide/messages.js'
import { ChoiceFilter, DayFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { PractitionerFilter } from '#app/workbench/practitioner-filter.tsx'
import { statusWord, typeWord } from '../wallet-words.ts'
import { transactionList } from './admin-wallet-queries.ts'

/** What narrows the entries of all wallets; on a phone all but the search is in a sheet. */
export function TransactionFilters() {
  const count = useListed(transactionList).data?.pager.count ?? 0
  return (
    <>
      <SearchFilter label={m.common_order_number()} />
      <MoreFilters found={m.commission_found({ count })}>
        <ChoiceFilter
          name="status"
          label={m.common_status()}
          choices={walletTransactionStatuses.map((value) => ({ value, label: statusWord(value) }))}
        />
        <ChoiceFilter
          name="type"
          label={m.wallet_type()}
          choices={walletTransactionTypes.map((value) => ({ value, label: typeWord(value) }))}
        />
        <ChoiceFilter
          name="isManual"
          label={m.commission_origin()}
          choices={[
            { value: 'true', label: m.commission_by_person() },
            { value: 'false', label: m.commission_by_system() },
          ]}
        />
        <PractitionerFilter />
        <DayFilter name="createdFrom" label={m.wallet_from()} />
        <DayFilter name="createdTo" label={m.wallet_to()} />
      </MoreFilters>
    </>
  )
}
