/**
 * Brings the keyboard to an entry of a list once it stands at its new place; to the section around the list when the
 * entry is gone. Entries are marked `data-entry`.
 */
export function focusEntry(entry: string, sectionId: string): void {
  requestAnimationFrame(() => {
    const handle = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"] button`)
    const section = document.getElementById(sectionId)
    if (handle) handle.focus()
    else section?.focus({ preventScroll: true })
  })
}
