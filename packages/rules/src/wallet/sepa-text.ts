/** What banks read as it is written (EPC217-08, the basic character set). */
const unreadable = /[^A-Za-z0-9/\-?:().,'+ ]/g

const written: Record<string, string> = {
  '&': '+',
  '"': "'",
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  ';': ',',
}

/**
 * A text in the characters of SEPA, shortened to `length`: letters are Latin already, other signs become one that is
 * read alike, else a space. A text may not begin or end with a slash, nor hold two in a row (EPC217-08).
 */
export const sepaText = (latin: string, length: number): string =>
  latin
    .replace(unreadable, (sign) => written[sign] ?? ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/]+/, '')
    .slice(0, length)
    .replace(/[\s/]+$/, '')
