import { labelRows, listBrandNames } from '../modules/catalogue/index.ts'

/** The brands by name, for the reference data below the catalogue. */
export const brandNames = { listBrandNames }

/** Which labels state an ingredient, for the ingredients below the catalogue. */
export const ingredientLabels = { labelRows }
