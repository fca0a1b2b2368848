const unsaved = new Set<string>()

/** Says of a form whether it holds what nobody has saved yet. */
export function markUnsaved(id: string, isUnsaved: boolean) {
  if (isUnsaved) unsaved.add(id)
  else unsaved.delete(id)
}

export const hasUnsaved = (): boolean => unsaved.size > 0
