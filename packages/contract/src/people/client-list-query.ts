import { z } from 'zod'
import { pageQuery } from '../page.ts'
import { Flag, Id, Instant, Line } from '../wire.ts'
import { personLengths } from '../words/lengths.ts'

/** What a list of clients is narrowed by. */
export const clientListQuery = z.strictObject({
  ...pageQuery(),
  firstName: Line(personLengths.name).optional(),
  lastName: Line(personLengths.name).optional(),
  email: Line(personLengths.email).optional(),
  query: Line(personLengths.query).optional(),
  hasAccount: Flag.optional(),
  /** The caller's clients with muted alerts; omitted for admins, who get no alerts. */
  muteAlerts: Flag.optional(),
  /** The caller's clients with open alerts that are not muted, or without; omitted for admins. */
  hasAlerts: Flag.optional(),
  /** For admins: on the files of this practitioner; the caller's own otherwise. */
  practitionerId: Id.optional(),
  /** On these files since then, and until then; of admins who name no practitioner, on anybody's. */
  linkedFrom: Instant.optional(),
  linkedTo: Instant.optional(),
})
