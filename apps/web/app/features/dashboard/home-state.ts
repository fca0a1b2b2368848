import { formatList } from '@salvia/rules/format/format-measures'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** What waits on a practitioner's home, each as a count. */
export type HomeWaiting = {
  /** Clients who need a word. */
  toContact: number
  /** Replacements to decide about. */
  toDecide: number
  /** Plans that nobody received. */
  toShare: number
  /** Steps of the setup of a newcomer. */
  stepsLeft: number
}

/** What waits for a practitioner in one sentence, the most pressing first; that nothing does, if nothing does. */
export function homeState({ toContact, toDecide, toShare, stepsLeft }: HomeWaiting): string {
  const clauses = [
    { count: toContact, words: m.state_alerts },
    { count: toDecide, words: m.state_proposals },
    { count: toShare, words: m.state_plans },
    { count: stepsLeft, words: m.state_steps },
  ].flatMap(({ count, words }) => (count > 0 ? [words({ count })] : []))
  return clauses.length === 0 ? m.waiting_none() : `${formatList(clauses, getLocale())}.`
}
