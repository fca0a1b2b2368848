/** A part of a text; `href` of one that is an address. */
export type LinkedPart = { text: string; href: string | null }

/** Only these: no other scheme leads anywhere from what a stranger wrote. */
const ADDRESS = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"“”„«»]+/giu

const ENDS_SENTENCE = new Set([...".,;:!?…'’*_~。，、！？：；）】」』]"])

/**
 * Without what ends a sentence, not the address that it ends with; a bracket only where it closes more than the address
 * opens. Walks back once: a message may be 10,000 brackets.
 */
function trimmed(found: string): string {
  let unopened = 0
  for (const letter of found) {
    if (letter === ')') unopened += 1
    if (letter === '(') unopened -= 1
  }
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!ENDS_SENTENCE.has(last)) break
  }
  return found.slice(0, end)
}

/** Whether it leads where it seems to: `https://salvia.example@evil.example` does not. */
function isPlainAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === '' && url.hostname !== ''
}

/** A text in parts: the http and https addresses in it, and what stands between them. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    if (!isPlainAddress(address)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: address, href: address })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}
