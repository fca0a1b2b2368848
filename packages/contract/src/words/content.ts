/** The legal texts that are served as content. */
export const legalTexts = [
  'general-terms-conditions',
  'practitioner-terms-conditions',
  'privacy-policy',
  'withdrawal',
  'impressum',
] as const
export type LegalText = (typeof legalTexts)[number]
