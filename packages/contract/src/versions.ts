import { z } from 'zod'

/** `"7"`, `W/"7"` and `7` name version 7; `*` matches any. */
const VersionName = z.string().regex(/^(?:\*|(?:W\/)?"\d{1,9}"|\d{1,9})$/)

/** Headers of a write that requires a version. */
export const IfMatch = z.object({ 'if-match': VersionName })

/** The same with an optional version: without one, the write always applies. */
export const MaybeIfMatch = IfMatch.partial()

type Many = { ids: string[]; versions?: number[] | undefined }

/** What a write of many records has read of each, in the order of its `ids` (ADR 20); without it, the write always applies. */
export const VersionsRead = z.array(z.int()).optional()

/** The check of such a body: none, or as many as ids. */
export const hasEachVersion = ({ ids, versions }: Many): boolean =>
  versions === undefined || versions.length === ids.length

/** The version that was read of each record, by its id; empty if the write is unconditional. */
export const versionsById = ({ ids, versions = [] }: Many): Map<string | undefined, number> =>
  new Map(versions.map((version, at) => [ids[at], version]))

/** Text appended to the summary of such a write. */
export const versionRule =
  '`If-Match` names the version that was read; a later one is a 412 with the `current` record.'
