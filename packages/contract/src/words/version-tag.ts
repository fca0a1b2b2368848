/** A version as a strong entity tag (RFC 9110). */
export const versionTag = (version: number): `"${number}"` => `"${version}"`

/** Headers of a write that applies only if the record is unchanged. */
export const ifUnchanged = ({ version }: { version: number }) => ({ 'if-match': versionTag(version) })

/** The part of a body by which a write of many applies only if all of them are unchanged (ADR 20). */
export const ifAllUnchanged = (records: { id: string; version: number }[]) => ({
  ids: records.map(({ id }) => id),
  versions: records.map(({ version }) => version),
})
