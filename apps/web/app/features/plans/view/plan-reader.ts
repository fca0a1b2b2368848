import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'

/** How a plan is read by who is neither a visitor nor a client: as its author, as an admin, or by its code alone. */
export type PlanRole = 'author' | 'admin' | 'colleague'

export type PlanRights = {
  /** Null for who reads the plan as a client does (docs/specification.md, section 6). */
  role: PlanRole | null
  isAuthor: boolean
  /** May order it for a client (docs/specification.md, section 2). */
  mayOrder: boolean
}

type Reader = Pick<User, 'id' | 'isAdmin' | 'isPractitioner' | 'isApproved'>

/**
 * The rights of a reader of a plan; `own` is the plan as its author and admins may read it, null for all others.
 */
export function rightsOf(
  user: Reader | null,
  own: Pick<Recommendation, 'practitionerId'> | null,
): PlanRights {
  if (user === null) return { role: null, isAuthor: false, mayOrder: false }
  const isAuthor = own?.practitionerId === user.id
  if (user.isAdmin) return { role: isAuthor ? 'author' : 'admin', isAuthor, mayOrder: own !== null }
  const isApproved = user.isPractitioner && user.isApproved
  return {
    role: isApproved ? (isAuthor ? 'author' : 'colleague') : null,
    isAuthor,
    mayOrder: isApproved && isAuthor,
  }
}

/** The client's page, to order for a client or as a preview too, or the practitioner's. */
export type PlanPageShown = 'client' | 'order' | 'preview' | 'practitioner'

type Asked = { isTemplate: boolean; mode: string | null; isPreviewAsked: boolean }

/** Which page of a plan its reader gets; a template is for practitioners alone, whom its code tells apart. */
export function pageFor(
  { role, isAuthor, mayOrder }: PlanRights,
  { isTemplate, mode, isPreviewAsked }: Asked,
): PlanPageShown {
  if (isTemplate) return 'practitioner'
  if (mode === 'client-order' && mayOrder) return 'order'
  if (role === null) return isAuthor ? 'preview' : 'client'
  return isPreviewAsked && role !== 'colleague' ? 'preview' : 'practitioner'
}
