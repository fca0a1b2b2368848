/** Focuses a list entry after it moved, or the surrounding section if it is gone. Entries are marked `data-entry`. */
export function focusEntry(entry: string, sectionId: string): void {
  requestAnimationFrame(() => {
    const handle = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"] button`)
    const section = document.getElementById(sectionId)
    if (handle) handle.focus()
    else section?.focus({ preventScroll: true })
  })
}
