type Note = { notes: string; isNotePersonal: boolean }

const isPersonal = ({ notes, isNotePersonal }: Note): boolean => isNotePersonal && notes !== ''

/** Whether any item has a note that the code alone does not show. */
export const hasPersonalNotes = (items: Note[]): boolean => items.some(isPersonal)

/**
 * Items as the code alone shows them: a personal note is left out together with its mark, so that it cannot be told
 * which product has one.
 */
export const withoutPersonal = <I extends Note>(items: I[]): I[] =>
  items.map((item) => (item.isNotePersonal ? { ...item, notes: '', isNotePersonal: false } : item))
