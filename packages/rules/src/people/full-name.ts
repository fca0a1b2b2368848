/** A person's names as one text: what is empty or not known leaves no space behind. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): string => [firstName, lastName].filter(Boolean).join(' ')
