import { takesLetters, usePageKeys } from '#app/lib/page-keys.ts'
import type { DraftControl } from './use-plan-draft.ts'

/** Whether focus is in a text, which the browser undoes by itself; an empty field of one line has nothing to undo. */
const isTyping = (): boolean => {
  const focused = document.activeElement
  return focused instanceof HTMLInputElement && focused.value !== '' && takesLetters(focused)
}

/** Undo and redo of the draft by keyboard, also in a choice; what is typed in a field is left to the browser. */
export function useUndoKeys({ undo, redo }: Pick<DraftControl, 'undo' | 'redo'>): void {
  const undoDraft = () => isTyping() || undo()
  const redoDraft = () => isTyping() || redo()
  usePageKeys(
    [
      ['mod+z', undoDraft, { preventDefault: false }],
      ['mod+shift+z', redoDraft, { preventDefault: false }],
      // With Command it is the history of the browser.
      ['ctrl+y', redoDraft, { preventDefault: false }],
    ],
    ({ tagName }) => tagName === 'TEXTAREA',
  )
}
