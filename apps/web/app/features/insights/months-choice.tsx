import { MAX_INSIGHT_MONTHS } from '@salvia/contract/words/limits'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'

const choices = Array.from({ length: MAX_INSIGHT_MONTHS }, (_, at) => at + 1)

/** How many months are shown, the running one included; kept in the address. */
export function MonthsChoice({ monthsCount }: { monthsCount: number }) {
  const address = useListAddress()
  return (
    <SelectField
      isSmall
      aria-label={m.insights_months()}
      value={address.wanted('monthsCount') || String(monthsCount)}
      data={choices.map((count) => ({ value: String(count), label: m.insights_months_count({ count }) }))}
      onChange={(event) => address.set('monthsCount', event.currentTarget.value)}
    />
  )
}
