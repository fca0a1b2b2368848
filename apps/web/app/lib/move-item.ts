/** Moves an entry to another index; unchanged if the index is invalid. */
export function moveItem<T>(list: T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, entry)
}
