const nutritionRows =
  /^(calories|calories from fat|total fat|saturated fat|trans fat|polyunsaturated fat|monounsaturated fat|cholesterol|sodium|total carbohydrates?|carbohydrates?|dietary fiber|(total |added )?sugars?|sugar alcohols?|protein)$/i

/** Rows of the nutrition panel, which are not what a supplement is taken for. */
export const isNutritionRow = (labelName: string): boolean => nutritionRows.test(labelName.trim())
