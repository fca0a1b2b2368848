type Place = {
  openKey: string
  /** The page's records in order. */
  keys: string[]
  /** Where the page stands among all records of the list. */
  page: { offset: number; count: number }
}

/** Which of all records of a list the open one is; null for one that the page does not show. */
export function listPosition({ openKey, keys, page }: Place): { at: number; count: number } | null {
  const at = keys.indexOf(openKey)
  return at < 0 ? null : { at: page.offset + at + 1, count: page.count }
}
