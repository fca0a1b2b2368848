import { z } from 'zod'

/** `"7"`, `W/"7"` and `7` name version 7; `*` matches any. */
const VersionName = z.string().regex(/^(?:\*|(?:W\/)?"\d{1,9}"|\d{1,9})$/)

/** Headers of a write that requires a version. */
export const IfMatch = z.object({ 'if-match': VersionName })

/** The same with an optional version: without one, the write always applies. */
export const MaybeIfMatch = IfMatch.partial()

/** Text appended to the summary of such a write. */
export const versionRule =
  '`If-Match` names the version that was read: another writer meanwhile is a 412 with the record as it is now in `current`.'
