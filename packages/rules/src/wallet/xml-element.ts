/** An element as it was read: its name without a prefix, its own text, its attributes and the elements in it. */
export type XmlElement = {
  name: string
  text: string
  attributes: Record<string, string>
  children: XmlElement[]
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The first element at a path; null if there is none. */
export function elementAt(element: XmlElement, ...path: string[]): XmlElement | null {
  const [name, ...rest] = path
  if (name === undefined) return element
  const [child] = childrenOf(element, name)
  return child ? elementAt(child, ...rest) : null
}

/** The text of the first element at a path; null if there is none, or it is empty or has elements in it. */
export function textAt(element: XmlElement, ...path: string[]): string | null {
  const found = elementAt(element, ...path)
  return found === null || found.children.length > 0 ? null : found.text.trim() || null
}
