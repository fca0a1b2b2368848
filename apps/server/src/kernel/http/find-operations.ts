/** Swagger UI's collections of operations, as far as they are read here. */
type Operation = {
  get: (key: 'method' | 'path') => string
  getIn: (keys: ['operation', string]) => string | undefined
}
type Operations = { filter: (keep: (operation: Operation) => boolean) => Operations; size: number }
type Group = { get: (key: 'operations') => Operations; set: (key: 'operations', found: Operations) => Group }
type Groups = {
  map: (change: (group: Group, tag: string) => Group) => Groups
  filter: (keep: (group: Group) => boolean) => Groups
}

/**
 * Operations matching every word of the phrase in tag, method, path, operation id, summary or description. Sent to the
 * browser as source text, so it must not use anything from outside itself.
 */
export function findOperations(groups: Groups, phrase: string): Groups {
  const words = phrase.toLowerCase().split(/\s+/)
  const told = ['operationId', 'summary', 'description']
  return groups
    .map((group, tag) => {
      const found = group.get('operations').filter((operation) => {
        const own = told.map((key) => operation.getIn(['operation', key]) ?? '')
        const texts = [tag, operation.get('method'), operation.get('path'), ...own]
        const text = texts.join(' ').toLowerCase()
        return words.every((word) => text.includes(word))
      })
      return group.set('operations', found)
    })
    .filter((group) => group.get('operations').size > 0)
}
