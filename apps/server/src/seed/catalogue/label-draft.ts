import { countedFormats, type DeliveryFormatId, deliveryFormat } from '@salvia/rules/label/formats'
import { packSize, readPrinted } from '@salvia/rules/label/net-contents'
import type { ProductDraft } from '../../modules/catalogue/index.ts'
import { brandName } from './brand-name.ts'
import { validEan } from './check-digit.ts'
import { completeDraft, type ProductFacts } from './complete-draft.ts'
import { ingredientRows } from './label-ingredients.ts'
import { labelTexts } from './label-texts.ts'
import { guessPackSize, sizeOfServing } from './pack-guess.ts'
import { productName } from './product-name.ts'
import { labelServing, type ServingFact } from './serving.ts'
import type { ShopWords } from './shop-words.ts'
import type { Label } from './source-records.ts'
import { demoStock, demoStockStatus } from './stock.ts'

const dietVerifications: Record<string, string> = {
  'Gluten Free': 'gluten-free',
  'Dairy Free': 'dairy-free',
  'Sugar Free': 'sugar-free',
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  Organic: 'organic',
  Kosher: 'kosher',
}

/** Products in the demo's plans, kept in stock so that a plan can be ordered completely. */
const showcase: ReadonlySet<number> = new Set([
  298074, 214224, 264116, 307738, 321969, 284189, 328470, 294040, 291783, 326246, 294000, 277695, 307728,
  312396, 313923, 326266, 328568, 255174, 322517, 304315,
])
/** The only unavailable product in a demo plan. */
const SHOWCASE_OUT_OF_STOCK = 308638

const formatOf = (label: Label): DeliveryFormatId => {
  const [serving] = label.servingSizes
  const units = [label.netContents, serving?.unit, serving?.notes].filter((unit) => unit).join(' ')
  return deliveryFormat(label.form, units) ?? 'capsule'
}

/** Counted by the piece by default: a label with pack and servings also implies the serving. */
function countedServing(label: Label, format: DeliveryFormatId, pieces: number | null): ServingFact {
  const servings = Number(label.servingsPerContainer)
  const exact = pieces && servings > 0 ? pieces / servings : 1
  const intakeFormatId = countedFormats.has(format) ? (format as ServingFact['intakeFormatId']) : 'gram'
  const isStated = pieces !== null && servings > 0 && Number.isInteger(exact)
  return { amount: isStated ? exact : 1, intakeFormatId, unitSize: null, isAssumed: !isStated, perDay: null }
}

type Pack = Pick<ProductFacts, 'deliveryFormatSize' | 'serving' | 'servingsPerContainer' | 'demoFilled'>

function packOf(label: Label, format: DeliveryFormatId, name: string): Pack {
  const key = `product:${label.dsldId}`
  const printed = packSize(readPrinted(label.netContents), format)
  const stated = labelServing(label.servingSizes[0], format, { key, name })
  const serving = stated ?? countedServing(label, format, printed)
  const servings = Number(label.servingsPerContainer) || null
  const fromServings = servings && serving.unitSize === null ? servings * serving.amount : null
  const deliveryFormatSize =
    printed ?? fromServings ?? guessPackSize(key, format, sizeOfServing(format, serving))
  const isPackKnown = printed !== null || fromServings !== null
  const isServingKnown = stated !== null || !serving.isAssumed
  const missing: [boolean, string][] = [
    [!isPackKnown, 'deliveryFormatSize'],
    [!isServingKnown, 'servingSizes'],
    [servings === null && !(isPackKnown && isServingKnown), 'servingsPerContainer'],
  ]
  return {
    deliveryFormatSize,
    serving,
    servingsPerContainer: servings,
    demoFilled: missing.filter(([isMissing]) => isMissing).map(([, field]) => field),
  }
}

const adminRecord = (label: Label): Record<string, unknown> => ({
  labelUrl: label.labelUrl,
  upcSku: label.upcSku,
  productType: label.productType,
  targetGroups: label.targetGroups,
  directions: label.directions,
  precautions: label.precautions,
  storage: label.storage,
  statements: label.statements,
  events: label.events,
  manufacturer: label.manufacturer,
})

function stockOf(label: Label, isSuperseded: boolean): ProductFacts['stock'] {
  if (isSuperseded) return demoStock(label.dsldId, 'NotInCatalog')
  if (label.dsldId === SHOWCASE_OUT_OF_STOCK) return demoStock(label.dsldId, 'OutOfStock')
  if (showcase.has(label.dsldId)) return demoStock(label.dsldId, 'InStock')
  return demoStock(label.dsldId, label.offMarket ? 'Discontinued' : demoStockStatus(label.dsldId))
}

/** The product of a label. A superseded label is an older edition of one in the catalogue: hidden, without EAN. */
export function labelDraft(label: Label, isSuperseded: boolean, words: ShopWords): ProductDraft {
  const brand = brandName(label.brandName)
  const name = productName(label.fullName, label.brandName, brand)
  const deliveryFormatId = formatOf(label)
  return completeDraft(
    {
      dsldId: label.dsldId,
      source: 'Label',
      name,
      brandName: brand,
      ean: isSuperseded ? null : validEan(label.upcSku),
      deliveryFormatId,
      ...packOf(label, deliveryFormatId, name),
      productType: label.productType,
      verificationIds: [...new Set(label.targetGroups.flatMap((group) => dietVerifications[group] ?? []))],
      ingredients: ingredientRows(label.ingredients),
      texts: labelTexts(label),
      labelRecord: adminRecord(label),
      stock: stockOf(label, isSuperseded),
      isHidden: isSuperseded,
    },
    words,
  )
}
