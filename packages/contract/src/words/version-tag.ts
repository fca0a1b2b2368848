/** A version as the wire names it: a strong entity tag (RFC 9110). */
export const versionTag = (version: number): `"${number}"` => `"${version}"`

/** The headers of a write that counts only while the record is still the one that was read. */
export const ifUnchanged = ({ version }: { version: number }) => ({ 'if-match': versionTag(version) })
