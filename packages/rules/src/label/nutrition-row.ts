const nutritionRows =
  /^(calories|calories from fat|total fat|saturated fat|trans fat|polyunsaturated fat|monounsaturated fat|cholesterol|sodium|total carbohydrates?|carbohydrates?|dietary fiber|(total |added )?sugars?|sugar alcohols?|protein)$/i

/** Nutrition-panel rows, which are not active ingredients. */
export const isNutritionRow = (labelName: string): boolean => nutritionRows.test(labelName.trim())
