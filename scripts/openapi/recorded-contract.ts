import { readFileSync, writeFileSync } from 'node:fs'
import type { Call, Contract, Shape } from './contract-of.ts'

/** The last promised contract, and the newest changelog entry at that time. */
export type Recorded = { entry: string; contract: Contract }

const place = new URL('../../docs/api-contract.jsonl', import.meta.url)

type Line = { entry: string } | ({ call: string } & Call) | { component: string; shape: Shape }

/** One line per call and component, so that a diff shows which changed. */
export function toLines({ entry, contract }: Recorded): string {
  const byName = <T>(record: Record<string, T>) =>
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
  const lines: Line[] = [
    { entry },
    ...byName(contract.calls).map(([call, rest]) => ({ call, ...rest })),
    ...byName(contract.components).map(([component, shape]) => ({ component, shape })),
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

export function fromLines(text: string): Recorded {
  const recorded: Recorded = { entry: '', contract: { calls: {}, components: {} } }
  for (const each of text.trimEnd().split('\n')) {
    const line = JSON.parse(each) as Line
    if ('entry' in line) recorded.entry = line.entry
    else if ('component' in line) recorded.contract.components[line.component] = line.shape
    else {
      const { call, ...rest } = line
      recorded.contract.calls[call] = rest
    }
  }
  return recorded
}

export const readRecorded = (): Recorded => fromLines(readFileSync(place, 'utf8'))

export const writeRecorded = (recorded: Recorded): void => writeFileSync(place, toLines(recorded))
