import { z } from 'zod'

/** `"7"`, `W/"7"` and `7` name version 7; `*` names whichever there is. */
const VersionName = z.string().regex(/^(?:\*|(?:W\/)?"\d{1,9}"|\d{1,9})$/)

/** The headers of a write against the version of a record that was read. */
export const IfMatch = z.object({ 'if-match': VersionName })

/** The same where a write without it counts whatever others wrote. */
export const MaybeIfMatch = IfMatch.partial()

/** What the summary of such a write says of it. */
export const versionRule =
  '`If-Match` names the version that was read: another writer meanwhile is a 412 with the record as it is now in `current`.'
