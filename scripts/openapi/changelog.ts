import { readFileSync } from 'node:fs'
import type { Change } from './compare-contracts.ts'

export type Entry = { title: string; text: string }

/** Entries of a changelog, newest first: each begins with `## ` and its title. */
export const entriesOf = (changelog: string): Entry[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ title: text.split('\n', 1)[0]?.trim() ?? '', text }))

/** Throws if the recorded entry is gone: it would be unknown which entries are newer. */
export function entriesSince(entries: Entry[], title: string): Entry[] {
  const position = entries.findIndex((entry) => entry.title === title)
  if (position === -1)
    throw new Error(`docs/api-changelog.md has lost its entry “${title}”, with which the API was recorded.`)
  return entries.slice(0, position)
}

/** Breaking changes no entry names, by their subject or by each affected call, in backticks. */
export function unnamedOf(changes: Change[], entries: Entry[]): Change[] {
  const isNamed = (name: string) => entries.some(({ text }) => text.includes(`\`${name}\``))
  return changes.filter(
    ({ isBreaking, subject, calls }) => isBreaking && !isNamed(subject) && !calls.every(isNamed),
  )
}

const SHOWN_CALLS = 3

function told({ subject, text, calls }: Change): string {
  const others = calls.filter((call) => call !== subject)
  const rest = others.length - SHOWN_CALLS
  const shown = others.slice(0, SHOWN_CALLS).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  return `- \`${subject}\`: ${text}${shown === '' ? '' : ` (${shown})`}\n`
}

/** Human-readable: breaking changes first, then the rest. */
export function describeChanges(changes: Change[]): string {
  const part = (title: string, some: Change[]) =>
    some.length === 0 ? '' : `${title}\n\n${some.map(told).join('')}\n`
  const breaking = changes.filter(({ isBreaking }) => isBreaking)
  const others = changes.filter(({ isBreaking }) => !isBreaking)
  return part('Breaking', breaking) + part('Not breaking', others)
}

export const readChangelog = (): Entry[] =>
  entriesOf(readFileSync(new URL('../../docs/api-changelog.md', import.meta.url), 'utf8'))
