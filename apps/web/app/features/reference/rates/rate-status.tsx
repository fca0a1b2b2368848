import { type RateState, rateStates } from '@salvia/contract/words/shop-settings'
import { m } from '#app/paraglide/messages.js'
import { rateStateWords } from '#app/settings/setting-words.ts'
import { Status } from '#app/ui/status.tsx'
import { ChoiceFilter } from '#app/workbench/filters.tsx'

export const RateStatus = ({ state }: { state: RateState }) => (
  <Status mark={rateStateWords[state].mark}>{rateStateWords[state].word()}</Status>
)

export const RateStatusFilter = () => (
  <ChoiceFilter
    name="state"
    label={m.common_status()}
    choices={rateStates.map((state) => ({ value: state, label: rateStateWords[state].word() }))}
  />
)
