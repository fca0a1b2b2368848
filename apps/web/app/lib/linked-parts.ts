/** A part of a text; `href` of one that is an address. */
export type LinkedPart = { text: string; href: string | null }

/** Only these: no other scheme leads anywhere from what a stranger wrote. */
const ADDRESS = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"“”„«»]+/giu

/** What ends a sentence, not the address that it ends with; a bracket only where none opens in the address. */
const trimmed = (found: string): string => {
  const address = found.replace(/[.,;:!?…'’*_~]+$/u, '')
  const isUnopened = address.endsWith(')') && !address.includes('(')
  return isUnopened || address.endsWith(']') ? trimmed(address.slice(0, -1)) : address
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
