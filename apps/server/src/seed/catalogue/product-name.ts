import { splitStrength } from '@salvia/rules/product/split-strength'

const noise = /[®™©]|\((?:R|TM|C)\)/g

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The product's name without leading brand, registration signs and double spaces. */
export function productName(printed: string, ...brands: string[]): string {
  const tidy = printed.replaceAll(noise, '').replaceAll(/\s+/g, ' ').trim()
  const bare = [...brands]
    .sort((a, b) => b.length - a.length)
    .reduce((name, brand) => name.replace(new RegExp(`^${escaped(brand)}[\\s,:-]+(?=\\S)`, 'i'), ''), tidy)
  const clean = bare.replace(/^[\s,:-]+|[\s,:-]+$/g, '')
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

const sizeAndTaste =
  /\b(natural(ly)?|flavou?r(ed|ing)?|unflavou?red|orange|lemon|lime|cherry|berry|mixed|vanilla|chocolate|peppermint|mint|strawberry|raspberry|grape|tropical|fruit|citrus|apple|peach)\b/gi

/** The common part of variants' names: without strength, flavour and form. */
export function variantKey(name: string): string {
  return splitStrength(name)
    .title.toLowerCase()
    .replaceAll(sizeAndTaste, ' ')
    .replaceAll(/\b(capsules?|caps|tablets?|tabs|softgels?|powder|liquid|lozenges?|gummies|drops?)\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
