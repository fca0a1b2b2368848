type Press = { detail: number; preventDefault: () => void; stopPropagation: () => void }

/**
 * Takes the second press of a double click from what was pressed. It would do what an answer to the first one proposes
 * before anybody has read that, or act on the next row, which has moved to where the first one was. For `onClickCapture`.
 */
export function ignoreSecondPress(event: Press): void {
  if (event.detail >= 2) ignorePress(event)
}

/** Takes a press from what it was meant for, as from a button that waits for an answer. For `onClickCapture`. */
export function ignorePress(event: Pick<Press, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault()
  event.stopPropagation()
}
