import type { DoseTime } from '@salvia/rules/plans/dose-events'
import { m } from '#app/paraglide/messages.js'
import { timeWord } from '../intake-words.ts'

export const slotWord = (time: DoseTime): string => (time === 'AnyTime' ? m.plan_any_time() : timeWord(time))
