/** The kinds of goods that the shop taxes apart. */
export const vatCategories = ['FoodSupplement', 'Standard'] as const
export type VatCategory = (typeof vatCategories)[number]
