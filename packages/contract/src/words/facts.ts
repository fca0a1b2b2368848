import { allergens } from './search.ts'

/** What a product's record is asked for by name: the allergens of the law, and what diets leave out. */
export const factSubjects = [...allergens, 'Gelatin', 'Sugar'] as const
export type FactSubject = (typeof factSubjects)[number]

/**
 * How much of a label is known: its rows and its list of other ingredients, its rows only, one ingredient that the
 * product's name states, or nothing.
 */
export const labelKnowledges = ['Complete', 'Rows', 'Name', 'None'] as const
export type LabelKnowledge = (typeof labelKnowledges)[number]
