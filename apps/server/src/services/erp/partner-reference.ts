/** A practitioner's reference in an ERP. */
export const partnerReference = (practitionerId: string): string => `practitioner-${practitionerId}`
