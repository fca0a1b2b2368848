import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { fullName } from '@salvia/rules/people/full-name'
import { m } from '#app/paraglide/messages.js'

export const authorOf = ({ practitioner: { firstName, lastName } }: Recommendation): string =>
  fullName({ firstName, lastName })

/** Whose it is and who sees it, in one sentence. */
export function templateState(template: Recommendation, user: Pick<User, 'id'> | null): string {
  const isOwn = template.practitionerId === user?.id
  if (!template.isGlobalTemplate)
    return isOwn ? m.template_state_own() : m.template_state_of({ name: authorOf(template) })
  return isOwn ? m.template_state_own_global() : m.template_state_global({ name: authorOf(template) })
}
