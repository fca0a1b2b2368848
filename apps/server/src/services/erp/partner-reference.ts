/** What an ERP knows a practitioner by. */
export const partnerReference = (practitionerId: string): string => `practitioner-${practitionerId}`
