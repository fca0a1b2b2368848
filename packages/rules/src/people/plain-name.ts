const MAX_LENGTH = 80

/**
 * A person's name that a mail may print though its reader has not confirmed it: letters, and nothing that a mail
 * program would turn into a link. Null for everything else, also for no name.
 */
export function plainName(typed: string): string | null {
  const name = typed.trim()
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name) && !/\.\S/.test(name)
  return isName && [...name].length <= MAX_LENGTH ? name : null
}
