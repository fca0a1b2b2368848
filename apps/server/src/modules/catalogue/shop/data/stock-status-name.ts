import type { StockStatus } from '@salvia/contract/catalogue/shop'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { stockStatusRank } from '@salvia/rules/product/stock-status'
import type { z } from 'zod'

const names: Record<LanguageCode, Record<ProductStockStatus, string>> = {
  en: {
    InStock: 'In stock',
    OnBackOrder: 'Back order',
    SpecialOrder: 'Special order',
    LimitedAvailability: 'Limited',
    OutOfStock: 'Out of stock',
    Discontinued: 'Discontinued',
    NotInCatalog: 'Not in our catalogue',
    Unknown: 'Availability unknown',
  },
  de: {
    InStock: 'Auf Lager',
    OnBackOrder: 'Wird nachbestellt',
    SpecialOrder: 'Auf Bestellung',
    LimitedAvailability: 'Begrenzt verfügbar',
    OutOfStock: 'Nicht vorrätig',
    Discontinued: 'Nicht mehr erhältlich',
    NotInCatalog: 'Nicht in unserem Sortiment',
    Unknown: 'Verfügbarkeit unbekannt',
  },
  nl: {
    InStock: 'Op voorraad',
    OnBackOrder: 'Wordt nageleverd',
    SpecialOrder: 'Op bestelling',
    LimitedAvailability: 'Beperkt leverbaar',
    OutOfStock: 'Niet op voorraad',
    Discontinued: 'Uit het assortiment',
    NotInCatalog: 'Niet in ons assortiment',
    Unknown: 'Beschikbaarheid onbekend',
  },
  fr: {
    InStock: 'En stock',
    OnBackOrder: 'En réapprovisionnement',
    SpecialOrder: 'Sur commande',
    LimitedAvailability: 'Quantité limitée',
    OutOfStock: 'En rupture',
    Discontinued: 'Arrêté',
    NotInCatalog: 'Hors catalogue',
    Unknown: 'Disponibilité inconnue',
  },
}

/** A stock status as calls answer it, by its name in a language. */
export const describeStockStatus = (
  id: ProductStockStatus,
  languageCode: LanguageCode,
): z.infer<typeof StockStatus> => ({
  id,
  name: names[languageCode][id],
  rank: stockStatusRank(id),
})
