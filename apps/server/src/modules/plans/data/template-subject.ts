import { type TemplatePart, templateParts } from '@salvia/contract/words/plans'

/** The audit's subject of a template. */
export const templateSubject = 'Template'

type Details = { version: number | null; parts: TemplatePart[] }

/** What an entry about a template stores besides its event; older entries have nothing. */
export function detailsOf(details: Record<string, unknown> = {}): Details {
  const { version, parts } = details
  return {
    version: typeof version === 'number' ? version : null,
    parts: Array.isArray(parts) ? templateParts.filter((part) => parts.includes(part)) : [],
  }
}
