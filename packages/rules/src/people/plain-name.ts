const MAX_LENGTH = 80

/**
 * A name safe to print in a mail to someone who has not confirmed it: letters only, nothing a mail client would
 * linkify. Null otherwise.
 */
export function plainName(typed: string): string | null {
  const name = typed.trim()
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name) && !/\.\S/.test(name)
  return isName && [...name].length <= MAX_LENGTH ? name : null
}
