import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { formatNumber } from '@salvia/rules/format/format'
import { formatAmount } from '@salvia/rules/format/format-measures'
import type { DeliveryFormatId, IntakeFormatId } from '@salvia/rules/label/formats'
import { readData } from '#kernel/data-file'
import { type Nutrient, nutrients } from '#modules/ingredients/index'

type Named = { id: string; names: Translated }
type Countable = Named & { pluralNames: Translated }

/** Vocabulary of product texts, in four languages. */
export type ShopWords = {
  intakeFormats: ReadonlyMap<string, Countable>
  deliveryFormats: ReadonlyMap<string, Countable & { sizeUnit: 'Piece' | 'Gram' | 'Milliliter' }>
  verifications: ReadonlyMap<string, Named>
  nutrients: ReadonlyMap<string, Nutrient>
}

const byId = <T extends { id: string }>(list: T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.id, item]))

export function readShopWords(): ShopWords {
  return {
    intakeFormats: byId(readData<Countable[]>('words/intake-formats.json')),
    deliveryFormats: byId(readData('words/delivery-formats.json')),
    verifications: byId(readData<Named[]>('words/product-verifications.json')),
    nutrients: nutrients(),
  }
}

/** `2 capsules`, `1 Messlöffel`, `2,5 ml`. */
export function servingText(
  words: ShopWords,
  serving: { amount: number; intakeFormatId: IntakeFormatId },
  language: LanguageCode,
): string {
  const format = words.intakeFormats.get(serving.intakeFormatId)
  const names = serving.amount > 1 ? format?.pluralNames : format?.names
  return `${formatNumber(serving.amount, language)} ${names?.[language] ?? serving.intakeFormatId}`
}

/** `3 capsules`, `1–2 Messlöffel`: what is taken a day. */
export function rangeText(
  words: ShopWords,
  { least, most, intakeFormatId }: { least: number; most: number; intakeFormatId: IntakeFormatId },
  language: LanguageCode,
): string {
  const text = servingText(words, { amount: most, intakeFormatId }, language)
  return least === most ? text : `${formatNumber(least, language)}–${text}`
}

const sizeSymbols = { Gram: 'g', Milliliter: 'ml' } as const

/** `60 capsules`, `250 g`: contents of a pack. */
export function packText(
  words: ShopWords,
  pack: { deliveryFormatId: DeliveryFormatId; deliveryFormatSize: number },
  language: LanguageCode,
): string {
  const format = words.deliveryFormats.get(pack.deliveryFormatId)
  if (!format) throw new Error(`unknown delivery format ${pack.deliveryFormatId}`)
  if (format.sizeUnit !== 'Piece')
    return `${formatAmount(pack.deliveryFormatSize, language)} ${sizeSymbols[format.sizeUnit]}`
  const counted = { amount: pack.deliveryFormatSize, intakeFormatId: pack.deliveryFormatId as IntakeFormatId }
  return servingText(words, counted, language)
}
