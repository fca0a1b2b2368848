/** Empty texts of a product in one language. */
export const noTexts = {
  shortDescription: '',
  description: '',
  suggestedIntake: '',
  shortSuggestedIntake: '',
  storageRequirements: '',
  nutritionalInformation: '',
  allergens: '',
  warnings: '',
  otherIngredients: '',
  servingSize: '',
}
