import { COMPARISON_LIMIT } from '@salvia/contract/words/limits'
import { type Comparison, type ComparisonEntry, emptyComparison } from './comparison-list.ts'

type Unknown = Record<string, unknown>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise

function readEntry(value: unknown): ComparisonEntry[] {
  if (!isRecord(value) || typeof value.id !== 'string' || value.id === '') return []
  return [
    {
      id: value.id,
      name: textOr(value.name, ''),
      brandName: textOr(value.brandName, ''),
      imageUrl: textOr(value.imageUrl, ''),
      stockStatus: textOr(value.stockStatus, 'Unknown'),
      isMain: value.isMain === true,
      recommendationId: textOr(value.recommendationId, null),
      intakeAmount: typeof value.intakeAmount === 'number' ? value.intakeAmount : null,
      intakeFormatId: textOr(value.intakeFormatId, null),
    },
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** For duplicate products or main marks, the first wins. */
function withoutRepeats(entries: ComparisonEntry[]): ComparisonEntry[] {
  const once = new Map<string, ComparisonEntry>()
  for (const entry of entries) if (!once.has(entry.id)) once.set(entry.id, entry)
  const shown = [...once.values()].slice(0, COMPARISON_LIMIT)
  const main = shown.find(({ isMain }) => isMain)
  return shown.map((entry) => ({ ...entry, isMain: entry === main }))
}

/** The comparison as it is kept in the browser (docs/specification.md, section 4). */
export const writeComparison = (comparison: Comparison): string => JSON.stringify(comparison)

/** Parses the stored comparison; invalid data is dropped. */
export function readComparison(text: string | null): Comparison {
  const kept = parsed(text ?? '')
  if (!isRecord(kept)) return emptyComparison
  const entries = withoutRepeats(listOf(kept.entries).flatMap(readEntry))
  if (entries.length === 0) return emptyComparison
  return {
    entries,
    recommendedProductIds: listOf(kept.recommendedProductIds).filter((id) => typeof id === 'string'),
    updatedAt: typeof kept.updatedAt === 'number' ? kept.updatedAt : null,
  }
}
