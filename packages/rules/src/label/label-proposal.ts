import { type LabelPart, labelParts } from '@salvia/contract/words/catalogue'

export type LabelChange = { part: LabelPart; from: unknown; to: unknown; isAmericanText: boolean }

/** What a label says in its own words, made for buyers under US law; all else are facts of what is in the pack. */
const inItsWords: readonly LabelPart[] = ['suggestedIntake', 'warnings', 'storageRequirements']

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Parts = Partial<Record<LabelPart, unknown>>

/** What accepting a label would change: the parts that the label states and that differ. It never empties a part. */
export const proposeFromLabel = (current: Parts, stated: Parts): LabelChange[] =>
  labelParts
    .filter((part) => !isEmpty(stated[part]) && !isSame(current[part], stated[part]))
    .map((part) => ({
      part,
      from: current[part] ?? null,
      to: stated[part],
      isAmericanText: inItsWords.includes(part),
    }))

/** The proposed values of the accepted parts; parts that were not proposed cannot be accepted. */
export const acceptParts = (changes: LabelChange[], accepted: LabelPart[]): Parts =>
  Object.fromEntries(changes.filter(({ part }) => accepted.includes(part)).map(({ part, to }) => [part, to]))
