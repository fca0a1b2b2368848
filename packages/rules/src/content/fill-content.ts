import type { ContentSection, PageEntry } from '@salvia/contract/content/entries'

type Known = Readonly<Record<string, string>>

const blank = /\{(\w+)\}/g

const blanksOf = (text: string): string[] => [...text.matchAll(blank)].map(([, name]) => String(name))

/** A text with its blanks filled in, such as `{email}`; null if one is not known, or not stated. */
function fill(text: string, known: Known): string | null {
  const isFilled = blanksOf(text).every((name) => Object.hasOwn(known, name) && known[name])
  return isFilled ? text.replaceAll(blank, (_, name: string) => String(known[name])) : null
}

const fillAll = (texts: readonly string[], known: Known): string[] =>
  texts.flatMap((text) => fill(text, known) ?? [])

/**
 * The blanks in the texts of an entry that there are not at all, each once: nobody sees a text with one. One that is
 * known but not stated is no fault of the entry.
 */
export function unknownBlanks(entry: unknown, known: Known): string[] {
  if (typeof entry === 'string') return blanksOf(entry).filter((name) => !Object.hasOwn(known, name))
  if (typeof entry !== 'object' || entry === null) return []
  return [...new Set(Object.values(entry).flatMap((part) => unknownBlanks(part, known)))]
}

/** FAQs with the blanks of questions and answers filled in; one that needs what is not known is left out. */
export const fillFaqs = <Faq extends { question: string; answer: string }>(
  faqs: readonly Faq[],
  known: Known,
): Faq[] =>
  faqs.flatMap((faq) => {
    const question = fill(faq.question, known)
    const answer = fill(faq.answer, known)
    return question === null || answer === null ? [] : [{ ...faq, question, answer }]
  })

/** Banners with their blanks filled in; one that needs what is not known is left out. */
export const fillBanners = <Banner extends { content: string }>(
  banners: readonly Banner[],
  known: Known,
): Banner[] =>
  banners.flatMap((banner) => {
    const content = fill(banner.content, known)
    return content === null ? [] : [{ ...banner, content }]
  })

function fillSection(section: ContentSection, known: Known): ContentSection[] {
  const heading = fill(section.heading, known)
  const paragraphs = fillAll(section.paragraphs, known)
  const points = section.points.flatMap((point) => {
    const title = fill(point.title, known)
    const text = fill(point.text, known)
    return title === null || text === null ? [] : [{ ...point, title, text }]
  })
  const isEmptied =
    section.paragraphs.length + section.points.length > 0 && paragraphs.length + points.length === 0
  return heading === null || isEmptied ? [] : [{ ...section, heading, paragraphs, points }]
}

/**
 * A page with its blanks filled in. A sentence with a blank that is not known is left out, and so is a section without
 * its heading, or of which nothing is left. A title stays as it is: no page goes without one.
 */
export const fillPage = (page: PageEntry, known: Known): PageEntry => ({
  ...page,
  title: fill(page.title, known) ?? page.title,
  lead: page.lead === null ? null : fill(page.lead, known),
  description: page.description === null ? null : fill(page.description, known),
  sections: page.sections.flatMap((section) => fillSection(section, known)),
})
