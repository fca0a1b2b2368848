import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { acknowledgementOf } from './acknowledgement-of.ts'
import type { Acknowledging } from './use-acknowledging.ts'

type Props = { entry: LedgerEntry; acknowledging: Acknowledging }

/** Of an excess: when it was acknowledged, or the button for it. */
export function ExcessWord({ entry, acknowledging: { acknowledged, acknowledge } }: Props) {
  const { key, name, level } = entry
  const time = useTimeFormat()
  if (!level?.isAbove) return null
  const seen = acknowledgementOf(entry, acknowledged)
  if (seen) return <p className="second">{m.plan_ledger_acknowledged({ date: time(seen.at, 'day') })}</p>
  const record = async () => {
    await acknowledge({ kind: 'Excess', nutrient: key, perDay: level.perDay, unit: level.level.unit })
    focusWithin(`#ledger-${key} summary`)
  }
  return (
    <Button size="sm" aria-label={m.plan_ledger_acknowledge_of({ nutrient: name })} onClick={record}>
      {m.plan_ledger_acknowledge()}
    </Button>
  )
}
