import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('cells are quoted where they need it, and none can be a formula', () => {
  const rows = [
    ['Name', 'Note'],
    ['Weiß, Hannah', 'said "yes"'],
    ['=1+1', '-2'],
    ['+49 761', '@cmd'],
    ['two\nlines', ''],
  ]
  expect(toCsv(rows)).toBe(
    '\u{FEFF}Name,Note\r\n"Weiß, Hannah","said ""yes"""\r\n\'=1+1,\'-2\r\n\'+49 761,\'@cmd\r\n"two\nlines",\r\n',
  )
})
