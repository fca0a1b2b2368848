import type { DraftState } from '@salvia/contract/words/content'
import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { previewWords } from './preview-words.ts'

test.for<[DraftState[], () => string]>([
  [[], m.preview_of_drafts],
  [['Shown'], m.preview_of_drafts],
  [['None', 'Shown'], m.preview_of_drafts],
  [['Refused', 'Shown'], m.preview_of_some_drafts],
  [['Shown', 'Uncertain'], m.preview_of_some_drafts],
  [['None'], m.preview_no_drafts],
  [['None', 'Refused', 'Uncertain'], m.preview_drafts_refused],
  [['None', 'Uncertain'], m.preview_drafts_uncertain],
])('of %o', ([states, words]) => {
  expect(previewWords(states)).toBe(words())
})
