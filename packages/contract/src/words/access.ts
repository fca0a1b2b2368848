/** Who may make a call; the words of the specification's call table. */
export const accessWords = [
  'public',
  'cart',
  'user',
  'practitioner',
  'approved',
  'owner',
  'admin',
  'accounting',
  'app',
] as const
export type Access = (typeof accessWords)[number]
