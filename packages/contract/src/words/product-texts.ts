/** Texts of a product in one language, before anyone wrote them. */
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
