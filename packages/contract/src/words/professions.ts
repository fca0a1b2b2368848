/** Professions that a law may name. An admin sets a practitioner's, from the certificates that were checked. */
export const professions = [
  'Physician',
  'Dentist',
  'Pharmacist',
  'Midwife',
  'Nurse',
  'Physiotherapist',
  'Dietitian',
  'Nutritionist',
  'Naturopath',
  'Psychologist',
  'Other',
] as const
export type Profession = (typeof professions)[number]
