import { MINUTE_MS } from '@salvia/contract/durations'
import { type TemplateEvent, type TemplatePart, templateParts } from '@salvia/contract/words/plans'

type Template = { isActive: boolean; isGlobalTemplate: boolean; practitionerId: string }

/** How long further changes of one person belong to the change that is on record. */
const TEMPLATE_CHANGE_MS = 30 * MINUTE_MS

/**
 * What a write of a plan or template means to those who see global templates: nothing while it is seen by its author
 * alone (docs/domain.md, Plans).
 */
export function templateEventsOf(before: Template, after: Template): TemplateEvent[] {
  const [was, is] = [before, after].map((each) => each.isActive && each.isGlobalTemplate)
  const hasNewAuthor = before.practitionerId !== after.practitionerId
  if (was && !is) return ['TemplateWithdrawn']
  if (!is) return []
  const named: TemplateEvent[] = hasNewAuthor ? ['TemplateAuthorNamed'] : []
  if (!was) return ['TemplateMadeGlobal', ...named]
  return hasNewAuthor ? named : ['TemplateChanged']
}

type Noted = { event: string; actorId: string | null; at: Date }

/** Whether a change is part of the one noted last: of the same person, begun less than 30 minutes ago. */
export const continuesTemplateChange = (newest: Noted | undefined, actorId: string, now: Date): boolean =>
  newest?.event === 'TemplateChanged' &&
  newest.actorId === actorId &&
  now.getTime() - newest.at.getTime() < TEMPLATE_CHANGE_MS

type Parts = { [P in TemplatePart]?: unknown }

/** What a write changes of a template beside the content that its versions keep; fields that are left out stay. */
export const templatePartsOf = (before: Parts, fields: Parts): TemplatePart[] =>
  templateParts.filter((part) => fields[part] !== undefined && fields[part] !== before[part])
