import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName, formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { lawProfession } from '#app/settings/profession-words.ts'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { commissionLawQuery } from '#app/settings/settings-queries.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { WithdrawRate } from '../rates/rate-actions.tsx'
import { RateStatus } from '../rates/rate-status.tsx'
import { lawWord } from './law-word.ts'

/** A rule on commission, with what else was set for its country. */
export function CommissionLawRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(commissionLawQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const { countryCode, professionId, isAllowed, state, validFrom, source } = data
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{countryName(countryCode, getLocale())}</h2>
        <p>{isAllowed ? m.commission_law_allowed_text() : m.commission_law_forbidden_text()}</p>
        <Facts
          facts={[
            [m.wallet_type_commission(), lawWord(isAllowed)],
            [m.profession(), lawProfession(professionId)],
            [m.common_status(), <RateStatus key="state" state={state} />],
            [m.rate_valid_from(), formatDate(validFrom, getLocale())],
            [m.rate_source(), source],
          ]}
        />
        <SettingHistory subject="CommissionLaw" of={countryCode} />
      </DrawerBody>
      {data.canWithdraw && (
        <DrawerFoot>
          <WithdrawRate
            question={m.commission_law_withdraw()}
            onWithdraw={(api) =>
              api('POST /admin/commission-laws/{id}/withdraw', { params: { id }, headers: ifUnchanged(data) })
            }
          />
        </DrawerFoot>
      )}
    </>
  )
}
