/** A version as a strong entity tag (RFC 9110). */
export const versionTag = (version: number): `"${number}"` => `"${version}"`

/** Headers of a write that applies only if the record is unchanged. */
export const ifUnchanged = ({ version }: { version: number }) => ({ 'if-match': versionTag(version) })
