type Section = { heading: string; paragraphs: string[] }

const blank = /\{(\w+)\}/g

/**
 * Sections of a text with its blanks filled in, such as `{email}`. A paragraph with a blank that is not known is left
 * out, and so is a section without paragraphs.
 */
export function fillContent(sections: Section[], known: Readonly<Record<string, string>>): Section[] {
  const isFilled = (text: string) => [...text.matchAll(blank)].every(([, name]) => known[String(name)])
  return sections
    .map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs
        .filter(isFilled)
        .map((text) => text.replaceAll(blank, (_, name: string) => String(known[name]))),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}
