import { expect, test } from 'vitest'
import { nameOfType } from './name-of-type.ts'

test.for([
  ['how-to-take.html', 'application/pdf', 'how-to-take.pdf'],
  ['How to take.PDF', 'application/pdf', 'How to take.PDF'],
  ['diploma.pdf.exe', 'application/pdf', 'diploma.pdf.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['leaflet v1.2', 'application/pdf', 'leaflet v1.2.pdf'],
  ['.svg', 'image/png', 'file.png'],
  ['photo.jpg', 'image/webp', 'photo.webp'],
  ['salvia-products.csv', 'text/csv; charset=utf-8', 'salvia-products.csv'],
] as const)('%s of %s is called %s', ([name, contentType, called]) => {
  expect(nameOfType(name, contentType)).toBe(called)
})
