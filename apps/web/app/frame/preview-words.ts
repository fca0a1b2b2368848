import type { DraftState } from '@salvia/contract/words/content'
import { m } from '#app/paraglide/messages.js'

/** What a page of a preview shows, by what became of the drafts of all that stands on it. */
export function previewWords(states: readonly DraftState[]): string {
  const has = (state: DraftState) => states.includes(state)
  const isWithheld = has('Refused') || has('Uncertain')
  if (has('Shown')) return isWithheld ? m.preview_of_some_drafts() : m.preview_of_drafts()
  if (has('Refused')) return m.preview_drafts_refused()
  if (has('Uncertain')) return m.preview_drafts_uncertain()
  return has('None') ? m.preview_no_drafts() : m.preview_of_drafts()
}
