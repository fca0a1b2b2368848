import type { ContentSection, PageEntry } from '@salvia/contract/content/entries'

type Known = Readonly<Record<string, string>>

const blank = /\{(\w+)\}/g

/** A text with its blanks filled in, such as `{email}`; null if one is not known. */
function fill(text: string, known: Known): string | null {
  const isFilled = [...text.matchAll(blank)].every(([, name]) => known[String(name)])
  return isFilled ? text.replaceAll(blank, (_, name: string) => String(known[name])) : null
}

const fillAll = (texts: readonly string[], known: Known): string[] =>
  texts.flatMap((text) => fill(text, known) ?? [])

/** FAQs with the blanks of their answers filled in; one whose answer needs what is not known is left out. */
export const fillFaqs = <Faq extends { answer: string }>(faqs: readonly Faq[], known: Known): Faq[] =>
  faqs.flatMap((faq) => {
    const answer = fill(faq.answer, known)
    return answer === null ? [] : [{ ...faq, answer }]
  })

function fillSection(section: ContentSection, known: Known): ContentSection[] {
  const paragraphs = fillAll(section.paragraphs, known)
  const points = section.points.flatMap((point) => {
    const text = fill(point.text, known)
    return text === null ? [] : [{ ...point, text }]
  })
  const isEmptied =
    section.paragraphs.length + section.points.length > 0 && paragraphs.length + points.length === 0
  return isEmptied ? [] : [{ ...section, paragraphs, points }]
}

/**
 * A page with its blanks filled in. A sentence with a blank that is not known is left out, and so is a section of which
 * nothing is left.
 */
export const fillPage = (page: PageEntry, known: Known): PageEntry => ({
  ...page,
  lead: page.lead === null ? null : fill(page.lead, known),
  description: page.description === null ? null : fill(page.description, known),
  sections: page.sections.flatMap((section) => fillSection(section, known)),
})
