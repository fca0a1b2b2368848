import { readFileSync } from 'node:fs'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type Picture, previewOf } from './preview-of.ts'

const fileOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))

/** The entries that show pictures of the product. */
const showing = ['how-it-works-client', 'how-it-works-practitioner']

/** Width and height of a JPEG: they stand in its frame header, behind segments of a marker and a length. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (!/^ffc[0-3]/.test(bytes.toString('hex', at, at + 2))) at += 2 + bytes.readUInt16BE(at + 2)
  return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
}

const picturesIn = (value: unknown): Picture[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'src' in value ? [value as Picture] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

test('previews are told of a JPEG and the size that it has in its file', () => {
  const pictures = languages
    .flatMap((language) => showing.map((name) => fileOf(`data/content/${language}/${name}.json`).toString()))
    .flatMap((text) => picturesIn(JSON.parse(text)))
  expect(pictures.length).toBeGreaterThan(20)
  const told = pictures.map(previewOf).map(({ src, width, height }) => ({ src, width, height }))
  const known = pictures.map((picture) => {
    const src = picture.src.replace('.webp', '.jpg')
    return { src, ...sizeOfJpeg(fileOf(`apps/web/public${src}`)) }
  })
  expect(told).toEqual(known)
})

test('a picture that is drawn for previews has their size, one from elsewhere its own', () => {
  expect(previewOf({ src: '/images/content/1?width=640', width: 640, height: 480 })).toEqual({
    src: '/images/content/1?width=1280&height=640&format=jpeg&background=f7f7f5',
    width: 1280,
    height: 640,
  })
  const other = { src: 'https://cms.example/a.png', width: 640, height: 480 }
  expect(previewOf(other)).toEqual(other)
})
