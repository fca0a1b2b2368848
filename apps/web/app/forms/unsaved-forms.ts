const unsaved = new Set<string>()

/** Registers whether a form has unsaved changes. */
export function markUnsaved(id: string, isUnsaved: boolean) {
  if (isUnsaved) unsaved.add(id)
  else unsaved.delete(id)
}

export const hasUnsaved = (): boolean => unsaved.size > 0
