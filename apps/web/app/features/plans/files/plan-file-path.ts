import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** The files that a plan can be taken away as. */
export type PlanFile = 'plan.pdf' | 'plan.ics' | 'plan.svg'

/** Address of a plan's page, in the language of the page. */
export const planPagePath = (shareCode: string): string =>
  localPath(`/recommendations/${encodeURIComponent(shareCode)}`, getLocale())

/** Address of a plan's file, in the language of the page. */
export const planFilePath = (shareCode: string, file: PlanFile): string =>
  `${planPagePath(shareCode)}/${file}`
