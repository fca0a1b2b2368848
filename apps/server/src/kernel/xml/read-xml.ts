import type { XmlElement } from '@salvia/rules/wallet/xml-element'
import { create } from 'xmlbuilder2'

type DomNode = {
  nodeType: number
  localName?: string
  nodeValue?: string | null
  firstChild: DomNode | null
  nextSibling: DomNode | null
  attributes?: Iterable<{ localName: string; value: string }>
}

const ELEMENT = 1
const TEXTS = [3, 4]

/** Messages of banks are flat; a deeper document is none, and would exhaust the stack. */
const MOST_DEPTH = 40

function toElement(node: DomNode, depth: number): XmlElement {
  if (depth > MOST_DEPTH) throw new RangeError(`elements are ${MOST_DEPTH} deep`)
  const attributes = Object.fromEntries(
    [...(node.attributes ?? [])].map(({ localName, value }) => [localName, value]),
  )
  const element: XmlElement = { name: node.localName ?? '', text: '', attributes, children: [] }
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === ELEMENT) element.children.push(toElement(child, depth + 1))
    else if (TEXTS.includes(child.nodeType)) element.text += child.nodeValue ?? ''
  }
  return element
}

/** A document of XML as elements; null for any other text, and for one with a document type, which banks do not send. */
export function readXml(text: string): XmlElement | null {
  if (/<!DOCTYPE/i.test(text)) return null
  try {
    return toElement(create(text).root().node as unknown as DomNode, 1)
  } catch {
    return null
  }
}
