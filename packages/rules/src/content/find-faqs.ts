import { matchesWords } from './matches-words.ts'

type Listed = {
  question: string
  answer: string
  searchWords: string | null
  userType: string
  category: string
}
type Wanted = { userType?: string | undefined; category?: string | undefined; search?: string | undefined }

/** FAQs of a kind of user and a category that contain the searched words, or are to be found by them, as they are ordered. */
export const findFaqs = <Faq extends Listed>(
  faqs: readonly Faq[],
  { userType, category, search = '' }: Wanted,
): Faq[] =>
  faqs.filter(
    (faq) =>
      (userType === undefined || faq.userType === userType) &&
      (category === undefined || faq.category === category) &&
      matchesWords(`${faq.question} ${faq.answer} ${faq.searchWords ?? ''}`, search),
  )
