import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import { type NutrientFacts, planLedger } from '@salvia/rules/nutrition/plan-ledger'
import { doseEvents } from '@salvia/rules/plans/dose-events'

export type Asked = { items: LedgerItem[]; facts: NutrientFacts[]; rounds: number }
export type Timed = { samples: number[]; entries: number; events: number }

/** What a browser does after each change of a plan: its ledger and its schedule, timed in milliseconds a round. */
export function timeLedger({ items, facts, rounds }: Asked): Timed {
  const samples: number[] = []
  let [entries, events] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    entries = planLedger(items, facts).entries.length
    events = doseEvents(items).events.length
    samples.push(performance.now() - startedAt)
  }
  return { samples, entries, events }
}

Object.assign(globalThis, { timeLedger })
