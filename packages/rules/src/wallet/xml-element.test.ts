import { expect, test } from 'vitest'
import { textAt } from './xml-element.ts'

const leaf = (name: string, text: string) => ({ name, text, attributes: {}, children: [] })
const root = {
  name: 'a',
  text: '',
  attributes: {},
  children: [
    { name: 'b', text: ' ', attributes: {}, children: [leaf('c', ' x '), leaf('c', 'y'), leaf('d', ' ')] },
    leaf('e', 'z'),
  ],
}

test.for([
  [['b', 'c'], 'x'],
  [['b', 'd'], null],
  [['b'], null],
  [['e'], 'z'],
  [['e', 'f'], null],
] as const)('the text at %o is %o', ([path, text]) => {
  expect(textAt(root, ...path)).toBe(text)
})
