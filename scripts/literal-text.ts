import { parseSync } from '@swc/core'

/** Attributes that people read or hear. */
const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'description',
  'aria-label',
  'aria-description',
])

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const hasLetters = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text)

/** Literal text of a JSX child or attribute, excluding expressions. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression)
  if (node.type === 'ParenthesisExpression') return wordsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  if (node.type === 'BinaryExpression') return wordsOf(node.right)
  if (node.type === 'TemplateLiteral') return quasisOf(node).filter(hasLetters)
  const text = node.type === 'JSXText' || node.type === 'StringLiteral' ? node.value : undefined
  return hasLetters(text) ? [text.trim()] : []
}

function quasisOf({ quasis }: Node): unknown[] {
  return Array.isArray(quasis) ? quasis.filter(isNode).map(({ raw }) => raw) : []
}

function attributeName({ name }: Node): string {
  return isNode(name) && typeof name.value === 'string' ? name.value : ''
}

function literalsOf(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return Array.isArray(node.children) ? node.children.flatMap(wordsOf) : []
  return node.type === 'JSXAttribute' && spoken.has(attributeName(node)) ? wordsOf(node.value) : []
}

function walk(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(walk)
  if (typeof value !== 'object' || value === null) return []
  const own = isNode(value) ? literalsOf(value) : []
  return [...own, ...Object.values(value).flatMap(walk)]
}

/** Untranslated text in a component: between tags, or in an attribute that is read or heard. */
export const literalText = (source: string): string[] =>
  walk(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }).body)
