/** An element as it was read: its name without a prefix, its own text, and the elements in it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] }

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The text of the first element at a path; null if there is none, or it is empty or has elements in it. */
export function textAt(element: XmlElement, ...path: string[]): string | null {
  const [name, ...rest] = path
  if (name === undefined) return element.children.length > 0 ? null : element.text.trim() || null
  const [child] = childrenOf(element, name)
  return child ? textAt(child, ...rest) : null
}
