export { type Nutrient, nrvPercent } from './nrv-percent.ts'
export { nutrientKey } from './nutrient-names.ts'
export { type LabelUnit, unitSymbols } from './unit-symbol.ts'
