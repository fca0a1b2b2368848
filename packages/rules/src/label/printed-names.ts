/** Trade names that labels print in the place of the nutrient whose amount stands beside them. */
const nutrientOfTrade: [RegExp, string][] = [[/^ferrochel\b/i, 'Iron']]

type Printed = { name: string; forms: string[] }

/** A trade name is a form of its nutrient, and stands beside it as other forms do. */
export function namedByNutrient<R extends Printed>(row: R): R {
  const nutrient = nutrientOfTrade.find(([trade]) => trade.test(row.name))?.[1]
  return nutrient === undefined ? row : { ...row, name: nutrient, forms: [row.name, ...row.forms] }
}

const heading = /:$|^(?:may )?contains? .*\b(?:of|following)$/i

/** Whether an entry of a list only introduces those after it: "Contains <2% of:". */
export const isHeading = (entry: string): boolean => heading.test(entry.trim())

const lastEntry = (list: string): string => list.replace(/^[\s\S]*(?:,(?!\d)|[;\n])/, '')

/** Whether a list of ingredients ends with a heading, so that those below it are not known. */
export const isCutShort = (list: string): boolean => isHeading(lastEntry(list))

/** A list of ingredients without a heading that nothing follows. */
export const withoutLastHeading = (list: string): string =>
  isCutShort(list) ? list.slice(0, list.length - lastEntry(list).length).replace(/[,;\s]+$/, '') : list
