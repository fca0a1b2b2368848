import { type Comparison, comparePart, type Place, type Versions } from './compare-shapes.ts'
import type { Call, Contract } from './contract-of.ts'

/** A difference in a call, or in a component shared by several calls. */
export type Change = { subject: string; text: string; isBreaking: boolean; calls: string[] }

type Tell = Comparison['tell']

const keysOf = ({ was, is }: Versions<object>): Set<string> =>
  new Set([...Object.keys(was), ...Object.keys(is)])

function compareInputs({ was, is }: Versions<Call>, subject: string, comparison: Comparison): void {
  for (const path of keysOf({ was: was.takes, is: is.takes })) {
    const [before, now] = [was.takes[path], is.takes[path]]
    const part = {
      was: before?.shape,
      is: now?.shape,
      wasRequired: before?.isRequired ?? false,
      isRequired: now?.isRequired ?? false,
    }
    comparePart(part, { subject, path }, comparison)
  }
}

function compareAnswers({ was, is }: Versions<Call>, subject: string, comparison: Comparison): void {
  for (const path of keysOf({ was: was.answers, is: is.answers })) {
    const part = { was: was.answers[path], is: is.answers[path], wasRequired: true, isRequired: true }
    comparePart(part, { subject, path }, comparison)
  }
}

function compareCall(
  call: Versions<Call>,
  name: string,
  comparison: Omit<Comparison, 'seen' | 'side'>,
): void {
  const { was, is } = call
  const { tell } = comparison
  const place: Place = { subject: name, path: '' }
  if (was.operationId !== is.operationId)
    tell(place, `is now named ${is.operationId}, was ${was.operationId}`, true)
  if (was.access !== is.access)
    tell(place, `is now for ${is.access}, was for ${was.access}`, is.access !== 'public')
  compareInputs(call, name, { ...comparison, side: 'takes', seen: new Set() })
  compareAnswers(call, name, { ...comparison, side: 'answers', seen: new Set() })
}

/** All differences between two versions of the contract, those of a component once. */
export function compareContracts({ was, is }: Versions<Contract>): Change[] {
  const changes = new Map<string, Change>()
  const tellFor =
    (call: string): Tell =>
    ({ subject, path }, text, isBreaking) => {
      const told = path === '' ? text : `${path} ${text}`
      const key = `${subject}: ${told}`
      const change = changes.get(key) ?? { subject, text: told, isBreaking, calls: [] }
      if (!change.calls.includes(call)) change.calls.push(call)
      changes.set(key, change)
    }
  const components = { was: was.components, is: is.components }
  for (const name of keysOf({ was: was.calls, is: is.calls })) {
    const tell = tellFor(name)
    const [before, now] = [was.calls[name], is.calls[name]]
    if (before && now) compareCall({ was: before, is: now }, name, { components, tell })
    else tell({ subject: name, path: '' }, before ? 'is gone' : 'is new', before !== undefined)
  }
  return [...changes.values()]
}
