import type { EntryFault } from '@salvia/contract/content/content-fault'
import type { ContentProblem } from '@salvia/contract/words/content'
import { m } from '#app/paraglide/messages.js'

const problemWords: Record<ContentProblem, (said: { about: string }) => string> = {
  Missing: m.content_problem_missing,
  NoBannerDate: m.content_problem_banner_date,
  NoMoment: m.content_problem_moment,
  NoLink: m.content_problem_link,
  NoText: m.content_problem_text,
  NoList: m.content_problem_list,
  NoNumber: m.content_problem_number,
  Unusable: m.content_problem_unusable,
  UnknownBlank: m.content_problem_blank,
  UnknownUserType: m.content_problem_user_type,
  UnknownCategory: m.content_problem_category,
  SlugTwice: m.content_problem_slug_twice,
  NoDates: m.content_problem_no_dates,
  PictureElsewhere: m.content_problem_picture_elsewhere,
  PictureRefused: m.content_problem_picture_refused,
}

/** Where something is wrong, as an editor finds it; of what is said of a whole entry, its name does. */
function placeWords({ item, place, problem }: EntryFault): string {
  const parts = [...(item === null ? [] : [m.content_place_item({ item })]), ...place]
  if (parts.length > 0) return parts.join(', ')
  return problem === 'UnknownBlank' ? '' : m.content_place_entry()
}

/** What is wrong of an entry of the content service, and where. */
export function faultWords(fault: EntryFault): string {
  const words = problemWords[fault.problem]({ about: fault.about ?? '' })
  return [placeWords(fault), words].filter(Boolean).join(': ')
}
