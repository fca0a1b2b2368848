import { invalid } from '#kernel/domain-error'

/**
 * An address with a scheme: https where none was typed, also before a port. Null if empty. Throws invalid for all but
 * http and https.
 */
export function readLink(typed: string | null): string | null {
  if (typed === null || typed === '') return null
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  if (URL.canParse(address) && /^https?:\/\/[^/]+/i.test(address)) return address
  throw invalid('word_unknown', 'This is no address of a website.', [
    { id: 'linkUrl', error: 'word_unknown' },
  ])
}
