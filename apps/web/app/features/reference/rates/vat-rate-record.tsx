import type { AdminVatRate } from '@salvia/contract/reference/admin-rates'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName, formatDate, formatRate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import css from '#app/settings/settings.module.css'
import { vatRateQuery } from '#app/settings/settings-queries.ts'
import { Button } from '#app/ui/button.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { WithdrawRate } from './rate-actions.tsx'
import { RateStatus } from './rate-status.tsx'

/** One VAT rate: past rates cannot be edited, only ended or superseded. */
export function VatRateRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(vatRateQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const isOpen = data.state === 'InForce' || data.state === 'Coming'
  return (
    <>
      <DrawerBody>
        <div>
          <h2 className="t20">{countryName(data.countryCode, getLocale())}</h2>
          <p className="second">{vatCategoryWords[data.vatCategoryId]()}</p>
        </div>
        <RateFacts rate={data} />
        {isOpen && <EndRate key={data.version} rate={data} />}
        <SettingHistory subject="VatRate" of={data.countryCode} />
      </DrawerBody>
      {data.canWithdraw && (
        <DrawerFoot>
          <WithdrawRate
            onWithdraw={(api) =>
              api('POST /admin/vat-rates/{id}/withdraw', {
                params: { id },
                headers: ifUnchanged(data),
              })
            }
          />
        </DrawerFoot>
      )}
    </>
  )
}

const RateFacts = ({ rate }: { rate: AdminVatRate }) => {
  const language = getLocale()
  return (
    <Facts
      facts={[
        [m.vat_rate(), formatRate(rate.taxRate, language)],
        [m.common_status(), <RateStatus key="state" state={rate.state} />],
        [m.rate_valid_from(), formatDate(rate.validFrom, language)],
        [m.rate_valid_to(), rate.validTo && formatDate(rate.validTo, language)],
        [m.rate_set_by(), rate.setBy === 'release' ? m.rate_by_release() : m.rate_by_operator()],
        [m.rate_source(), rate.source],
        [m.rate_date_assumed(), rate.dateAssumed ? m.common_yes() : null],
      ]}
    />
  )
}

/** Sets the last day of a rate. */
function EndRate({ rate }: { rate: AdminVatRate }) {
  const { id, validTo, state, validFrom } = rate
  const [day, setDay] = useState(validTo ?? '')
  const { isPending, run } = useCommand({
    send: (api) =>
      api('POST /admin/vat-rates/{id}/end', {
        params: { id },
        headers: ifUnchanged(rate),
        body: { validTo: day },
      }),
    stale: settingReads,
    staleOnFailure: settingReads,
  })
  return (
    <form
      method="post"
      className={css.acts}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <DayField
        label={m.rate_valid_to()}
        required
        value={day}
        {...(state === 'Coming' && { min: validFrom })}
        onChange={setDay}
      />
      <Button type="submit" loading={isPending} disabled={day === '' || day === validTo}>
        {m.rate_end()}
      </Button>
    </form>
  )
}
