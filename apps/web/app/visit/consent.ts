import type { ConsentAnswer } from '@salvia/contract/words/analytics'
import { create } from 'zustand'
import { readCookie, writeCookie } from './cookies.ts'

/** What was answered in this browser; null while it was not asked, or after sign-out. */
export function readConsent(cookies: string | null): ConsentAnswer | null {
  const answer = readCookie(cookies, 'consent')
  return answer === 'yes' || answer === 'no' ? answer : null
}

/** Whether the question is asked again, and how often it was answered since the page came. */
export const useConsent = create<{ isAsked: boolean; answers: number }>(() => ({
  isAsked: false,
  answers: 0,
}))

/** Asks again, to answer otherwise. */
export const askForConsent = () => useConsent.setState({ isAsked: true })

export function answerConsent(answer: ConsentAnswer) {
  writeCookie('consent', answer)
  useConsent.setState(({ answers }) => ({ isAsked: false, answers: answers + 1 }))
}
