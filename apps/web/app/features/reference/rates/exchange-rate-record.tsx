import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { formatDate } from '@salvia/rules/format/format'
import { showDecimal } from '@salvia/rules/money/typed-decimal'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { RATE_DIGITS } from '#app/settings/setting-words.ts'
import { exchangeRateQuery } from '#app/settings/settings-queries.ts'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { WithdrawRate } from './rate-actions.tsx'
import { RateStatus } from './rate-status.tsx'

/** A euro exchange rate from a given day. */
export function ExchangeRateRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(exchangeRateQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const { currency, millionths, state, validFrom, setBy, isExample } = data
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{currency}</h2>
        {isExample && <Note tone="warning" title={m.exchange_example_text()} />}
        <Facts
          facts={[
            [m.exchange_rate(), showDecimal(millionths, RATE_DIGITS)],
            [m.common_status(), <RateStatus key="state" state={state} />],
            [m.rate_valid_from(), formatDate(validFrom, getLocale())],
            [m.rate_set_by(), setBy === 'release' ? m.rate_by_release() : m.rate_by_operator()],
          ]}
        />
        <SettingHistory subject="ExchangeRate" of={currency} />
      </DrawerBody>
      {data.canWithdraw && (
        <DrawerFoot>
          <WithdrawRate
            onWithdraw={(api) =>
              api('POST /admin/exchange-rates/{id}/withdraw', { params: { id }, headers: ifUnchanged(data) })
            }
          />
        </DrawerFoot>
      )}
    </>
  )
}
