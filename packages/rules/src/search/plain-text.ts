const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

const withoutLigatures = (text: string): string =>
  text.replaceAll(/[ßæœøłđ’]/g, (letter) => String(ligatures[letter]))

/** Lower case without accents, as the database's `plain_text` writes it: `Sélénium` and `SELENIUM` are one. */
export const plainText = (text: string): string =>
  withoutLigatures(text.toLowerCase()).normalize('NFKD').replaceAll(/\p{M}/gu, '')

const articles = /(?<![\p{L}\p{N}])[dl]'/gu
const namedByNumber = /(?<![\p{L}\p{N}])([a-z])-(\d{1,2})(?![\p{L}\p{N}.,])/gu
const spacedNumber =
  /(?<![\p{L}\p{N}])([bdkq]) (\d{1,2})(?![\p{L}\p{N}.,]| ?(?:mg|mcg|\u03bcg|g|iu|ie|ui|ml)(?!\p{L}))/gu
const vitaminSpaced = /(?<![\p{L}\p{N}])vit(?:\.[ -]?|[ -])(?=[abcdehk](?:[ -]?\d{1,2})?(?![\p{L}\p{N}]))/gu
const vitaminJoined = /(?<![\p{L}\p{N}])vit(?=(?:[bcdk]|[abcdehk]\d{1,2})(?![\p{L}\p{N}]))/gu
const vitaminLetter =
  /(?<![\p{L}\p{N}])(?:vitamin(?=[abcdhk]\d{0,2}(?![\p{L}\p{N}]))|vitamine(?=[abcdehk]\d{0,2}(?![\p{L}\p{N}])))/gu
const runTogether = /(?<![\p{L}\p{N}])([bdk]\d{1,2})(?=[bdk]\d{1,2}(?![\p{L}\p{N}]))/gu
const spelledOut = /(?<![\p{L}\p{N}])[a-z\d](?:-[a-z\d]){2,}(?![\p{L}\p{N}])/gu

/**
 * The words of a text in plain letters. `B-12`, `b 12` and `B12` are one word, as are `P-5-P` and `P5P`; `Vit. D`
 * and `vitd3` are vitamins, `vitaminc` is vitamin C, `D3K2` two words; French
 * articles are left out and an apostrophe joins (`lion's` is `lions`).
 */
export function plainWords(text: string): string[] {
  let plain = plainText(text)
  if (plain.includes("'")) plain = plain.replaceAll(articles, '').replaceAll("'", '')
  if (plain.includes('vit')) plain = joinVitamin(plain)
  if (/[-\d]/.test(plain)) plain = joinNumbers(plain)
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

const joinVitamin = (plain: string): string =>
  plain
    .replaceAll(vitaminSpaced, 'vitamin ')
    .replaceAll(vitaminJoined, 'vitamin ')
    .replaceAll(vitaminLetter, 'vitamin ')

const joinNumbers = (plain: string): string =>
  plain
    .replaceAll(runTogether, '$1 ')
    .replaceAll(spelledOut, (letters) => letters.replaceAll('-', ''))
    .replaceAll(namedByNumber, '$1$2')
    .replaceAll(spacedNumber, '$1$2')

const fillers: ReadonlySet<string> = new Set(
  'with and for from the of in mit und fur von der die das met voor van het en de du des le la les l et avec pour aux au'.split(
    ' ',
  ),
)

/** Content words of a text; all words if it only has stop words. */
export function contentWords(text: string): string[] {
  const words = plainWords(text.replaceAll(/(?<!\p{L})à(?!\p{L})/giu, ' '))
  const said = words.filter((word) => !fillers.has(word))
  return said.length > 0 ? said : words
}

/** German vowels written out: `Fischoel` for `Fischöl`, in plain letters. The same for words without any. */
export const foldUmlauts = (plainWord: string): string => plainWord.replaceAll(/([aou])e/g, '$1')

/** How the words of a text are written, by their plain letters; parts that are several plain words are left out. */
export function spellingsIn(text: string): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const written of text.split(/[\s,;:()[\]]+/)) {
    const words = contentWords(written)
    if (words.length === 1) spellings.set(words.join(''), written)
  }
  return spellings
}
