/** File extensions of each uploadable type; the first one is the default. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
}

/** An extension that indicates a file type: `.html`, but not the `.2` of a version. */
const ENDING = /\.([a-z]\w{0,4})$/i

/**
 * The name under which a file of this type is stored and downloaded, so that a computer opens it as the type that was
 * checked. Names of other types are left unchanged.
 */
export function nameOfType(name: string, contentType: string): string {
  const allowed = endings[contentType]
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!allowed || allowed.includes(ending)) return name
  return `${name.replace(ENDING, '') || 'file'}.${allowed[0]}`
}
