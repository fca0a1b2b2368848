/** What a file of a type that people upload may be called by its end; the first one is given. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
}

/** An end that says of which type a file is: `.html`, not the `.2` of a version. */
const ENDING = /\.([a-z]\w{0,4})$/i

/**
 * The name under which a file of this type is kept and saved: what a computer opens by its name is then what was looked
 * into. Names of other types are left as they are.
 */
export function nameOfType(name: string, contentType: string): string {
  const allowed = endings[contentType]
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!allowed || allowed.includes(ending)) return name
  return `${name.replace(ENDING, '') || 'file'}.${allowed[0]}`
}
