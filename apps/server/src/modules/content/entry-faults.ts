import type { EntryFault } from '@salvia/contract/content/content-fault'
import type { ContentProblem } from '@salvia/contract/words/content'
import type { z } from 'zod'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** A path as editors count: from 1. */
const placeOf = (path: Path): EntryFault['place'] =>
  path.map((key) => String(typeof key === 'number' ? key + 1 : key))

export const faultAt = (path: Path, problem: ContentProblem, about: string | null = null): EntryFault => ({
  item: null,
  place: placeOf(path),
  problem,
  about,
})

/** The same faults as of an item of a list, by its index. */
export const ofItem = (index: number, faults: EntryFault[]): EntryFault[] =>
  faults.map((fault) => ({ ...fault, item: index + 1 }))

/** The same faults as of an item that is known by its id. */
export const within = (id: string, faults: EntryFault[]): EntryFault[] =>
  faults.map((fault) => ({ ...fault, place: [id, ...fault.place] }))

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

const ofKind: Record<string, ContentProblem> = {
  string: 'NoText',
  array: 'NoList',
  number: 'NoNumber',
  int: 'NoNumber',
}

const ofFormat: Record<string, ContentProblem> = { datetime: 'NoMoment', regex: 'NoLink', url: 'NoLink' }

/** Only dates of banners are one of several forms. */
function problemOf(issue: Issue, value: unknown): ContentProblem {
  const part = partAt(value, issue.path)
  if (part === undefined || part === null || part === '') return 'Missing'
  if (issue.code === 'invalid_union') return 'NoBannerDate'
  if (issue.code === 'invalid_type') return ofKind[issue.expected] ?? 'Unusable'
  if (issue.code === 'invalid_format') return ofFormat[issue.format] ?? 'Unusable'
  return 'Unusable'
}

/** What a parser found wrong of an entry. */
export const faultsOf = ({ issues }: z.ZodError, value: unknown): EntryFault[] =>
  issues.map((issue) => faultAt(issue.path, problemOf(issue, value)))
