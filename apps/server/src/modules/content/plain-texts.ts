import { convert } from 'html-to-text'

/** Links become their words, pictures nothing: what a page links to has a field of its own. */
const options = {
  wordwrap: false as const,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
  ],
}

const textOf = (text: string): string => (/<[a-z!/]/i.test(text) ? convert(text, options).trim() : text)

/** The same entry with rich text as plain text: nothing that a content service writes runs on a page. */
export function plainTexts(entry: unknown): unknown {
  if (typeof entry === 'string') return textOf(entry)
  if (Array.isArray(entry)) return entry.map(plainTexts)
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, plainTexts(value)]))
}
