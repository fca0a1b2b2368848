// What somebody typed goes into the outbox as it was typed, and the mail that prints it decides by these rules: a mail
// with our name on it is no place for a stranger's links. Texts that are refused as they are typed ask `holdsLink`.

const MAX_LENGTH = 80
const MOST_LINE = 120

/** What mail programs make links of: `evil.example`, but not `B.V.` or `Str.12`, as no domain ends so. */
const DOMAIN = /[.。](?=[\p{L}\p{M}])(?![\p{L}](?![\p{L}\p{M}\p{N}-]))/u

/** More digits in a row than any postal code has, however they are parted: a telephone number. */
const MANY_DIGITS = /\p{N}(?:[ .,()/+–-]*\p{N}){7}/u

/**
 * A name safe to print in a mail to someone who has not confirmed it: letters only, nothing a mail client would
 * linkify. Null otherwise.
 */
export function plainName(typed: string): string | null {
  const name = typed.trim()
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name) && !/\.\S/.test(name)
  return isName && [...name].length <= MAX_LENGTH ? name : null
}

/**
 * A line of an address or a product that somebody typed, safe to print in a mail with our name on it: letters, numbers
 * and what stands between them there, nothing a mail client would linkify. Null otherwise.
 */
export function plainLine(typed: string): string | null {
  const line = typed.trim()
  const isLine = /^[\p{L}\p{M}\p{N} .,'’"&+()/%#°®™–-]+$/u.test(line) && !line.includes('//')
  return isLine && !DOMAIN.test(line) && !MANY_DIGITS.test(line) && [...line].length <= MOST_LINE
    ? line
    : null
}

/** Whether a mail client would make a link of some part of a text: of an address of a page or of a mailbox. */
export const holdsLink = (text: string): boolean => DOMAIN.test(text) || /\/\/|\S@\S/.test(text)

/**
 * A line that its reader has to have, such as whom an invitation was for: as typed where `plainLine` prints it, else
 * with its marks parted from what follows, so that no mail client makes a link of it.
 */
export const unlinkedLine = (typed: string): string =>
  plainLine(typed) ?? typed.replaceAll(/[.:@/。]+(?=\S)/gu, (marks) => `${marks} `)
