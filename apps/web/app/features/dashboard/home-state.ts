import { m } from '#app/paraglide/messages.js'

/** What waits on a practitioner's home, each as a count. */
export type HomeWaiting = {
  /** Clients to contact. */
  toContact: number
  /** Replacements to decide about. */
  toDecide: number
  /** Products of own plans that cannot be had as usual. */
  atRisk: number
  /** Plans that nobody received. */
  toShare: number
  /** Steps of the setup of a newcomer. */
  stepsLeft: number
}

/** What waits for a practitioner, each in a sentence, the most pressing first; that nothing does, if nothing does. */
export function homeState({ toContact, toDecide, atRisk, toShare, stepsLeft }: HomeWaiting): string {
  const sentences = [
    { count: toContact, words: m.plans_alerts_lead },
    { count: toDecide, words: m.state_proposals },
    { count: atRisk, words: m.state_at_risk },
    { count: toShare, words: m.state_plans },
    { count: stepsLeft, words: m.state_steps },
  ].flatMap(({ count, words }) => (count > 0 ? [words({ count })] : []))
  return sentences.length === 0 ? m.waiting_none() : sentences.join(' ')
}
