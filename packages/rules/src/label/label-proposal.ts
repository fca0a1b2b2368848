import { type LabelPart, labelParts } from '@salvia/contract/words/catalogue'

export type LabelChange = { part: LabelPart; from: unknown; to: unknown; isAmericanText: boolean }

/** Marketing and legal text under US law; everything else is facts. */
const inItsWords: readonly LabelPart[] = ['suggestedIntake', 'warnings', 'storageRequirements']

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Parts = Partial<Record<LabelPart, unknown>>

/** The changes that accepting a label would make: stated parts that differ. Never clears a part. */
export const proposeFromLabel = (current: Parts, stated: Parts): LabelChange[] =>
  labelParts
    .filter((part) => !isEmpty(stated[part]) && !isSame(current[part], stated[part]))
    .map((part) => ({
      part,
      from: current[part] ?? null,
      to: stated[part],
      isAmericanText: inItsWords.includes(part),
    }))

/** Values of the accepted parts; only proposed parts can be accepted. */
export const acceptParts = (changes: LabelChange[], accepted: LabelPart[]): Parts =>
  Object.fromEntries(changes.filter(({ part }) => accepted.includes(part)).map(({ part, to }) => [part, to]))
